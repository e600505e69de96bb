import { expect } from '@playwright/test'
import { openVersions } from './dropdowns'
import { test as onEveryKind, onSite } from './on-site'
import { watchErrors } from './waiting'

const test = onSite('versions')

const key = 'docs-preferred-version-default'

test('links to the chosen version from pages outside the docs, in every tab', async ({ page, context }) => {
  const bar = page.getByRole('navigation', { name: 'Main' })
  const links = ['Docs', 'Phase'].map((name) => bar.getByRole('link', { name, exact: true }))
  const expectVersion = async (label: string, prefix: string) => {
    await expect(bar.getByRole('button', { name: /^Docs version/ })).toContainText(label)
    await expect(bar.getByRole('link', { name: label, exact: true })).toHaveAttribute(
      'href',
      new RegExp(`^${prefix}/?$`),
    )
    await expect(links[1] as (typeof links)[number]).toHaveAttribute('href', `${prefix}/help/phase/`)
  }
  await page.goto('blog/')
  await expectVersion('2.0', '/sub')
  const other = await context.newPage()
  await other.goto('blog/')
  await (await openVersions(other, false)).nth(2).click()
  await expect(other).toHaveURL(/\/1\.0\/?$/)
  expect(await other.evaluate((name) => localStorage.getItem(name), key)).toBe('1.0')

  await expectVersion('1.0', '/sub/1.0')
  await links[0]?.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start with 1.0')
  // A page of the docs overrides the choice.
  await page.goto('next/help/phase/')
  await expectVersion('Next', '/sub/next')
  await page.goto('about/')
  await expectVersion('1.0', '/sub/1.0')
})

onEveryKind('stores the choice on a site with a single version', async ({ page }) => {
  await page.goto('/help/phase/')
  await page.getByRole('button', { name: /Next/ }).press('Enter')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Next' }).click()
  await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).toBe('current')
})

test('forgets a chosen version that is gone, and works while storage is blocked', async ({ page }) => {
  const errors = watchErrors(page)
  await page.addInitScript((name) => localStorage.setItem(name, '0.9'), key)
  await page.goto('blog/')
  await expect(page.getByRole('button', { name: /^Docs version/ })).toContainText('2.0')
  await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).toBeNull()

  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await page.goto('blog/')
  await (await openVersions(page, false)).nth(2).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start with 1.0')
  expect(errors).toEqual([])
})

test('shows the version of a page to readers, crawlers and search engines', async ({ page }) => {
  const notice = page.getByRole('complementary', { name: 'Docs version' })
  const describe = async (address: string) => {
    await page.goto(address)
    const read = (selector: string, name: string) => page.locator(selector).first().getAttribute(name)
    return {
      version: await read('meta[name="docsearch:version"]', 'content'),
      tag: await read('meta[name="docsearch:docusaurus_tag"]', 'content'),
      canonical: (await read('link[rel="canonical"]', 'href'))?.replace('https://docs.example.org', ''),
      notice: (await notice.count()) === 0 ? '' : await notice.locator('p').first().innerText(),
      link: (await notice.count()) === 0 ? '' : await notice.getByRole('link').getAttribute('href'),
    }
  }
  const old = { version: '1.0', tag: 'docs-default-1.0', notice: 'Version 1.0 is no longer maintained' }
  const next = { version: 'current', tag: 'docs-default-current', notice: 'Version Next is not released yet' }
  const last = { version: '2.0', tag: 'docs-default-2.0', notice: '', link: '' }
  expect(await describe('1.0/help/phase/')).toEqual({ ...old, canonical: '/sub/help/phase/', link: '/sub/help/phase/' })
  await expect(page.locator('article').getByText('no longer maintained')).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/sub\/1\.0\/?$/,
  )
  await expect(page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last()).toHaveAttribute(
    'href',
    '/sub/1.0/category/guide/',
  )
  await expect(page.getByRole('link', { name: 'processing' })).toHaveAttribute('href', '/sub/1.0/tags/processing/')
  expect(await describe('1.0/legacy/jcamp/')).toEqual({ ...old, canonical: '/sub/1.0/legacy/jcamp/', link: '/sub/' })
  expect(await describe('1.0/category/guide/')).toEqual({
    ...old,
    canonical: '/sub/category/guide/',
    link: '/sub/category/guide/',
  })
  expect(await describe('1.0/tags/')).toEqual({ ...old, canonical: '/sub/tags/', link: '/sub/tags/' })
  await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toContainText('Legacy')
  expect(await describe('next/help/denoise/')).toEqual({ ...next, canonical: '/sub/next/help/denoise/', link: '/sub/' })
  expect(await describe('help/phase/')).toEqual({ ...last, canonical: '/sub/help/phase/' })
  await expect(page.locator('[data-version-badge]')).toHaveText('Version 2.0')
  expect(await describe('blog/')).toMatchObject({ tag: 'default', notice: '' })
  await expect(page.locator('[data-version-badge]')).toHaveCount(0)

  const sitemap = await (await page.request.get('sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>https:\/\/docs\.example\.org([^<]*)/g)].map(([, path]) => path)
  expect(listed.filter((path) => /^\/sub\/(next|1\.0)/.test(path ?? ''))).toEqual([
    '/sub/next/help/denoise/',
    '/sub/next/tags/new/',
    '/sub/1.0/legacy/jcamp/',
    '/sub/1.0/tags/old/',
  ])
})

test('defines a term in the version of the page', async ({ page }) => {
  await page.goto('')
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  const term = page.locator('.prose').getByRole('link', { name: 'term' })
  await term.hover()
  await expect(page.locator('#term')).toContainText('The phase in 2.0.')
  await (await openVersions(page, false)).nth(2).click()
  await expect(page).toHaveURL(/\/1\.0\/?$/)
  await term.hover()
  await expect(page.locator('#term')).toContainText('The phase in 1.0.')
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})

test('keeps the version on its not-found pages', async ({ page }) => {
  const errors = watchErrors(page)
  await page.goto('1.0/no/such/page/')
  await expect(page.getByRole('button', { name: /^Docs version/ })).toContainText('1.0')
  const docs = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Docs', exact: true })
  await expect(docs).toHaveAttribute('href', /^\/sub\/1\.0\/?$/)
  expect(errors).toEqual([])
})
