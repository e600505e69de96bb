import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { onSite } from './on-site'

const test = onSite('versions')
const key = 'docs-preferred-version-default'

/** Opens the list of versions, on phones in the drawer; returns its links. */
async function openVersions(page: Page, isPhone: boolean) {
  if (!isPhone) {
    const button = page.getByRole('button', { name: /^Docs version/ })
    await button.focus()
    await page.keyboard.press('Enter')
    return page
      .getByRole('navigation', { name: 'Main' })
      .locator(`[id="${await button.getAttribute('aria-controls')}"] a`)
  }
  await page.getByRole('button', { name: 'Open menu' }).click()
  const group = page.getByRole('dialog').locator('details')
  await group.locator('summary').click()
  return group.getByRole('link')
}

test('the dropdown keeps page and hash, and says which versions lack the page', async ({ page, isMobile }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.goto('/help/phase/?pivot=2#manual-correction')
  const links = await openVersions(page, isMobile)
  await expect(links).toHaveText(['Next', '2.0', '1.0'])
  await expect(links.nth(1)).toHaveAttribute('aria-current', 'true')
  await expect(links.nth(2)).not.toHaveAttribute('aria-current')
  await links.nth(2).click()
  await expect(page).toHaveURL(/\/1\.0\/help\/phase\/\?pivot=2#manual-correction$/)
  await expect(page.getByRole('heading', { level: 2, name: 'Manual correction' })).toBeInViewport()
  await expect(page.locator('[data-version-badge]')).toHaveText('Version 1.0')

  await page.getByRole('main').getByRole('link', { name: 'the start' }).click()
  await expect(page).toHaveURL(/\/1\.0\/?$/)
  await page.goto('/1.0/legacy/jcamp/#blocks')
  const others = await openVersions(page, isMobile)
  await expect(others).toHaveText([/^Next.*start page$/, /^2\.0.*start page$/, '1.0'])
  await expect(others.nth(0)).toHaveAttribute('href', '/next/')
  await expect(others.nth(1)).toHaveAttribute('href', '/')
  await expect(others.nth(2)).toHaveAttribute('href', '/1.0/legacy/jcamp/#blocks')
  await others.nth(1).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start with 2.0')
  expect(errors).toEqual([])
})

test('outside the docs, links lead to the version the reader chose, in every tab', async ({
  page,
  isMobile,
  context,
}) => {
  test.skip(isMobile, 'the same links stand in the drawer')
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
  await page.goto('/blog/')
  await expectVersion('2.0', '')
  const other = await context.newPage()
  await other.goto('/blog/')
  await (await openVersions(other, false)).nth(2).click()
  await expect(other).toHaveURL(/\/1\.0\/?$/)
  expect(await other.evaluate((name) => localStorage.getItem(name), key)).toBe('1.0')

  await expectVersion('1.0', '/1\\.0'.replace('\\', ''))
  await links[0]?.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start with 1.0')
  // On a page of the docs its own version counts, whatever was chosen.
  await page.goto('/next/help/phase/')
  await expectVersion('Next', '/next')
  await page.goto('/about/')
  await expectVersion('1.0', '/1.0')
})

test('a chosen version that is gone is forgotten, and blocked storage does no harm', async ({ page, isMobile }) => {
  test.skip(isMobile, 'no difference')
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.addInitScript((name) => localStorage.setItem(name, '0.9'), key)
  await page.goto('/blog/')
  await expect(page.getByRole('button', { name: /^Docs version/ })).toContainText('2.0')
  await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).toBeNull()

  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await page.goto('/blog/')
  await (await openVersions(page, false)).nth(2).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start with 1.0')
  expect(errors).toEqual([])
})

test('each page says its version to readers, crawlers and search engines', async ({ page, isMobile }) => {
  test.skip(isMobile, 'no difference')
  const notice = page.getByRole('complementary', { name: 'Docs version' })
  const tell = async (address: string) => {
    await page.goto(address)
    const read = (selector: string, name: string) => page.locator(selector).first().getAttribute(name)
    return {
      version: await read('meta[name="docsearch:version"]', 'content'),
      tag: await read('meta[name="docsearch:docusaurus_tag"]', 'content'),
      canonical: (await read('link[rel="canonical"]', 'href'))?.replace('https://docs.example.org', ''),
      notice: (await notice.count()) === 0 ? '' : await notice.locator('p').first().innerText(),
      leads: (await notice.count()) === 0 ? '' : await notice.getByRole('link').getAttribute('href'),
    }
  }
  const old = { version: '1.0', tag: 'docs-default-1.0', notice: 'Version 1.0 is no longer maintained' }
  const next = { version: 'current', tag: 'docs-default-current', notice: 'Version Next is not released yet' }
  const last = { version: '2.0', tag: 'docs-default-2.0', notice: '', leads: '' }
  expect(await tell('/1.0/help/phase/')).toEqual({ ...old, canonical: '/help/phase/', leads: '/help/phase/' })
  await expect(page.locator('article').getByText('no longer maintained')).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/1\.0\/?$/,
  )
  await expect(page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last()).toHaveAttribute(
    'href',
    '/1.0/category/guide/',
  )
  await expect(page.getByRole('link', { name: 'processing' })).toHaveAttribute('href', '/1.0/tags/processing/')
  expect(await tell('/1.0/legacy/jcamp/')).toEqual({ ...old, canonical: '/1.0/legacy/jcamp/', leads: '/' })
  expect(await tell('/1.0/category/guide/')).toEqual({
    ...old,
    canonical: '/category/guide/',
    leads: '/category/guide/',
  })
  expect(await tell('/1.0/tags/')).toEqual({ ...old, canonical: '/tags/', leads: '/tags/' })
  await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toContainText('Legacy')
  expect(await tell('/next/help/denoise/')).toEqual({ ...next, canonical: '/next/help/denoise/', leads: '/' })
  expect(await tell('/help/phase/')).toEqual({ ...last, canonical: '/help/phase/' })
  await expect(page.locator('[data-version-badge]')).toHaveText('Version 2.0')
  expect(await tell('/blog/')).toMatchObject({ tag: 'default', notice: '' })
  await expect(page.locator('[data-version-badge]')).toHaveCount(0)

  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>https:\/\/docs\.example\.org([^<]*)/g)].map(([, path]) => path)
  expect(listed.filter((path) => /^\/(next|1\.0)/.test(path ?? ''))).toEqual([
    '/next/help/denoise/',
    '/next/tags/new/',
    '/1.0/legacy/jcamp/',
    '/1.0/tags/old/',
  ])
})

test('an unknown address below a version keeps to it, without a fault while the page becomes interactive', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'no difference')
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.goto('/1.0/no/such/page/')
  await expect(page.getByRole('button', { name: /^Docs version/ })).toContainText('1.0')
  const docs = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Docs', exact: true })
  await expect(docs).toHaveAttribute('href', /^\/1\.0\/?$/)
  expect(errors).toEqual([])
})
