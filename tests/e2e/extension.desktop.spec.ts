import { expect } from '@playwright/test'
import { test } from './on-site'

const address = 'tutorial-extras/pictures'

test('a component of the site is shown with its styles and behaviour', async ({ page }) => {
  await page.goto(`${address}/`)
  const tally = page.getByRole('button', { name: 'Counted molecules' })
  await expect(tally).toHaveText('Counted molecules: 3')
  await expect(tally).toHaveCSS('font-variant-numeric', 'tabular-nums')
  await expect(async () => {
    await tally.click()
    expect(await tally.textContent()).not.toBe('Counted molecules: 3')
  }).toPass()
})

test('a component of the site is in the Markdown export and in the search', async ({ request }) => {
  const text = async (path: string) => (await request.get(path)).text()
  expect(await text(`${address}.md`)).toMatch(/## A component of the site\n\nCounted molecules: 3\n/)
  expect(await text('search-index.json')).toContain('{"text":"Counted molecules"}')
})
