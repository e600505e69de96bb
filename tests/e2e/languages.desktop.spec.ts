import { expect, type Page } from '@playwright/test'
import { readTexts as readInterface } from '../../lib/content/locales/read-texts'
import { onSite } from './on-site'
import { watchFaults } from './waiting'

const test = onSite('languages')

/** All visible and spoken texts of a page, except those marked as English. */
function readTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const attributes = ['aria-label', 'title', 'placeholder', 'alt']
    return [...document.querySelectorAll('body *:not(script, style)')]
      .filter((element) => element.closest('[lang]')?.getAttribute('lang') === 'fr')
      .flatMap((element) => [
        ...attributes.map((name) => element.getAttribute(name)),
        ...[...element.childNodes]
          .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
          .map((node) => node.textContent),
      ])
      .flatMap((text) => text?.trim() || [])
  })
}

// Words that are the same in both languages.
const readLeftovers = async () => {
  const english = (await readInterface('content', 'en')).templates
  const french = (await readInterface('content', 'fr')).templates
  return Object.entries(english).flatMap(([key, text]) => (key in french && french[key] !== text ? [text] : []))
}

test('leaves no English text around French pages', async ({ page, siteUrl }) => {
  const leftovers = await readLeftovers()
  const faults = watchFaults(page, siteUrl)
  const paths = ['', 'guide/phase/', 'guide/integrals/', 'category/guide/', 'tags/', 'tags/processing/', 'about/']
  const blogPaths = ['', 'archive/', 'tags/', 'tags/news/', 'authors/', 'authors/team/', '2024/03/01/news/']
  for (const path of [...paths, ...blogPaths.map((path) => `blog/${path}`)]) {
    await page.goto(`/fr/${path}`)
    const texts = await readTexts(page)
    expect(texts, path).toContain('Aller au contenu principal')
    expect(
      texts.filter((text) => leftovers.includes(text) || /\b(Docs|pages? of|posts?|read)\b/i.test(text)),
      path,
    ).toEqual([])
  }
  expect(faults).toEqual([])
  await page.goto('/fr/no/such/page')
  await expect(page.getByRole('link', { name: 'Français' }).first()).toHaveAttribute('href', '/fr/')
})

test('uses translations, and falls back to the original', async ({ page, request }) => {
  await page.goto('/fr/')
  await expect(page).toHaveTitle('Commencer | Pics')
  const bar = page.getByRole('navigation', { name: 'Principale' })
  await expect(bar.getByRole('link', { name: 'Documentation' })).toHaveAttribute('href', '/fr/')
  await expect(bar.getByRole('link', { name: 'Journal' })).toHaveAttribute('href', '/fr/blog/')
  await expect(page.getByRole('region', { name: 'Annonce' })).toContainText('Nouveau : le guide.')
  await expect(page.getByRole('contentinfo').last()).toContainText('Droits d’auteur')
  const menu = page.getByRole('navigation', { name: 'Sommaire de la documentation' })
  await expect(menu.getByRole('link', { name: 'Guide pratique' })).toHaveAttribute('href', '/fr/category/guide/')
  const picture = await page.locator('article img').getAttribute('src')
  expect(picture).toMatch(/^\/fr\/assets\/line\.\w+\.svg$/)
  expect((await request.get(picture ?? '')).status()).toBe(200)
  for (const [hreflang, path] of [
    ['en', ''],
    ['fr', 'fr/'],
    ['ar', 'ar/'],
    ['x-default', ''],
  ]) {
    await expect(page.locator(`link[hreflang="${hreflang}"]`)).toHaveAttribute('href', `https://example.org/${path}`)
  }
  // After a navigation, too.
  await menu.getByRole('link', { name: 'Guide pratique' }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Correction de phase/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Correction de phase')
  await expect(page.getByRole('link', { name: 'Traitement' })).toHaveAttribute('href', '/fr/tags/processing/')
  await expect(page.locator('article').getByText('Astuce', { exact: true })).toBeVisible()
  await page.goto('/fr/blog/')
  await expect(page.locator('time').last()).toHaveText('1 mars 2024')
  await expect(page.getByRole('link', { name: 'Suivre le journal' })).toHaveAttribute('href', '/fr/blog/rss.xml')
  await expect(page.getByRole('link', { name: 'News of May', exact: true }).first()).toHaveAttribute('lang', 'en')
})

test('has feeds, redirects and interface texts per language', async ({ page, request, siteUrl }) => {
  const read = async (path: string) => (await request.get(path)).text()
  const feed = await read('/fr/blog/rss.xml')
  expect(feed).toContain('<language>fr</language>')
  expect(feed).toContain('https://example.org/fr/blog/2024/03/01/news/')
  expect(feed).not.toContain('News of May')
  expect(await read('/robots.txt')).toContain('Sitemap: https://example.org/fr/sitemap.xml')
  await page.goto('/fr/old')
  await expect(page).toHaveURL(`${siteUrl}fr/guide/phase/`)
  const loaded: string[] = []
  for (const path of ['/', '/fr/']) {
    await page.goto(path)
    const files = await page.locator('script[src]').evaluateAll((all) => all.map((each) => each.getAttribute('src')))
    loaded.push((await Promise.all([path, ...files].map((file) => read(file ?? '')))).join(''))
  }
  expect(loaded.map((text) => text.includes('Collapse sidebar'))).toEqual([true, false])
  expect(loaded.map((text) => text.includes('Replier le sommaire'))).toEqual([false, true])
})

test('marks an untranslated page and its language', async ({ page, request }) => {
  await page.goto('/fr/guide/integrals/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.getByRole('main').getByRole('complementary')).toContainText(
    'Cette page n’est pas encore traduite. Elle est affichée dans la langue d’origine : anglais.',
  )
  const article = page.locator('article')
  await expect(article).toHaveAttribute('lang', 'en')
  await expect(article).toHaveAttribute('dir', 'ltr')
  await expect(article.getByRole('heading', { level: 1 })).toHaveText('Integrals')
  await expect(article.getByRole('link', { name: 'phase correction' })).toHaveAttribute(
    'href',
    '/fr/guide/phase/#by-hand',
  )
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', 'https://example.org/guide/integrals/')
  await expect(page.locator('link[hreflang]')).toHaveCount(0)
  expect(await (await request.get('/fr/sitemap.xml')).text()).not.toContain('integrals')
  await expect(page.locator('meta[name="docsearch:language"]')).toHaveAttribute('content', 'fr')
  for (const lang of await page.locator('a[href="/fr/guide/integrals/"]:not([hreflang])').all())
    await expect(lang).toHaveAttribute('lang', 'en')
})
