import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { XMLParser } from 'fast-xml-parser'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { LinkChecker } from 'linkinator'
import { parse } from 'parse5'
import { environment } from '@/lib/site/environment'
import { readAttribute } from '../../lib/output/read-page'
import { readSiteFiles } from '../../lib/output/site-files'
import { startServer } from '../../scripts/server/static-server'
import { listNovelPages } from '../novel-pages'
import { testSiteBasePath, testSiteDir } from '../sites'
import { listElements } from './elements'

// The finished site as programs of others judge it: a validator, a link checker, parsers of feeds and data.

const sites = {
  'the shipped site': { folder: environment.outDir, basePath: '' },
  'the site with every kind of page': { folder: testSiteDir('every-kind'), basePath: testSiteBasePath('every-kind') },
}

/** Its pages are the same but for their links. */
const atRoot = { 'the site at the root': { folder: testSiteDir('hosted'), basePath: '' } }

const validator = new HtmlValidate(new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }))

for (const [name, { folder }] of Object.entries(sites)) {
  test(`every component of ${name} is valid HTML`, async () => {
    expect(await findHtmlErrors(folder)).toEqual([])
  })
}

async function findHtmlErrors(folder: string): Promise<string[]> {
  const files = (await readSiteFiles(folder)).filter((file) => file.endsWith('.html'))
  expect(files.length).toBeGreaterThan(10)
  const errors: string[] = []
  for (const file of listNovelPages(folder, files)) {
    const html = await readFile(path.join(folder, file), 'utf8')
    const { results } = await validator.validateString(html, file)
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
      errors.push(`${file} ${ruleId}: ${message} ${selector}`)
    }
  }
  return errors
}

for (const [name, { folder, basePath }] of Object.entries({ ...sites, ...atRoot })) {
  test(`a link checker finds no broken link on ${name}`, async () => {
    const server = await startServer({ dir: folder, port: 0, basePath })
    try {
      const { links } = await new LinkChecker().check({
        path: server.url,
        recurse: true,
        // A page of the fixture links past the check on purpose.
        linksToSkip: async (link) => !link.startsWith(server.url) || link.includes('docs-are-at-the-root'),
      })
      const broken = links.filter(({ state }) => state === 'BROKEN').map(({ url, parent }) => `${url} on ${parent}`)
      expect(links.filter(({ state }) => state === 'OK').length).toBeGreaterThan(100)
      expect(broken).toEqual([])
    } finally {
      await server.close()
    }
  })

  test(`every link with a hash on ${name} leads to an element`, async () => {
    expect(await findLostHashes(folder, basePath)).toEqual([])
  })
}

/** Links of pages to elements that the pages do not have. */
async function findLostHashes(folder: string, basePath: string): Promise<string[]> {
  const files = (await readSiteFiles(folder)).filter((file) => file.endsWith('.html'))
  const elementsByFile = new Map(
    await Promise.all(
      files.map(async (file) => [file, listElements(parse(await readFile(path.join(folder, file), 'utf8')))] as const),
    ),
  )
  const links = [...elementsByFile].flatMap(([file, elements]) =>
    elements.flatMap((element) => {
      const href = element.tagName === 'a' ? readAttribute(element, 'href') : undefined
      if (!href?.includes('#') || readAttribute(element, 'data-no-link-check') !== undefined) return []
      const page = new URL(basePath + encodeURI(file.replace(/index\.html$/, '')), 'https://e.org')
      const { origin, pathname, hash } = new URL(href, page)
      if (origin !== page.origin || !pathname.startsWith(`${basePath}/`)) return []
      return [{ file, id: decodeURIComponent(hash.slice(1)), target: decodeURI(pathname.slice(basePath.length)) }]
    }),
  )
  expect(links.length).toBeGreaterThan(20)
  return links.flatMap(({ file, id, target }) => {
    const elements = elementsByFile.get(`${target.replace(/\/$/, '')}/index.html`)
    // Figures get their ids when they are started; a file of the writer accepts any hash.
    if (!elements || id === '' || id === 'top' || /^figure-[a-z]/.test(id)) return []
    const isThere = elements.some((each) => [readAttribute(each, 'id'), readAttribute(each, 'name')].includes(id))
    return isThere ? [] : [`${target}#${id} on ${file}`]
  })
}

for (const [name, { folder, basePath }] of Object.entries(sites)) {
  test(`sitemap, structured data, manifest and search description of ${name} agree with its pages`, async () => {
    const read = (file: string) => readFile(path.join(folder, file), 'utf8')
    const fileOf = (pathname: string) => pathname.slice(basePath.length)
    const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@' })
    const locations: string[] = parser
      .parse(await read('sitemap.xml'))
      .urlset.url.map(({ loc }: { loc: string }) => loc)
    expect(new Set(locations).size).toBe(locations.length)
    for (const location of locations) {
      const elements = listElements(parse(await read(fileOf(`${decodeURI(new URL(location).pathname)}index.html`))))
      const canonical = elements.find((element) => readAttribute(element, 'rel') === 'canonical')
      expect(canonical && readAttribute(canonical, 'href')).toBe(location)
      for (const script of elements.filter((element) => readAttribute(element, 'type') === 'application/ld+json')) {
        const [text] = script.childNodes
        const data = JSON.parse(text && 'value' in text ? text.value : '')
        expect(data, location).toMatchObject({ '@context': 'https://schema.org', '@type': expect.any(String) })
      }
    }
    const manifest = JSON.parse(await read('manifest.webmanifest'))
    expect(manifest.name).not.toBe('')
    for (const { src } of manifest.icons) await expect(read(fileOf(src))).resolves.not.toBe('')
    const { Url } = parser.parse(await read('opensearch.xml')).OpenSearchDescription
    expect([Url].flat().map((each) => each['@template'])).toContainEqual(expect.stringMatching(/\?q=\{searchTerms\}$/))
  })
}
