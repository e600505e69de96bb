import { expect, type Page } from '@playwright/test'
import { onSite } from './on-site'
import { openSearch, search, searchRows } from './search'
import { watchLoads } from './waiting'

const test = onSite('plain')

const tree = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' })

test('pages that stay as Next wrote them run React without a complaint, and everything works in them', async ({
  page,
}) => {
  const complaints: string[] = []
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(page.locator('html')).not.toHaveAttribute('data-light')
  expect(await page.locator('script[src*="/_next/static/"]').count()).toBeGreaterThan(0)

  const root = page.locator('html')
  const choice = String(await root.getAttribute('data-theme-choice'))
  await page.locator('[data-color-mode-toggle]').click()
  await expect(root).not.toHaveAttribute('data-theme-choice', choice)
  const dropdown = page.getByRole('navigation', { name: 'Main' }).locator('button[aria-expanded]').last()
  await dropdown.focus()
  await page.keyboard.press('ArrowDown')
  await expect(dropdown).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(dropdown).toHaveAttribute('aria-expanded', 'false')

  await openSearch(page)
  await search(page, 'first steps')
  await expect(searchRows(page).first()).toBeVisible()
  await page.keyboard.press('Escape')
  expect(complaints).toEqual([])
})

test('a link is a full load, and what the reader chose is there again', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const loads = watchLoads(page)
  const link = tree(page).locator('a:not([aria-current])').first()
  const href = await link.getAttribute('href')
  await link.click()
  await expect(page).toHaveURL(new RegExp(`${href}$`))
  await expect(tree(page).locator('[aria-current=page]')).toHaveAttribute('href', String(href))
  expect(loads).toEqual([href])
})
