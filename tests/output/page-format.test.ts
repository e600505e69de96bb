import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { environment } from '@/lib/site/environment'
import { readAttribute } from '../../lib/output/read-page'
import { readSiteFiles } from '../../lib/output/site-files'
import { testSiteBasePath, testSiteDir } from '../sites'
import { listElements } from './elements'

type Element = DefaultTreeAdapterTypes.Element

interface Page {
  file: string
  html: string
  elements: Element[]
}

const below = 'every-kind'
const sites = [
  { name: 'the shipped site', folder: environment.outDir, basePath: '' },
  { name: 'a site with analytics and a hosted search', folder: testSiteDir('hosted'), basePath: '' },
  { name: 'a translation below a path', folder: `${testSiteDir(below)}/fr`, basePath: `${testSiteBasePath(below)}/fr` },
]

// Each site is parsed once.
test.describe.configure({ mode: 'default' })

for (const { name, folder, basePath } of sites) {
  test.describe(name, () => {
    let pages: Page[]
    test.beforeAll(async () => {
      pages = await readPages(folder)
    })

    test('loads only our scripts', () => {
      const faults = pages.flatMap(({ file, elements, html }) => [
        ...elements
          .filter((element) => element.tagName === 'script' && !isOurScript(element, basePath))
          .map((script) => `${file} loads ${readAttribute(script, 'src') ?? 'a script'}`),
        ...(html.includes('__next_f') ? [`${file} has the data of Next`] : []),
      ])
      expect(faults).toEqual([])
    })

    test('has one policy, so that every page can be swapped in, directly after the charset', () => {
      const policies = pages.map(({ file, elements }) => {
        const [charset, policy] = elements.filter(({ tagName }) => tagName === 'meta')
        expect(charset && readAttribute(charset, 'charset'), file).toBe('utf-8')
        expect(policy && readAttribute(policy, 'http-equiv'), file).toBe('Content-Security-Policy')
        const content = policy && readAttribute(policy, 'content')
        expect(content, file).toMatch(/^default-src 'none'; script-src 'self' [^;]*'sha256-/)
        return isRedirect(elements) ? undefined : content
      })
      expect(new Set(policies.filter((policy) => policy !== undefined)).size).toBe(1)
    })

    test('loads one stylesheet, one script and one icon per page, and preloads nothing', () => {
      for (const { file, elements } of pages) {
        // Redirects have no script file.
        if (!elements.some((element) => readAttribute(element, 'data-site') === 'module')) continue
        const count = (isCounted: (element: Element) => boolean) => elements.filter(isCounted).length
        const counts = {
          // Without that of the site's settings.
          stylesheets: count((element) => isLink(element, /^stylesheet$/) && !isMarked(element)),
          scripts: count((element) => readAttribute(element, 'src') !== undefined && element.tagName === 'script'),
          icons: count((element) => isLink(element, /^icon$/)),
          preloads: count((element) => isLink(element, /^(preload|modulepreload|prefetch|preconnect)$/)),
        }
        expect(counts, file).toEqual({ stylesheets: 1, scripts: 1, icons: 1, preloads: 0 })
      }
    })

    test("keeps only one stylesheet and fonts of Next's files", async () => {
      const files = (await readSiteFiles(folder)).filter((file) => file.includes('/_next/'))
      const others = files.filter((file) => !/^\/_next\/static\/media\/.*\.woff2$/.test(file))
      expect(others).toEqual([expect.stringMatching(/^\/_next\/static\/css\/[\w-]{10}\.css$/)])
      const [sheet = ''] = others
      const text = await readFile(path.join(folder, sheet), 'utf8')
      expect(text.slice(0, 14)).toBe('@layer reset,t')
      const addresses = Array.from(text.matchAll(/url\(["']?(?!data:|#)([^"')]+)/g), ([, address = '']) => address)
      const loaded = addresses.map((address) => path.posix.join(path.posix.dirname(sheet), address))
      expect(loaded.length).toBeGreaterThan(2)
      expect(files).toEqual(expect.arrayContaining(loaded))
    })

    test('has no class that its stylesheet module lacks', () => {
      const unnamed = pages.filter(({ elements }) =>
        elements.some((element) => /\bundefined\b/.test(readAttribute(element, 'class') ?? '')),
      )
      expect(unnamed.map(({ file }) => file)).toEqual([])
    })

    test("has no data of Next's router", async () => {
      const files = (await readSiteFiles(folder)).filter((file) => !file.endsWith('.html'))
      const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'latin1')))
      // Its lines start with a number and a value.
      expect(files.filter((_, index) => /^\d+:["[{]/.test(texts[index] ?? ''))).toEqual([])
    })
  })
}

/** Whether a script is data, or has our mark and is inline or the site's bundle. */
function isOurScript(script: Element, basePath: string): boolean {
  if (readAttribute(script, 'type')?.endsWith('json')) return readAttribute(script, 'src') === undefined
  const src = readAttribute(script, 'src')
  return isMarked(script) && (src === undefined || /^\/assets\/site\.browser-\w+\.js$/.test(src.slice(basePath.length)))
}

function isRedirect(elements: Element[]): boolean {
  return elements.some((element) => readAttribute(element, 'data-site') === 'redirect')
}

function isMarked(element: Element): boolean {
  return readAttribute(element, 'data-site') !== undefined
}

function isLink(element: Element, relation: RegExp): boolean {
  return element.tagName === 'link' && relation.test(readAttribute(element, 'rel') ?? '')
}

async function readPages(folder: string): Promise<Page[]> {
  // Other files are those of the writer.
  const files = (await readSiteFiles(folder)).filter((file) => /\/(?:index|404)\.html$/.test(file))
  expect(files.length).toBeGreaterThan(10)
  return Promise.all(
    files.map(async (file) => {
      const html = await readFile(path.join(folder, file), 'utf8')
      return { file, html, elements: listElements(parse(html)) }
    }),
  )
}
