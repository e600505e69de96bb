import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { readTexts as readInterface } from '@/lib/content/locales/read-texts'
import { readAttribute, textOf } from '@/lib/output/read-page'
import { readSiteFiles } from '@/lib/output/site-files'
import { testSiteDir } from '../sites'
import { listElements } from './elements'

type Node = DefaultTreeAdapterTypes.Node

const folder = testSiteDir('every-kind')
const read = (file: string) => readFile(path.join(folder, file), 'utf8')
const readElements = async (file: string) => listElements(parse(await read(file)))

/** All visible and spoken texts in a language, without those of parts in another. */
function textsIn(language: string, node: Node, current = ''): string[] {
  if (node.nodeName === '#text')
    return current === language ? [(node as DefaultTreeAdapterTypes.TextNode).value.trim()] : []
  if (!('childNodes' in node) || /^(head|script|style)$/.test(node.nodeName)) return []
  const inner = 'tagName' in node ? (readAttribute(node, 'lang') ?? current) : current
  const spoken =
    'tagName' in node && inner === language
      ? ['aria-label', 'title', 'placeholder', 'alt'].map((name) => readAttribute(node, name)?.trim() ?? '')
      : []
  return [...spoken, ...node.childNodes.flatMap((child) => textsIn(language, child, inner))].filter(Boolean)
}

test('leaves no English text around French pages', async () => {
  const english = (await readInterface('content', 'en')).templates
  const french = (await readInterface('content', 'fr')).templates
  // Without words that are the same in both languages.
  const leftovers = Object.entries(english).flatMap(([key, text]) =>
    key in french && french[key] !== text ? [text] : [],
  )
  const pages = (await readSiteFiles(folder)).filter((file) =>
    /^\/fr\/(?!search)(?:.*\/)?(?:index|404)\.html$/.test(file),
  )
  expect(pages.length).toBeGreaterThan(40)
  for (const page of pages) {
    const html = await read(page)
    if (html.includes('http-equiv="refresh"')) continue
    const texts = textsIn('fr', parse(html))
    expect(texts, page).toContain('Aller au contenu principal')
    const isLeftover = (text: string) => leftovers.includes(text) || /\b(Docs|pages? of|posts?|read)\b/i.test(text)
    expect(texts.filter(isLeftover), page).toEqual([])
  }
})

/** The elements with a tag name and a text. */
const withText = (elements: Awaited<ReturnType<typeof readElements>>, tagName: string, text: string) =>
  elements.filter((element) => element.tagName === tagName && textOf(element).trim() === text)

test('uses translations of navbar, announcement, footer, sidebar, pictures and dates', async () => {
  const elements = await readElements('fr/index.html')
  const links = Object.fromEntries(
    ['Documentation', 'Journal', 'Guide pratique'].map((text) => [
      text,
      withText(elements, 'a', text).map((link) => readAttribute(link, 'href'))[0],
    ]),
  )
  expect(links).toEqual({
    Documentation: '/sub/fr/',
    Journal: '/sub/fr/blog/',
    'Guide pratique': '/sub/fr/category/guide/',
  })
  const html = await read('fr/index.html')
  expect(html).toContain('Nouveau : <a')
  expect(html).toContain('Droits d’auteur')
  const picture = /<img[^>]* src="\/sub\/(fr\/assets\/line\.\w+\.svg)"/.exec(html)?.[1] ?? ''
  expect(await read(picture)).toContain('<svg')
  const alternates = Array.from(html.matchAll(/rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi), (found) =>
    found.slice(1),
  )
  expect(Object.fromEntries(alternates)).toEqual({
    en: 'https://docs.example.org/sub/',
    fr: 'https://docs.example.org/sub/fr/',
    'x-default': 'https://docs.example.org/sub/',
  })
  const blog = await readElements('fr/blog/index.html')
  expect(withText(blog, 'time', '19 mai 2026')).not.toEqual([])
  const feed = withText(blog, 'a', 'Suivre le journal').map((link) => readAttribute(link, 'href'))
  expect(feed).toEqual(['/sub/fr/blog/rss.xml'])
  const [original] = withText(blog, 'a', 'Open doors')
  expect(original && readAttribute(original, 'lang')).toBe('en')
})

test('shows the pictures of pages on their cards in every language', async () => {
  for (const language of ['', 'fr/']) {
    const html = await read(`${language}category/guide/index.html`)
    const sources = Array.from(
      html.matchAll(/<img[^>]* src="\/sub\/([^"]+)" alt="" width="320"/g),
      ([, src = '']) => src,
    )
    expect(sources).toEqual([expect.stringMatching(`^${language}assets/line\\.\\w+\\.svg$`)])
    expect(await read(sources[0] ?? '')).toContain('<svg')
  }
})

test('has feeds and interface texts per language', async () => {
  const feed = await read('fr/blog/rss.xml')
  expect(feed).toContain('<language>fr</language>')
  expect(feed).toContain('https://docs.example.org/sub/fr/blog/2024-01-01-newsletter/')
  expect(feed).not.toContain('Open doors')
  expect(await read('robots.txt')).toContain('Sitemap: https://docs.example.org/sub/fr/sitemap.xml')
  const loaded: string[] = []
  for (const page of ['index.html', 'fr/index.html']) {
    const html = await read(page)
    const scripts = Array.from(html.matchAll(/<script[^>]* src="\/sub\/([^"]+)"/g), ([, src = '']) => src)
    loaded.push((await Promise.all([page, ...scripts].map(read))).join(''))
  }
  expect(loaded.map((text) => text.includes('Collapse sidebar'))).toEqual([true, false])
  expect(loaded.map((text) => text.includes('Replier le sommaire'))).toEqual([false, true])
})

test('gives the stylesheet and the fonts the same names in every build, so that they stay cached', async () => {
  const files = (await readSiteFiles(folder)).filter((file) => file.includes('/_next/'))
  const ofFrench = files.flatMap((file) => (file.startsWith('/fr/') ? [file.slice('/fr'.length)] : []))
  expect(ofFrench.length).toBeGreaterThan(1)
  expect(files.filter((file) => !file.startsWith('/fr/'))).toEqual(ofFrench)
})

test('marks an untranslated page and its language', async () => {
  const html = await read('fr/help/ft/index.html')
  const elements = listElements(parse(html))
  const [root] = elements
  expect(root && readAttribute(root, 'lang')).toBe('fr')
  expect(textOf(parse(html))).toContain(
    'Cette page n’est pas encore traduite. Elle est affichée dans la langue d’origine : anglais.',
  )
  const article = elements.find(({ tagName }) => tagName === 'article')
  expect(article && [readAttribute(article, 'lang'), readAttribute(article, 'dir')]).toEqual(['en', 'ltr'])
  expect(html).toContain('<link rel="canonical" href="https://docs.example.org/sub/help/ft/"')
  expect(html).toContain('href="/sub/fr/help/phase/"')
  expect(html).not.toMatch(/<link[^>]* hreflang=/i)
  expect(html).toContain('<meta name="docsearch:language" content="fr"')
  expect(await read('fr/sitemap.xml')).not.toContain('/help/ft/')
  const links = elements.filter((element) => readAttribute(element, 'href') === '/sub/fr/help/ft/')
  const own = links.filter((link) => textOf(link).includes('Fourier'))
  expect(own).not.toEqual([])
  expect(own.map((link) => readAttribute(link, 'lang'))).toEqual(own.map(() => 'en'))
})
