import { expect, type Page } from '@playwright/test'
import { at, test } from './on-site'

const entries = (page: Page) => page.getByRole('main').getByRole('article')

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Blog recent posts navigation' })

test('lists ten posts per page, newest first, with summaries that link to posts, which link to their neighbours', async ({
  page,
}) => {
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

  await page.goto('blog/2024-10-16-newsletter/')
  const posts = page.getByRole('navigation', { name: 'Blog post page navigation' })
  await expect(posts.getByRole('link', { name: /^Newer post/ })).toHaveAttribute(
    'href',
    at('blog/2025-03-01-newsletter/'),
  )
  await posts.getByRole('link', { name: /^Older post/ }).click()
  await expect(page).toHaveURL(/\/blog\/2024\/06\/01\/second-post\/$/)
  await page.goto('blog/welcome/')
  await expect(posts.getByRole('link', { name: /^Older post/ })).toHaveCount(0)
  await expect(posts.getByRole('link', { name: /^Newer post/ })).toHaveAttribute(
    'href',
    at('blog/2023-08-01-newsletter/'),
  )
})

test('lists posts by year, tag and author, with links between the lists and to a readable feed', async ({ page }) => {
  await page.goto('blog/archive/')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    '2026',
    '2025',
    '2024',
    '2023',
    '2021',
  ])
  const main = page.getByRole('main')
  await expect(main.locator('time')).toHaveCount(14)
  await expect(main.getByText('October 16', { exact: true })).toBeVisible()
  await main.getByRole('link', { name: /^Shelfmark/ }).click()
  await expect(page).toHaveURL(/\/blog\/2024-10-16-newsletter\/$/)

  await page.goto('tags/')
  await expect(page).toHaveTitle('Tags | Bench documentation')
  await page.goto('blog/tags/')
  await expect(page).toHaveTitle('Tags | Blog | Bench documentation')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['B', 'D', 'I', 'N'])
  await page.getByRole('main').getByRole('link', { name: 'Info 2' }).click()
  await expect(heading(page)).toHaveText('2 posts tagged with “Info”')
  await expect(entries(page)).toHaveCount(2)
  await page.getByRole('link', { name: 'View all tags' }).click()
  await expect(page).toHaveURL(/\/blog\/tags\/$/)
  await page.goto('blog/tags/documentation/')
  await expect(heading(page)).toHaveText('One post tagged with “Documentation”')

  await page.goto('blog/authors/')
  await expect(page.getByText('12 posts')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'The team' }).click()
  await expect(page).toHaveURL(/\/blog\/authors\/team\/$/)
  await expect(heading(page)).toHaveText('Posts by The team')
  await expect(entries(page)).toHaveCount(10)

  await page.goto('blog/')
  const sections = page.getByRole('navigation', { name: 'Blog sections' })
  for (const [name, path] of Object.entries({ Archive: 'archive/', Tags: 'tags/', Authors: 'authors/', Blog: '' })) {
    await sections.getByRole('link', { name }).click()
    await expect(page).toHaveURL(new RegExp(`/blog/${path}$`))
    await expect(sections.locator('[aria-current="page"]')).toHaveText(name)
    await expect(sidebar(page).getByRole('link')).toHaveCount(14)
    await expect(sidebar(page).getByRole('list', { name: '2024' }).getByRole('link')).toHaveCount(5)
  }
  await page.goto('blog/tags/info/')
  await expect(sections.locator('[aria-current="true"]')).toHaveText('Tags')

  await page.goto('blog/')
  await page.getByRole('link', { name: 'Subscribe' }).click()
  await expect(page).toHaveURL(/\/blog\/rss\.xml$/)
  await expect(page.locator('channel > title')).toBeVisible()
  await expect(page.locator('item > title').first()).toHaveCSS('font-weight', '650')
  expect(
    await page
      .locator('item')
      .first()
      .evaluate((item) => item.textContent !== ''),
  ).toBe(true)
})

test('shows a post with author, tags, contents and edit link, and its mark in sidebar and navbar; prints the post only', async ({
  page,
}) => {
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

  await page.emulateMedia({ media: 'screen' })
  await page.goto('blog/welcome/')
  const current = sidebar(page).locator('[aria-current="page"]')
  await expect(current).toHaveText(/^Welcome/)
  await expect(current).toBeInViewport()
  await expect(sidebar(page).getByRole('link')).toHaveCount(14)
  await sidebar(page)
    .getByRole('link', { name: /^Shelfmark/ })
    .click()
  await expect(page).toHaveURL(/\/blog\/2024-10-16-newsletter\/$/)
  await expect(current).toHaveCount(1)
  await expect(current).toHaveText(/^Shelfmark/)
})
