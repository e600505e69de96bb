import { expect, test } from '@playwright/test'
import { createSourceResolver } from '@/lib/content/links/source-resolver'
import type { DocPage } from '@/lib/content/page'
import { readSite } from '@/lib/content/read-site'
import { siteConfigSchema } from '@/lib/site/config'
import { originalLocale, siteLocales } from '@/lib/site/locale'
import { formatProblem } from '@/lib/site/problems/problems'
import { createTexts } from '@/lib/site/texts'
import { publishApart } from '@/tests/own-assets'
import { writeFolder } from '@/tests/write-folder'
import { originalPath, translationPaths } from './translation'

const settings = `locales:
  - code: en
  - code: fr
  - code: he
    dir: rtl
navbar:
  items:
    - {type: docSidebar, sidebarId: tutorialSidebar, label: Docs}
    - {label: More, items: [{label: News, to: /blog}]}
docs: {lastUpdateTime: false}
`

/** Reads a site in French; its problems are returned as printed, with short paths. */
async function readFrench(files: Record<string, string>, locale = 'fr') {
  const folder = await writeFolder('content', { 'site.yml': settings, 'i18n/he/strings.yml': '', ...files })
  process.env.CONTENT_DIR = folder
  const site = await readSite(locale)
  const problems = site.problems.map((problem) => formatProblem(problem).replaceAll(`${folder}/`, '').split('\n')[0])
  return { site, problems, page: (permalink: string) => site.pageByPermalink.get(permalink) as DocPage, folder }
}

publishApart()

const start = '---\nslug: /\ntitle: Start\nsidebar_label: Begin\nsidebar_position: 1\n---\nText.\n'
const phase = '---\nslug: turn\nid: p\ntags: [a]\n---\n# Phase\n\nText.\n'

test('takes texts from the translation, address and order from the original', async () => {
  const { page, problems, site } = await readFrench({
    'docs/start.md': start,
    'docs/10-help/phase.md': phase,
    'i18n/fr/docs/start.md': '---\ntitle: Début\n---\nTexte.\n',
    'i18n/fr/docusaurus-plugin-content-docs/current/10-help/phase.md':
      '---\nslug: tourner\ntags: [b]\n---\n# La phase\n',
    'i18n/fr/docs/10-help/_category_.yml': 'label: Aide\n',
  })
  expect(page('/')).toMatchObject({ title: 'Début', description: 'Texte.', translations: ['en', 'fr'] })
  expect(page('/')).not.toMatchObject({ language: expect.anything() })
  expect(page('/help/turn')).toMatchObject({
    id: 'help/p',
    title: 'La phase',
    tags: [{ label: 'a' }],
  })
  const [sidebar] = Object.values(site.versions[0]?.sidebars ?? {})
  expect(sidebar?.map(({ label }) => label)).toEqual(['Début', 'Aide'])
  expect(problems.filter((problem) => problem?.includes('cannot change'))).toEqual([
    'i18n/fr/docusaurus-plugin-content-docs/current/10-help/phase.md:2:1  warning: A translation cannot change "slug", from which addresses are made: it has no effect. Remove it: a page has one address in all languages.',
    'i18n/fr/docusaurus-plugin-content-docs/current/10-help/phase.md:3:1  warning: A translation cannot change "tags", from which addresses are made: it has no effect. Translate the labels of the tags, in tags.yml.',
  ])
})

test('reads several languages at once, each with its texts', async () => {
  const folder = await writeFolder('content', {
    'site.yml': settings,
    'docs/start.md': start,
    'i18n/fr/docs/start.md': '---\ntitle: Début\n---\nTexte.\n',
    'i18n/he/strings.yml': 'previous: הקודם\n',
  })
  process.env.CONTENT_DIR = folder
  const sites = await Promise.all([undefined, 'fr', 'he'].map((locale) => readSite(locale)))
  expect(sites.map(({ pageByPermalink }) => pageByPermalink.get('/')?.title)).toEqual(['Start', 'Début', 'Start'])
  expect(sites.map(({ texts }) => texts.t('previous'))).toEqual(['Previous', 'Précédent', 'הקודם'])
  expect(sites.map(({ config }) => config.baseUrl)).toEqual(['/', '/fr/', '/he/'])
})

test('uses the original for a page without a translation, or with an unfinished one', async () => {
  const { page, site } = await readFrench({
    'docs/start.md': start,
    'docs/other.md': '# Other',
    'i18n/fr/docs/other.md': '---\ndraft: true\n---\n# Autre',
  })
  for (const permalink of ['/', '/other']) {
    expect(page(permalink)).toMatchObject({ language: { code: 'en', dir: 'ltr' } })
    expect(page(permalink)).not.toMatchObject({ translations: expect.anything() })
  }
  expect(site.versions[0]?.sidebars.tutorialSidebar?.[0]).toMatchObject({ label: 'Begin', lang: 'en' })
  expect(page('/').previous).toBeUndefined()
  expect(page('/').next).toMatchObject({ title: 'Other', lang: 'en' })
})

test('finds files beside a page from its translation, translated ones first', async () => {
  const { site, page, folder } = await readFrench({
    'docs/start.md': start,
    'docs/other.md': '# Other',
    'docs/plot.csv': 'en',
    'docs/table.csv': 'en',
    'i18n/fr/docs/start.md': 'Texte.',
    'i18n/fr/docs/table.csv': 'fr',
    'i18n/fr/docs/only.csv': 'fr',
  })
  const resolver = createSourceResolver(site, page('/'))
  expect(page('/').file).toBe(`${folder}/i18n/fr/docs/start.md`)
  expect(await resolver.link('./other.md')).toEqual({ ok: { kind: 'internal', href: '/other' } })
  const addresses = await Promise.all(['./plot.csv', './table.csv', './only.csv'].map((file) => resolver.asset(file)))
  const sources = addresses.map((asset) => ('ok' in asset ? asset.ok.src : asset.problem.message))
  expect(sources).toEqual(['plot', 'table', 'only'].map((name) => expect.stringContaining(`/fr/assets/${name}.`)))
  expect(sources[1]?.split('.')[1]).toBe(sources[2]?.split('.')[1])
})

test('merges settings, relabels lists, and reports mistakes at their locations', async () => {
  const { site, problems } = await readFrench({
    'docs/start.md': start,
    'i18n/fr/site.yml':
      'title: Titre\nurl: https://example.fr\ntagline: 1\nlabels:\n  Docs: Documentation\n  Nws: Nouvelles\n',
    'i18n/fr/docs/stray.md': '# Perdu',
    'i18n/fr/strings.yml': 'previos: x\nnext: "Suivant {count}"\npostCount:\n  one: un\n  more: "{count}"\n',
    'i18n/de/docs/start.md': 'Text.',
  })
  expect(site.config).toMatchObject({ title: 'Titre', locale: 'fr', baseUrl: '/fr/', url: 'http://localhost:3000' })
  expect(site.navbar[0]).toMatchObject({ label: 'Documentation', href: '/' })
  expect(problems).toEqual([
    'i18n/fr/site.yml:2:1  error: "url" is the same in all languages. Write it in the site.yml of the content.',
    'i18n/fr/site.yml:6:3  error: No label or title of the settings is "Nws". Did you mean "News"? Available labels: Docs, More, News, Titre.',
    'i18n/fr/site.yml:3:10  error: "tagline" is the number 1. Write text, in quotes if it looks like something else.',
    'i18n/de  warning: The translations in this folder are not shown: the site does not have the language. Add "- code: de" to "locales" in site.yml, or remove the folder. Its languages are: en, fr, he.',
    'i18n/fr/strings.yml:1:1  error: The interface has no text "previos". Write "previous".',
    'i18n/fr/strings.yml:2:7  error: "next" has no value {count}. Write it out.',
    'i18n/fr/strings.yml:4:3  error: "more" is not a plural form. Write some of: zero, one, two, few, many, other.',
    'i18n/fr/docs/stray.md  warning: The file translates docs/stray.md, which does not exist, and is not shown. Rename it to translate docs/start.md, or remove it.',
  ])
  const { problems: others } = await readFrench({ 'docs/start.md': start }, 'nl')
  expect(others).toEqual([
    'site.yml  error: The environment variable LOCALE names the language "nl", which the site does not have. Its languages are: en, fr, he.',
    'site.yml:3:11  warning: The language "fr" has no folder i18n/fr: all its pages are untranslated. Add the folder, or remove the language.',
  ])
})

test('maps a translation to its original and back', () => {
  process.env.CONTENT_DIR = 'content'
  for (const original of [
    'docs/a/b.md',
    'versioned_docs/version-1.0/a.md',
    'blog/2024-01-01-a.md',
    'pages/a.md',
    'site.yml',
  ]) {
    const paths = translationPaths(`content/${original}`, 'fr')
    expect(paths[0]).toBe(`content/i18n/fr/${original}`)
    expect(paths.map(originalPath)).toEqual(paths.map(() => `content/${original}`))
  }
  expect(translationPaths('content/docs/a.md', undefined)).toEqual([])
  expect(originalPath('content/docs/a.md')).toBe('content/docs/a.md')
})

test('finds the name and base path of each language', () => {
  const config = siteConfigSchema.parse({
    locale: 'de',
    baseUrl: '/x/',
    locales: [{ code: 'fr' }, { code: 'pt-BR', label: 'Brasil' }],
  })
  expect(siteLocales(config).map(({ label, baseUrl }) => `${label} ${baseUrl}`)).toEqual([
    'Deutsch /x/',
    'Français /x/fr/',
    'Brasil /x/pt-BR/',
  ])
  expect(originalLocale({ ...config, locale: 'fr', translates: { locale: 'de', baseUrl: '/x/' } }).code).toBe('de')
})

test('supports plural forms in texts with values', () => {
  const templates = {
    pages: { one: '{count} page of {label}', few: '{count} stron', other: '{count} pages' },
    found: { zero: 'None', one: 'One', other: '{count}' },
    plain: 'Plain',
  }
  const { t } = createTexts({ locale: 'pl', templates })
  expect([1, 3, 5].map((count) => t('pages', { count, label: 'x' }))).toEqual(['1 page of x', '3 stron', '5 pages'])
  expect([0, 1, 22].map((count) => t('found', { count }))).toEqual(['None', 'One', '22'])
  expect(t('plain')).toBe('Plain')
  expect(() => t('plan')).toThrow('The interface has no text "plan"')
  expect(() => t('pages', { count: 1 })).toThrow('The text "pages" needs a value for {label}.')
})
