import { expect, type Page } from '@playwright/test'
import { test } from './on-site'
import { openComplete } from './waiting'

const card = (page: Page) => page.locator('#term')
const term = (page: Page) => page.locator('.prose a[href*="/glossary/#"]').first()

test('a term shows what it means on hover, which one can move onto, and Escape takes it away', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openComplete(page, '/help/phase/')
  expect(asked).not.toContain('/glossary/')
  await term(page).hover()
  await expect(card(page)).toBeVisible()
  await expect(card(page)).toContainText((await term(page).getAttribute('href'))?.split('#')[1]?.split('-')[0] ?? '?', {
    ignoreCase: true,
  })
  const [link, shown] = await Promise.all([term(page).boundingBox(), card(page).boundingBox()])
  const isApart =
    (shown?.y ?? 0) >= (link?.y ?? 0) + (link?.height ?? 0) || (shown?.y ?? 0) + (shown?.height ?? 0) <= (link?.y ?? 0)
  expect(isApart).toBe(true)
  await card(page).hover()
  await expect(card(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card(page)).toHaveCount(0)
})

test('so does the focus of the keyboard, and Enter follows the link', async ({ page }) => {
  await openComplete(page, '/help/phase/')
  await page.keyboard.press('Tab')
  await term(page).focus()
  await expect(card(page)).toBeVisible()
  await expect(term(page)).toHaveAttribute('aria-describedby', 'term')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/glossary\/#/)
  await expect(card(page)).toHaveCount(0)
})
