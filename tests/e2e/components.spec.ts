import { expect } from '@playwright/test'
import { onSite } from './on-site'

const test = onSite('components')

test('components of the content are written into the page, by name and by import, with their styles', async ({
  page,
}) => {
  const failures: string[] = []
  page.on('console', (message) => message.type() === 'error' && failures.push(message.text()))
  page.on('pageerror', (error) => failures.push(error.message))
  await page.goto('/')
  const panel = page.locator('section', { hasText: 'By its name' })
  await expect(panel).toContainText('Text inside a panel.')
  await expect(panel).toHaveCSS('padding', '7px')
  await expect(panel).toHaveCSS('border-style', 'dashed')
  const bars = page.locator('ul', { hasText: 'CDCl3: 0.605' })
  await expect(bars).toContainText('DMSO: 0.208')
  await expect(bars).toHaveCSS('padding-inline-start', '31px')
  await expect(page.getByText('A hint without types.')).toHaveCSS('letter-spacing', '3px')
  await expect(page.getByRole('img', { name: 'A dot' })).toHaveJSProperty('complete', true)
  expect(await page.getByRole('img', { name: 'A dot' }).evaluate((dot: HTMLImageElement) => dot.naturalWidth)).not.toBe(
    0,
  )
  await expect(page.getByText('acetone, benzene, up to 12 ppm.')).toBeVisible()
  await expect(page.getByText('3 solvents')).toBeVisible()
  await panel.getByRole('link', { name: 'Plain page' }).click()
  await expect(page).toHaveURL(/\/plain\/$/)
  expect(failures).toEqual([])
})

test('client components run in the browser, with their styles, and keep what stands between their tags', async ({
  page,
}) => {
  await page.goto('/plain')
  await page.getByRole('link', { name: 'Components', exact: true }).first().click()
  const counter = page.getByRole('button', { name: /^Count/ })
  await expect(counter).toHaveText('Count 4')
  await expect(page.locator('[data-width]')).toHaveText('This window is wide.')
  await expect(page.getByText('Waiting')).toHaveCount(0)
  await counter.click()
  await expect(counter).toHaveText('Count 5')
  await expect(counter).toHaveCSS('color', 'rgb(120, 0, 90)')
  await expect(counter).toHaveCSS('min-width', '150px')
  const folded = page.locator('[data-folded]')
  await expect(folded.locator('em')).toHaveText('fold')
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(folded).toHaveCount(0)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(folded.locator('em')).toHaveText('fold')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('client components show what they show at first', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Count 4' })).toBeVisible()
    await expect(page.locator('[data-folded] em')).toHaveText('fold')
    await expect(page.getByText('Waiting')).toBeVisible()
  })
})
