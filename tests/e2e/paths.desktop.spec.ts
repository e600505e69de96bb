import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { testSiteDir } from '../sites'
import { onSite } from './on-site'
import { openSearch, searchRows } from './search'

const test = onSite('moved')

test('links, navbar, versions and languages lead to addresses below the paths of docs and blog', async ({ page }) => {
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
  await page.goto('/docs/')
  await page.getByRole('button', { name: /Language/ }).click()
  await page.getByRole('link', { name: 'Français' }).click()
  await expect(page).toHaveURL(/\/fr\/docs\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction en français')
  await page.getByRole('link', { name: 'Blog', exact: true }).first().click()
  await expect(page).toHaveURL(/\/fr\/news\/$/)
  await page.goto('/docs/old/')
  await expect(page).toHaveURL(/\/docs\/guide\/first\/$/)
  expect(missing).toEqual([])
})

test('the blog is read, listed and followed at its own path, without a full load', async ({ page }) => {
  await page.goto('/docs/')
  await page.evaluate(() => Object.assign(window, { kept: true }))
  await page.getByRole('link', { name: 'Blog', exact: true }).first().click()
  await expect(page).toHaveURL(/\/news\/$/)
  await page.getByRole('link', { name: 'Hello', exact: true }).first().click()
  await expect(page).toHaveURL(/\/news\/2024\/05\/01\/hello\/$/)
  await page.getByRole('link', { name: 'docs', exact: true }).click()
  await expect(page).toHaveURL(/\/docs\/$/)
  expect(await page.evaluate(() => 'kept' in window)).toBe(true)
  for (const path of ['/news/tags/releases/', '/news/authors/ada/', '/news/archive/']) {
    expect((await page.request.get(path)).status(), path).toBe(200)
  }
  expect((await page.request.get('/blog/')).status()).toBe(404)
})

test('search, feeds, sitemap and edit links name the same addresses', async ({ page }) => {
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
