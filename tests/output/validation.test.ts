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

for (const [name, { folder, basePath }] of Object.entries(sites)) {
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
