import { expect, type Page } from '@playwright/test'
import { at, test } from './on-site'
import { heading } from './parts'

const entries = (page: Page) => page.getByRole('main').getByRole('article')

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Blog recent posts navigation' })

test('lists ten posts per page, newest first, and leads to the older and newer ones', async ({ page }) => {
  await page.goto('blog/')
  await expect(entries(page)).toHaveCount(10)
  await expect(sidebar(page).locator('[aria-current]')).toHaveCount(0)
  const days = await entries(page)
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''))
  expect(days).toEqual([...days].sort().reverse())
  const pages = page.getByRole('navigation', { name: 'Blog list page navigation' })
  await expect(pages.getByRole('link', { name: 'Newer entries' })).toHaveCount(0)
  await pages.getByRole('link', { name: 'Older entries' }).click()
  await expect(page).toHaveURL(/\/blog\/page\/2\/$/)
  await expect(page).toHaveTitle('Blog, page 2 | Bench documentation')
  await expect(entries(page)).not.toHaveCount(10)
  await pages.getByRole('link', { name: 'Newer entries' }).click()
  await expect(page).toHaveURL(/\/blog\/$/)
})

test('shows a summary of a post in the list, and leads to the whole', async ({ page }) => {
  await page.goto('blog/page/2/')
  const entry = entries(page).filter({ hasText: 'Welcome' })
  await expect(entry.getByText('April 18, 2021')).toBeVisible()
  await expect(entry.getByText('2 min read')).toBeVisible()
  await expect(entry.getByRole('link', { name: 'The team' })).toHaveAttribute('href', at('blog/authors/team/'))
  await expect(entry.getByRole('link', { name: 'Documentation', exact: true })).toHaveAttribute(
    'href',
    at('blog/tags/documentation/'),
  )
  await expect(entry.locator('[id]')).toHaveCount(0)
  await expect(entry.getByRole('heading', { name: 'Where to begin' })).toHaveCount(0)
  await entry.getByRole('link', { name: /^Read more about Welcome/ }).click()
  await expect(page).toHaveURL(/\/blog\/welcome\/$/)
  await expect(heading(page)).toHaveText(/^Welcome/)
  await expect(page.getByRole('heading', { name: 'Where to begin' })).toBeVisible()
})

test('leads from a list to the others, and marks the current one', async ({ page }) => {
  await page.goto('blog/')
  const sections = page.getByRole('navigation', { name: 'Blog sections' })
  for (const [name, path] of Object.entries({ Archive: 'archive/', Tags: 'tags/', Authors: 'authors/', Blog: '' })) {
    await sections.getByRole('link', { name }).click()
    await expect(page).toHaveURL(new RegExp(`/blog/${path}$`))
    await expect(sections.locator('[aria-current="page"]')).toHaveText(name)
    await expect(sidebar(page).getByRole('link')).toHaveCount(14)
    await expect(sidebar(page).getByRole('list', { name: '2024' }).getByRole('link')).toHaveCount(5)
  }
})

test('shows the feed to a reader who follows its link', async ({ page }) => {
  await page.goto('blog/')
  await page.getByRole('link', { name: 'Subscribe' }).click()
  await expect(page).toHaveURL(/\/blog\/rss\.xml$/)
  await expect(page.locator('channel > title')).toBeVisible()
  await expect(page.locator('item > title').first()).toHaveCSS('font-weight', '650')
  await expect(page.locator('item').first()).not.toBeEmpty()
})

test('shows a post with author, tags, contents and edit link, of which paper shows only the post', async ({ page }) => {
  await page.goto('blog/2026-03-05-newsletter/')
  const post = page.getByRole('article')
  await expect(post.locator('time')).toHaveAttribute('datetime', '2026-03-05')
  await expect(post.getByText('Keepers of the bench')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Newsletter', exact: true })).toHaveAttribute(
    'rel',
    'tag',
  )
  await expect(page.getByRole('navigation', { name: 'On this page' })).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    /\/content\/blog\/2026-03-05-newsletter\.md$/,
  )

  await page.emulateMedia({ media: 'print' })
  await expect(heading(page)).toBeVisible()
  await expect(post.getByText('Keepers of the bench')).toBeVisible()
  for (const name of ['Blog post page navigation', 'On this page', 'Main']) {
    await expect(page.getByRole('navigation', { name })).toBeHidden()
  }
})

test('marks the post in the sidebar, also after a navigation', async ({ page }) => {
  await page.goto('blog/welcome/')
  const current = sidebar(page).locator('[aria-current="page"]')
  await expect(current).toHaveText(/^Welcome/)
  await expect(current).toBeInViewport()
  await sidebar(page)
    .getByRole('link', { name: /^Shelfmark/ })
    .click()
  await expect(page).toHaveURL(/\/blog\/2024-10-16-newsletter\/$/)
  await expect(current).toHaveText(/^Shelfmark/)
})
