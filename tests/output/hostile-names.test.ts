import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { textOf } from '../../lib/output/read-page'
import { readSiteFiles } from '../../lib/output/site-files'
import { startServer } from '../../scripts/server/static-server'
import { canaries, testSiteBasePath, testSiteDir } from '../sites'
import { listElements } from './elements'

// A built site with markup in its title, page titles, tags and names, parsed as a browser does.

const folder = testSiteDir('hosted')
const read = (file: string) => readFile(path.join(folder, file), 'utf8')

const site = 'Every item <b>R&D</b> ]]> "x"'
const title = 'Array<T> & <img src=x onerror="window.hasRun = 2"> ]]> </title>'
const tag = '<b>bold</b> & "quoted"'
const author = 'Ada <img src=x onerror="window.hasRun = 4"> & "Co"'
const post = '/news/2023/12/01/markup/'

type Node = DefaultTreeAdapterTypes.Node

/** Elements that only an unescaped name could produce. */
function findMarkup(document: Node): string[] {
  return listElements(document).flatMap(({ tagName, attrs, childNodes }) => {
    const isTyped = ['b', 'i'].includes(tagName) || attrs.some(({ name, value }) => name === 'src' && value === 'x')
    const isProgram = tagName === 'script' && childNodes.map(textOf).join('').startsWith('window.hasRun')
    return isTyped || isProgram || attrs.some(({ name }) => name.startsWith('on')) ? [tagName] : []
  })
}

test('escapes names in every page', async () => {
  const files = await readSiteFiles(folder)
  const pages = files.filter((file) => file.endsWith('.html'))
  expect(pages).toContain(`${post}index.html`)
  for (const file of pages) expect(findMarkup(parse(await read(file))), file).toEqual([])
})

/** Texts with markup that a page shows verbatim, by path. */
const shown: Record<string, string[]> = {
  [post]: [title, tag, author, site],
  '/news/': [title, author],
  '/news/archive/': [title],
  '/news/tags/': [tag],
  '/news/tags/bold/': [tag, title],
  '/news/authors/': [author],
  '/news/authors/marked/': [author, title],
  '/search/': [site],
}

for (const [page, texts] of Object.entries(shown)) {
  test(`shows markup in titles, tags and names as text on ${page}`, async () => {
    const text = textOf(parse(await read(`${page}index.html`)))
    for (const each of texts) expect(text).toContain(each)
  })
}

const parser = new XMLParser({ processEntities: true, htmlEntities: true })

test('writes well-formed XML and JSON', async () => {
  const files = (await readSiteFiles(folder)).filter((file) => /\.(xml|json|webmanifest)$/.test(file))
  expect(files).toEqual(expect.arrayContaining(['/sitemap.xml', '/news/rss.xml', '/news/feed.json', '/pages.json']))
  for (const file of files) {
    const text = await read(file)
    if (file.endsWith('.xml')) expect(XMLValidator.validate(text), file).toBe(true)
    else expect(() => JSON.parse(text), file).not.toThrow()
  }
})

/** Addresses of pages with `%` and `&` in their names. */
const oddPages = [
  ...['/docs/50%25%20rule/', '/docs/R&D/', '/docs/x%2541/', '/news/2024/01/02/100%25/', '/news/r&d/'],
  ...['/docs/50%25%20rule.md', '/docs/R&D.md', '/docs/x%2541.md', '/news/2024/01/02/100%25.md', '/news/r&d.md'],
]

test('encodes signs, accents, scripts and emoji so that every written address works', async () => {
  const server = await startServer({ dir: folder, port: 0 })
  const origin = 'https://docs.example.org'
  try {
    const locations = parser.parse(await read('/sitemap.xml')).urlset.url.map(({ loc }: { loc: string }) => loc)
    expect(locations).toEqual(expect.arrayContaining(oddPages.slice(0, 5).map((address) => origin + address)))
    const rss = parser.parse(await read('/news/rss.xml')).rss.channel.item.map(({ link }: { link: string }) => link)
    const json = JSON.parse(await read('/news/feed.json')).items.map(({ url }: { url: string }) => url)
    const llms = Array.from((await read('/llms.txt')).matchAll(/\]\(([^)]+)\)/g), ([, address = '']) => address)
    const addresses = new Set([...locations, ...rss, ...json, ...llms, ...oddPages.map((address) => origin + address)])
    // Pages whose names or slugs contain special characters, a decomposed accent, Chinese or an emoji.
    const named = locations.filter((location: string) => location.includes('/odd/'))
    expect(named).toHaveLength(6)
    const pages = [...oddPages.slice(0, 5), ...named.map((location: string) => location.slice(origin.length))]
    for (const address of pages) {
      const elements = await readElements(new URL(address, server.url))
      const canonical = elements.find(({ attrs }) => attrs.some(({ value }) => value === 'canonical'))
      expect(canonical?.attrs).toContainEqual({ name: 'href', value: origin + address })
      for (const value of listAddresses(elements)) addresses.add(new URL(value, origin + address).href)
    }
    const own = [...addresses].filter((address) => address.startsWith(`${origin}/`))
    expect(own.some((address) => address.includes('plot-1-2-3'))).toBe(true)
    for (const address of [...own, `${origin}/50%25%20&%20more/`, `${origin}/what,%201+2;=@/`]) {
      const { status } = await fetch(new URL(address.slice(origin.length), server.url))
      expect(status, address).toBe(200)
    }
  } finally {
    await server.close()
  }
})

test('encodes the name of a docs version', async () => {
  const server = await startServer({
    dir: testSiteDir('every-kind'),
    port: 0,
    basePath: testSiteBasePath('every-kind'),
  })
  const version = '/sub/R&D%2050%25%20%C3%A9/'
  const visited = new Set<string>()
  try {
    for (const page of ['', 'only%20here/', 'tags/', 'tags/start/']) {
      const elements = await readElements(new URL(version + page, server.url))
      expect(listAddresses(elements)).toContain(version)
      for (const value of listAddresses(elements)) visited.add(new URL(value, new URL(version + page, server.url)).href)
    }
    const sitemap = parser.parse(await (await fetch(new URL('sitemap.xml', server.url))).text())
    const locations = sitemap.urlset.url.map(({ loc }: { loc: string }) => loc)
    expect(locations).toContain(`https://docs.example.org${version}only%20here/`)
    const own = [...visited].filter((address) => address.startsWith(server.url))
    for (const address of own) expect((await fetch(address)).status, address).toBe(200)
  } finally {
    await server.close()
  }
})

async function readElements(url: URL) {
  return listElements(parse(await (await fetch(url)).text()))
}

/** The addresses of links and files. */
function listAddresses(elements: ReturnType<typeof listElements>): string[] {
  const attributes = elements.flatMap(({ attrs }) => attrs.filter(({ name }) => name === 'href' || name === 'src'))
  return attributes.map(({ value }) => value)
}

test('contains no secret of the build environment', async () => {
  const files = await readSiteFiles(folder)
  expect(files.length).toBeGreaterThan(100)
  for (const file of files) {
    const bytes = await readFile(path.join(folder, file), 'latin1')
    for (const [variable, value] of Object.entries(canaries)) {
      expect(bytes.includes(value), `${variable} in ${file}`).toBe(false)
    }
  }
})
