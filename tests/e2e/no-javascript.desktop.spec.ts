import { expect } from '@playwright/test'
import { test } from './on-site'

test.use({ javaScriptEnabled: false })

test('links the docs tree, the table of contents and the main pages, and redirects a former address', async ({
  page,
}) => {
  await page.goto('')
  const tree = page.getByRole('navigation', { name: 'Docs sidebar' })
  await expect(tree.getByRole('link', { name: 'Phase correction' })).toBeVisible()
  await expect(page.getByText('Expand all')).toBeHidden()
  await tree.getByRole('link', { name: 'Admonitions' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admonitions')
  await page.goto('help/concepts')
  await expect(page).toHaveURL(/\/general\/global_concepts\/$/)

  await page.goto('search?q=phase')
  await expect(page.locator('noscript p')).toContainText('needs JavaScript')
  await expect(page.getByRole('searchbox')).toBeHidden()
  await page.getByRole('navigation', { name: 'Main pages' }).getByRole('link', { name: 'Glossary' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glossary')

  await page.goto('help/phase/')
  const tools = page.getByRole('group', { name: 'Tools for this page' })
  await tools.getByText('Page', { exact: true }).click()
  await expect(tools.getByRole('link')).toHaveText(['Report a mistake', 'View as Markdown'])
  await expect(tools.locator('button').filter({ visible: true })).toHaveCount(0)
  await expect(page.locator('[data-tree] input')).toBeHidden()
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(1)
  await expect(link).toBeVisible()
  await link.click()
  await expect(page).toHaveURL(/#.+/)
})

test('lists the contents of a page after its first paragraph on phones', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('help/phase/')
  const parts = ['article h1', 'article h1 + p', '[data-toc] ul', 'article h2']
  const tops = await Promise.all(parts.map(async (part) => (await page.locator(part).first().boundingBox())?.y ?? 0))
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
})

test('shows every tab panel and folded answers, and no button that needs scripts', async ({ page }) => {
  await page.goto('contribute-to-doc/markdown_features/')
  for (const panel of await page.locator('[role="tabpanel"]').all()) await expect(panel).toBeVisible()
  const exercise = (text: string) => page.getByRole('group', { name: 'Exercise' }).filter({ hasText: text })
  const chosen = exercise('pivot')
  await expect(chosen.getByText('the first order').first()).toBeVisible()
  await expect(chosen.getByRole('button')).toHaveCount(0)
  await expect(exercise('Two lines').getByRole('textbox')).toHaveCount(0)
  await chosen.getByText('Show the answer').click()
  await expect(chosen.getByText('grows with the distance')).toBeVisible()

  await expect(page.getByRole('button', { name: /mode$/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Copy code/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Open menu' })).toHaveCount(0)
})
