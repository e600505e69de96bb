import { expect, type Page } from '@playwright/test'
import { test } from './on-site'
import { heading } from './parts'
import { openUntilIdle } from './waiting'

/** One page of each kind; the frame is the only one of its site. */
const kinds = {
  'a doc': 'help/ft/',
  'a doc with a frame': 'tutorial-extras/frames/',
  'a category': 'category/2d-spectra/',
  'a glossary': 'glossary/',
  'the tags of docs': 'tags/',
  'a tag of docs': 'tags/writing/',
  'a list of posts': 'blog/',
  'a post': 'blog/2024/06/01/second-post/',
  'the archive': 'blog/archive/',
  'the tags of posts': 'blog/tags/',
  'the search page': 'search/?q=phase',
}

test.beforeEach(({ page }) =>
  page.route('https://frames.example.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>A bench</h1>' }),
  ),
)

for (const [kind, start] of Object.entries(kinds)) {
  test(`stays in the document on links in the text of ${kind}`, async ({ page }) => {
    await openUntilIdle(page, start)
    const title = (await heading(page).textContent()) ?? ''
    await markDocument(page)
    const hrefs = await listPages(page, '#main')
    expect(hrefs).not.toEqual([])
    for (const href of hrefs) {
      const left = page.url()
      await page.locator(`#main a[href="${href}"]:visible`).first().click()
      await expectArrival(page, new URL(href, left))
      if (page.url() === left) continue
      await page.goBack({ waitUntil: 'commit' })
      await expect(heading(page)).toHaveText(title)
      expect(await isMarked(page), `Back from ${href}`).toBe(true)
    }
  })
}

test('stays in the document on the way out of the not-found page', async ({ page, siteUrl }) => {
  await openUntilIdle(page, 'no/such/page/')
  await markDocument(page)
  await page.getByRole('link', { name: 'Go to the start page' }).click()
  await expectArrival(page, new URL(siteUrl))
})

test('stays in the document on links of the sidebar', async ({ page }) => {
  await openUntilIdle(page, 'tutorial-extras/frames/')
  await page.getByRole('button', { name: 'Expand all' }).click()
  await markDocument(page)
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
  const hrefs = await listPages(page, 'nav[aria-label="Docs sidebar"]')
  expect(hrefs.length).toBeGreaterThan(5)
  for (const href of hrefs) {
    await sidebar.locator(`a[href="${href}"]:visible`).first().click()
    await expectArrival(page, new URL(href, page.url()))
  }
})

/**
 * The pages of the site that a part of the page links to, one of each folder, with and without a hash or query: a unit test checks which
 * addresses are followed, and `page-format.test.ts` that every page can be swapped in.
 */
function listPages(page: Page, part: string): Promise<string[]> {
  return page.locator(`${part} a:visible:not([target])`).evaluateAll((links) => {
    const isPage = ({ origin, pathname }: HTMLAnchorElement) => origin === location.origin && pathname.endsWith('/')
    const byFolder = new Map<string, string>()
    for (const link of links as HTMLAnchorElement[]) {
      const folder = link.pathname.replace(/[^/]*\/$/, '')
      const href = link.getAttribute('href')
      if (href !== null && isPage(link)) byFolder.set(`${folder}${link.search && '?'}${link.hash && '#'}`, href)
    }
    return [...byFolder.values()]
  })
}

async function expectArrival(page: Page, { href, pathname }: URL): Promise<void> {
  await expect(page).toHaveURL(href)
  const canonical = page.locator(`link[rel=canonical][href$="//docs.example.org${pathname}"]`)
  await expect(canonical).toBeAttached()
  expect(await isMarked(page), href).toBe(true)
}

async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isMarked: true }))
}

async function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'isMarked' in window)
}
