import { expect, type Page } from '@playwright/test'
import { test } from './on-site'

const entries = (page: Page) => page.getByRole('main').getByRole('article')

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('an address in the blog that leads nowhere gets the designed page', async ({ page }) => {
  const response = await page.goto('/blog/2024-10-17-newsletter')
  expect(response?.status()).toBe(404)
  await expect(heading(page)).toHaveText('Page Not Found')
})

test('the blog shows ten posts a page, the newest first', async ({ page }) => {
  await page.goto('/blog/')
  await expect(entries(page)).toHaveCount(10)
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

test('an entry says what a post is about, and leads to it', async ({ page }) => {
  await page.goto('/blog/page/2/')
  const entry = entries(page).filter({ hasText: 'Welcome' })
  await expect(entry.getByText('April 18, 2021')).toBeVisible()
  await expect(entry.getByText('2 min read')).toBeVisible()
  await expect(entry.getByRole('link', { name: 'The team' })).toHaveAttribute('href', '/blog/authors/team/')
  await expect(entry.getByRole('link', { name: 'Documentation', exact: true })).toHaveAttribute(
    'href',
    '/blog/tags/documentation/',
  )
  await expect(entry.locator('[id]')).toHaveCount(0)
  await expect(entry.getByRole('heading', { name: 'Where to begin' })).toHaveCount(0)
  await entry.getByRole('link', { name: /^Read more about Welcome/ }).click()
  await expect(page).toHaveURL(/\/blog\/welcome\/$/)
  await expect(heading(page)).toHaveText(/^Welcome/)
  await expect(page.getByRole('heading', { name: 'Where to begin' })).toBeVisible()
})

test('from post to post, newer and older', async ({ page }) => {
  await page.goto('/blog/2024-10-16-newsletter/')
  const posts = page.getByRole('navigation', { name: 'Blog post page navigation' })
  await expect(posts.getByRole('link', { name: /^Newer post/ })).toHaveAttribute('href', '/blog/2025-03-01-newsletter/')
  await posts.getByRole('link', { name: /^Older post/ }).click()
  await expect(page).toHaveURL(/\/blog\/2024\/06\/01\/second-post\/$/)
  await page.goto('/blog/welcome/')
  await expect(posts.getByRole('link', { name: /^Older post/ })).toHaveCount(0)
  await expect(posts.getByRole('link', { name: /^Newer post/ })).toHaveAttribute('href', '/blog/2023-08-01-newsletter/')
})

test('a day is the same day in every time zone', async ({ browser, baseURL }) => {
  for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    const context = await browser.newContext({ timezoneId, ...(baseURL && { baseURL }) })
    const page = await context.newPage()
    await page.goto('/blog/2024-01-01-newsletter/')
    await expect(page.getByRole('article').getByText('January 1, 2024', { exact: true })).toBeVisible()
    await context.close()
  }
})

test('the archive groups all posts by year', async ({ page }) => {
  await page.goto('/blog/archive/')
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
})

test('tags by letter, with counts, lead to their posts and back', async ({ page }) => {
  await page.goto('/tags/')
  await expect(page).toHaveTitle('Tags | Bench documentation')
  await page.goto('/blog/tags/')
  await expect(page).toHaveTitle('Tags | Blog | Bench documentation')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['B', 'D', 'I', 'N'])
  await page.getByRole('main').getByRole('link', { name: 'Info 2' }).click()
  await expect(heading(page)).toHaveText('2 posts tagged with "Info"')
  await expect(entries(page)).toHaveCount(2)
  await page.getByRole('link', { name: 'View all tags' }).click()
  await expect(page).toHaveURL(/\/blog\/tags\/$/)
  await page.goto('/blog/tags/documentation/')
  await expect(heading(page)).toHaveText('One post tagged with "Documentation"')
})

test('authors lead to their posts', async ({ page }) => {
  await page.goto('/blog/authors/')
  await expect(page.getByText('12 posts')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'The team' }).click()
  await expect(page).toHaveURL(/\/blog\/authors\/team\/$/)
  await expect(heading(page)).toHaveText('Posts by The team')
  await expect(entries(page)).toHaveCount(10)
})

test('each way to look at the blog leads to the others', async ({ page }) => {
  await page.goto('/blog/')
  const sections = page.getByRole('navigation', { name: 'Blog sections' })
  for (const [name, path] of Object.entries({ Archive: 'archive/', Tags: 'tags/', Authors: 'authors/', Blog: '' })) {
    await sections.getByRole('link', { name }).click()
    await expect(page).toHaveURL(new RegExp(`/blog/${path}$`))
    await expect(sections.locator('[aria-current="page"]')).toHaveText(name)
  }
  await page.goto('/blog/tags/info/')
  await expect(sections.locator('[aria-current="true"]')).toHaveText('Tags')
})

test('the feeds are named by every page, and served as what they are', async ({ page, request }) => {
  for (const route of ['/blog/', '/blog/tags/info/', '/blog/welcome/']) {
    await page.goto(route)
    const feeds = page.locator('link[rel="alternate"]')
    expect(await feeds.evaluateAll((links) => links.map((link) => link.getAttribute('type')))).toEqual([
      'application/rss+xml',
      'application/atom+xml',
      'application/feed+json',
    ])
  }
  const types = { 'rss.xml': /xml/, 'atom.xml': /xml/, 'feed.json': /json/ }
  for (const [name, type] of Object.entries(types)) {
    const response = await request.get(`/blog/${name}`)
    expect(response.status()).toBe(200)
    expect(response.headers()['content-type']).toMatch(type)
    expect(await response.text()).toContain('https://docs.example.org/blog/2026-05-19-newsletter/')
  }
})

test('a feed that is opened in a browser is readable', async ({ page }) => {
  await page.goto('/blog/')
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

test('search engines are told what a post is', async ({ page }) => {
  await page.goto('/blog/2024-10-16-newsletter/')
  const written = await page.locator('script[type="application/ld+json"]').textContent()
  expect(JSON.parse(written ?? '')).toMatchObject({
    '@type': 'BlogPosting',
    url: 'https://docs.example.org/blog/2024-10-16-newsletter/',
    datePublished: '2024-10-16',
    headline: await heading(page).textContent(),
  })
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article')
  await expect(page.locator('meta[property="article:published_time"]')).toHaveAttribute('content', '2024-10-16')
  await expect(page.locator('meta[name="docsearch:docusaurus_tag"]')).toHaveAttribute('content', 'default')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    'https://docs.example.org/blog/2024-10-16-newsletter/',
  )
})

test('a printed post is the post alone', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/blog/2026-03-05-newsletter/')
  await expect(heading(page)).toBeVisible()
  await expect(page.getByText('Keepers of the bench')).toBeVisible()
  for (const name of ['Blog post page navigation', 'On this page', 'Main']) {
    await expect(page.getByRole('navigation', { name })).toBeHidden()
  }
})
