import { expect } from '@playwright/test'
import { test } from './on-site'
import { openComplete } from './waiting'

// Its refusal by the tests would be a complaint.
test.use({ serviceWorkers: 'allow' })

const features = '/tutorial-basics/markdown-features/'

test('a page of a Docusaurus site works without a complaint', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  await openComplete(page, features)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Markdown features')
  await expect(page.getByText('is a colour. 2 is two.')).toBeVisible()
  await expect(page.getByText('Even more')).toBeHidden()
  await page.locator('#main').getByText('More', { exact: true }).click()
  await expect(page.getByText('Even more')).toBeVisible()
  expect(complaints).toEqual([])
})

test('the address says which tab is open, from the first paint on and after each choice', async ({ page }) => {
  await page.goto(`${features}?os=win`)
  const [first, second] = [page.getByRole('tablist').first(), page.getByRole('tablist').nth(1)]
  for (const group of [first, second])
    await expect(group.getByRole('tab', { name: 'Windows' })).toHaveAttribute('aria-selected', 'true')
  await second.getByRole('tab', { name: 'macOS' }).click()
  await expect(page).toHaveURL(/\?os=mac$/)
  // A group that does not write its own choice into the address keeps the one there true.
  await first.getByRole('tab', { name: 'Windows' }).click()
  await expect(page).toHaveURL(/\?os=win$/)
  await page.reload()
  await expect(second.getByRole('tab', { name: 'Windows' })).toHaveAttribute('aria-selected', 'true')
})

test('the address of a heading opens the tab that holds it', async ({ page }) => {
  await page.goto(`${features}?os=mac#keys-of-windows`)
  await expect(page.getByRole('heading', { name: 'Keys of Windows' })).toBeInViewport()
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Keys of macOS' }).click()
  await expect(page.getByRole('heading', { name: 'Keys of macOS' })).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'Keys of Windows' })).toBeHidden()
})
