import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { testSiteDir } from '../sites'
import { onSite } from './on-site'
import { openSearch, searchRows } from './search'
import { watchFaults } from './waiting'

const moved = onSite('moved')
const onBasePath = onSite('versions')

moved('links docs, blog and versions below their own paths', async ({ page }) => {
  const missing: string[] = []
  page.on('response', (response) => response.status() >= 400 && missing.push(response.url()))
  await page.goto('/')
  await page.getByRole('link', { name: 'Read the docs' }).click()
  await expect(page).toHaveURL(/\/docs\/$/)
  await page.getByRole('link', { name: 'By address' }).click()
  await expect(page).toHaveURL(/\/docs\/guide\/first\/#second$/)
  await page.getByRole('button', { name: /Docs version/ }).click()
  await page.getByRole('link', { name: '1.0', exact: true }).click()
  await expect(page).toHaveURL(/\/docs\/1\.0\/guide\/first\/(#second)?$/)
  await page.getByRole('link', { name: 'Blog', exact: true }).first().click()
  await expect(page).toHaveURL(/\/news\/$/)
  await page.goto('/docs/old/')
  await expect(page).toHaveURL(/\/docs\/guide\/first\/$/)
  expect(missing).toEqual([])
})

moved('navigates between docs and blog at their own paths without a full load', async ({ page }) => {
  await page.goto('/docs/')
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.getByRole('link', { name: 'Blog', exact: true }).first().click()
  await expect(page).toHaveURL(/\/news\/$/)
  await page.getByRole('link', { name: 'Hello', exact: true }).first().click()
  await expect(page).toHaveURL(/\/news\/2024\/05\/01\/hello\/$/)
  await page.getByRole('link', { name: 'docs', exact: true }).click()
  await expect(page).toHaveURL(/\/docs\/$/)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  for (const path of ['/news/tags/releases/', '/news/authors/ada/', '/news/archive/']) {
    expect((await page.request.get(path)).status(), path).toBe(200)
  }
  expect((await page.request.get('/blog/')).status()).toBe(404)
})

moved('uses these paths in search, feeds, sitemap and edit links', async ({ page }) => {
  await page.goto('/docs/')
  await openSearch(page, 'zebras')
  await expect(searchRows(page).getByRole('link').first()).toHaveAttribute('href', /\/docs\/guide\/first\/#second$/)
  const read = (file: string) => readFile(`${testSiteDir('moved')}/${file}`, 'utf8')
  for (const feed of ['news/rss.xml', 'news/atom.xml', 'news/feed.json']) {
    expect(await read(feed), feed).toContain('https://docs.example.org/news/2024/05/01/hello/')
  }
  const sitemap = await read('sitemap.xml')
  for (const path of ['docs/', 'docs/guide/first/', 'news/', 'news/2024/05/01/hello/']) {
    expect(sitemap).toContain(`<loc>https://docs.example.org/${path}</loc>`)
  }
  expect(sitemap).not.toMatch(/example\.org\/(blog|guide)\//)
  await page.goto('/news/2024/05/01/hello/')
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    'https://github.com/example/docs/edit/main/blog/2024-05-01-hello.md',
  )
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /example\.org\/news\/2024\/05\/01\/hello\/$/,
  )
})

onBasePath('works below a base path and requests nothing outside it', async ({ page, siteUrl }) => {
  const faults = watchFaults(page, siteUrl)
  await page.goto(siteUrl)
  await page.getByRole('main').getByRole('link', { name: 'pictures', exact: true }).click()
  await expect(page).toHaveURL(`${siteUrl}guide/pictures/`)
  await expect(page.getByRole('main').locator('img')).toHaveCount(4)
  const widths = await page.locator('main img').evaluateAll((images) =>
    Promise.all(
      images.map(async (image) => {
        if (!(image instanceof HTMLImageElement)) return 0
        image.loading = 'eager'
        await image.decode()
        return image.naturalWidth
      }),
    ),
  )
  expect(widths).toEqual([120, 60, 60, 120])

  await page.getByRole('main').getByRole('link', { name: 'start', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start with 2.0')
  expect(new URL(page.url()).pathname).toMatch(/^\/sub\/?$/)
  for (const name of ['file as it is', 'one beside the page']) {
    const href = await page.getByRole('link', { name }).getAttribute('href')
    expect((await page.request.get(new URL(href ?? '', siteUrl).href)).status(), name).toBe(200)
  }
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click()
  await page.getByRole('main').getByRole('link', { name: 'First' }).click()
  await expect(page).toHaveURL(`${siteUrl}blog/2024/01/01/first/`)
  await page.goto(`${siteUrl}old`)
  await expect(page).toHaveURL(`${siteUrl}guide/pictures/#second`)
  expect(faults).toEqual([])

  await page.goto(`${siteUrl}no/such/page`)
  await page.getByRole('link', { name: 'Go to the start page' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start with 2.0')
})

onBasePath('writes the base path into sitemap, feeds and metadata', async ({ request, siteUrl }) => {
  const read = async (path: string) => (await request.get(`${siteUrl}${path}`)).text()
  expect(await read('sitemap.xml')).toContain('<loc>https://docs.example.org/sub/guide/pictures/</loc>')
  expect(await read('robots.txt')).toContain('Sitemap: https://docs.example.org/sub/sitemap.xml')
  expect(await read('blog/rss.xml')).toContain('<link>https://docs.example.org/sub/blog/2024/01/01/first/</link>')
  const html = await read('guide/pictures/')
  expect(html).toContain('rel="canonical" href="https://docs.example.org/sub/guide/pictures/"')
  expect(html).toMatch(/property="og:image" content="https:\/\/docs\.example\.org\/sub\/assets\/line\.\w+\.svg"/)
  expect(html).toContain('href="/sub/favicon.svg"')
})
