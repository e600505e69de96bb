import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { type DefaultTreeAdapterTypes, parse, parseFragment } from 'parse5'
import { readSiteFiles } from '../../lib/output/site-files'
import { startServer } from '../../lib/server/static-server'
import { canaries, testSiteDir } from '../sites'
import { listElements } from './elements'

// A built site whose title, titles, tags and names hold markup, read as a browser reads it.

const folder = testSiteDir('hosted')
const read = (file: string) => readFile(path.join(folder, file), 'utf8')

const site = 'Every item <b>R&D</b> ]]> "x"'
const title = 'Array<T> & <img src=x onerror="window.hasRun = 2"> ]]> </title>'
const description = '</script><script>window.hasRun = 3</script> & "more"'
const tag = '<b>bold</b> & "quoted"'
const author = 'Ada <img src=x onerror="window.hasRun = 4"> & "Co"'
const post = '/blog/2023/12/01/markup/'

type Node = DefaultTreeAdapterTypes.Node

const textOf = (node: Node): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''

/** Elements and attributes that only a name could have brought into a page. */
function findMarkup(document: Node): string[] {
  return listElements(document).flatMap(({ tagName, attrs, childNodes }) => {
    const isTyped = ['b', 'i'].includes(tagName) || attrs.some(({ name, value }) => name === 'src' && value === 'x')
    const isProgram = tagName === 'script' && childNodes.map(textOf).join('').startsWith('window.hasRun')
    return isTyped || isProgram || attrs.some(({ name }) => name.startsWith('on')) ? [tagName] : []
  })
}

test('no page has an element that a name has brought in', async () => {
  const files = await readSiteFiles(folder)
  const pages = files.filter((file) => file.endsWith('.html'))
  expect(pages).toContain(`${post}index.html`)
  for (const file of pages) expect(findMarkup(parse(await read(file))), file).toEqual([])
})

/** Texts that a page shows as they were written, by its path. */
const shown: Record<string, string[]> = {
  [post]: [title, tag, author, site],
  '/blog/': [title, author],
  '/blog/archive/': [title],
  '/blog/tags/': [tag],
  '/blog/tags/bold/': [tag, title],
  '/blog/authors/': [author],
  '/blog/authors/marked/': [author, title],
  '/search/': [site],
}

for (const [page, texts] of Object.entries(shown)) {
  test(`${page} shows markup in titles, tags and names as text`, async () => {
    const text = textOf(parse(await read(`${page}index.html`)))
    for (const each of texts) expect(text).toContain(each)
  })
}

test('data for search engines and cards is what was written', async () => {
  const elements = listElements(parse(await read(`${post}index.html`)))
  const data = elements.filter(({ attrs }) => attrs.some(({ value }) => value === 'application/ld+json'))
  const found = data.map((element) => JSON.parse(textOf(element))).find((node) => node['@type'] === 'BlogPosting')
  expect(found).toMatchObject({ headline: title, description, keywords: ['</script><img src=x>', tag] })
  expect(found.author).toMatchObject([{ name: author }])
  const meta = new Map(
    elements.map(({ attrs }) => {
      const attribute = (wanted: string) => attrs.find(({ name }) => name === wanted)?.value
      return [attribute('property') ?? attribute('name'), attribute('content')]
    }),
  )
  expect(meta.get('og:title')).toBe(title)
  expect(meta.get('description')).toBe(description)
})

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@', processEntities: true })

test('feeds and search description say what was written', async () => {
  const plain = (text: string) => text.replaceAll(']]&gt;', ']]>')
  const { item } = parser.parse(await read('/blog/rss.xml')).rss.channel
  const told = item.find(({ link }: { link: string }) => link.endsWith(post))
  expect(plain(told.title)).toBe(title)
  expect(told['dc:creator']).toBe(author)
  const { LongName } = parser.parse(await read('/opensearch.xml')).OpenSearchDescription
  expect(plain(LongName)).toBe(site)
})

test('every XML and JSON file is well-formed', async () => {
  const files = (await readSiteFiles(folder)).filter((file) => /\.(xml|json|webmanifest)$/.test(file))
  expect(files).toEqual(expect.arrayContaining(['/sitemap.xml', '/blog/rss.xml', '/blog/feed.json', '/pages.json']))
  for (const file of files) {
    const text = await read(file)
    if (file.endsWith('.xml')) expect(XMLValidator.validate(text), file).toBe(true)
    else expect(() => JSON.parse(text), file).not.toThrow()
  }
})

/** Pages whose names hold `%` and `&`, by address. */
const oddPages = [
  ...['/50%25%20rule/', '/R&D/', '/x%2541/', '/blog/2024/01/02/100%25/', '/blog/r&d/'],
  ...['/50%25%20rule.md', '/R&D.md', '/x%2541.md', '/blog/2024/01/02/100%25.md', '/blog/r&d.md'],
]

test('names with percent signs and ampersands are addresses that a host answers, wherever they are written', async () => {
  const server = await startServer({ dir: folder, port: 0 })
  const origin = 'https://docs.example.org'
  try {
    const locations = parser.parse(await read('/sitemap.xml')).urlset.url.map(({ loc }: { loc: string }) => loc)
    expect(locations).toEqual(expect.arrayContaining(oddPages.slice(0, 5).map((address) => origin + address)))
    const rss = parser.parse(await read('/blog/rss.xml')).rss.channel.item.map(({ link }: { link: string }) => link)
    const json = JSON.parse(await read('/blog/feed.json')).items.map(({ url }: { url: string }) => url)
    const llms = Array.from((await read('/llms.txt')).matchAll(/\]\(([^)]+)\)/g), ([, address = '']) => address)
    const known = new Set([...locations, ...rss, ...json, ...llms, ...oddPages.map((address) => origin + address)])
    for (const address of oddPages.slice(0, 5)) {
      const elements = listElements(parse(await (await fetch(new URL(address, server.url))).text()))
      const canonical = elements.find(({ attrs }) => attrs.some(({ value }) => value === 'canonical'))
      expect(canonical?.attrs).toContainEqual({ name: 'href', value: origin + address })
      const written = elements.flatMap(({ attrs }) => attrs.filter(({ name }) => name === 'href' || name === 'src'))
      for (const { value } of written) known.add(new URL(value, origin + address).href)
    }
    const own = [...known].filter((address) => address.startsWith(`${origin}/`))
    for (const address of [...own, `${origin}/50%25%20&%20more/`]) {
      const { status } = await fetch(new URL(address.slice(origin.length), server.url))
      expect(status, address).toBe(200)
    }
  } finally {
    await server.close()
  }
})

test('the JSON feed says what was written, and its HTML holds no element that a name has brought in', async () => {
  const feed = JSON.parse(await read('/blog/feed.json'))
  expect(feed.title).toContain(site)
  const told = feed.items.find(({ url }: { url: string }) => url.endsWith(post))
  expect(told).toMatchObject({ title, tags: [tag], author: { name: author } })
  for (const { content_html } of feed.items) expect(findMarkup(parseFragment(content_html))).toEqual([])
})

test('no file of the site holds a secret of the environment it was built in', async () => {
  const files = await readSiteFiles(folder)
  expect(files.length).toBeGreaterThan(100)
  for (const file of files) {
    const bytes = await readFile(path.join(folder, file), 'latin1')
    for (const [variable, value] of Object.entries(canaries)) {
      expect(bytes.includes(value), `${variable} in ${file}`).toBe(false)
    }
  }
})
