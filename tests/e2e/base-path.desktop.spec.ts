import { expect } from '@playwright/test'
import { onSite } from './on-site'
import { watchFaults } from './waiting'

const test = onSite('versions')

test('a site below a path works by address and by click, and asks for nothing outside', async ({ page, siteUrl }) => {
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

test('what machines read names the path', async ({ request, siteUrl }) => {
  const read = async (path: string) => (await request.get(`${siteUrl}${path}`)).text()
  expect(await read('sitemap.xml')).toContain('<loc>https://docs.example.org/sub/guide/pictures/</loc>')
  expect(await read('robots.txt')).toContain('Sitemap: https://docs.example.org/sub/sitemap.xml')
  expect(await read('blog/rss.xml')).toContain('<link>https://docs.example.org/sub/blog/2024/01/01/first/</link>')
  const html = await read('guide/pictures/')
  expect(html).toContain('rel="canonical" href="https://docs.example.org/sub/guide/pictures/"')
  expect(html).toMatch(/property="og:image" content="https:\/\/docs\.example\.org\/sub\/assets\/line\.\w+\.svg"/)
  expect(html).toContain('href="/sub/favicon.svg"')
})
