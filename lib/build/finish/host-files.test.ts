import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { readSiteConfig } from '@/lib/content/config/site-config'
import { readSiteFiles } from '@/lib/output/site-files'
import { Problems } from '@/lib/site/problems/problems'
import { writeFolder } from '@/tests/write-folder'
import { hashedHeaders, isHashed, siteHeaders, writeHostFiles } from './host-files'

const redirects = new Map([
  ['/old', '/guide/new#part'],
  ['/old/page.html', '/'],
  ['/asked', '/?q=1 https://other.example 302!'],
])

/** The files that are written for hosts, by name. */
async function write(settings: string, own: Record<string, string> = {}) {
  const { config } = await readSiteConfig(await writeFolder('site', { 'site.yml': settings }), new Problems())
  const folder = await writeFolder('out', own)
  await writeHostFiles(folder, { config, redirects })
  const files = await readSiteFiles(folder)
  const texts = files.map(async (file) => [file, await readFile(path.join(folder, file), 'utf8')])
  return Object.fromEntries(await Promise.all(texts))
}

const lines = (headers: object) =>
  Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')

test('writes headers, redirects and .nojekyll', async () => {
  const cached = (folder: string) => `${folder}/*\n${lines(hashedHeaders)}`
  expect(await write('url: https://docs.example.org\nlocales: [{ code: en }, { code: fr }]\n')).toEqual({
    '/.nojekyll': '',
    '/_headers': `/*\n${lines(siteHeaders)}${['/_next/static', '/assets', '/fr/_next/static', '/fr/assets'].map(cached).join('')}`,
    '/_redirects':
      '/old /guide/new/#part 301\n/old/ /guide/new/#part 301\n/old/page.html / 301\n/asked /?q=1%20https://other.example%20302! 301\n/asked/ /?q=1%20https://other.example%20302! 301\n',
  })
})

test('writes host files below a base path, and without trailing slashes', async () => {
  const files = await write('url: https://docs.example.org\nbaseUrl: /sub/\ntrailingSlash: false\n')
  expect(files['/_headers']).toMatch(/^\/sub\/\*\n/)
  expect(files['/_headers']).toContain('\n/sub/assets/*\n')
  expect(files['/_redirects']).toContain('/sub/old /sub/guide/new#part 301\n')
})

test("keeps the writer's files", async () => {
  const own = { _headers: '/*\n  X-Own: 1\n', _redirects: '/a /b\n' }
  expect(await write('title: T\n', own)).toEqual({
    '/.nojekyll': '',
    '/_headers': own._headers,
    '/_redirects': '/a /b\n',
  })
})

const hashed = ['/_next/static/css/a.css', '/assets/a.js']
const translated = ['/fr/assets/a.js', '/pt-BR/_next/static/media/a.woff2']
const others = ['/assets', '/index.html', '/doc/assets/a.js', '/guide/assets/a.js', '/search-index.json', '/_headers']

test('recognizes files with hashed names at the root and in translations', async () => {
  const folder = await writeFolder('out', {
    'fr/_next/static/a': '',
    'pt-BR/_next/static/a': '',
    'doc/assets/a.js': '',
  })
  for (const file of [...hashed, ...translated]) expect(isHashed(file, folder), file).toBe(true)
  for (const file of others) expect(isHashed(file, folder), file).toBe(false)
})

test('every recipe caches the folders of hashed files for a year, and no folder of the writer', async () => {
  const page = await readFile('content/docs/90_contribute-to-doc/publish.md', 'utf8')
  const [, nginx = ''] = /"~(\S+)" "public/.exec(page) ?? []
  const [, apache = ''] = /REQUEST_URI\} =~ m#(\S+)#"/.exec(page) ?? []
  const { headers } = JSON.parse(await readFile('vercel.json', 'utf8'))
  const vercel = `^${headers.find(({ source }: { source: string }) => source.includes('assets')).source}$`
  for (const pattern of [nginx, apache, vercel]) {
    const isCached = (address: string) => new RegExp(pattern).test(address)
    expect(hashed.filter(isCached), pattern).toEqual(hashed)
    expect([...translated, ...others].filter(isCached), pattern).toEqual([])
  }
  const [, below = ''] = /such as `(\S+)`, for a site at `\/docs\/`/.exec(page) ?? []
  const inFrench = ['/docs/assets/a.js', '/docs/fr/assets/a.js', '/docs/fr/_next/static/a.css']
  const isCached = (address: string) => new RegExp(below).test(address)
  expect(inFrench.filter(isCached)).toEqual(inFrench)
  expect([...hashed, '/docs/doc/assets/a.js', '/docs/assets'].filter(isCached)).toEqual([])
})

test('nginx and Apache send the same headers in the recipes of the docs', async () => {
  const page = await readFile('content/docs/90_contribute-to-doc/publish.md', 'utf8')
  for (const [name, value] of Object.entries(siteHeaders)) {
    expect(page).toContain(`    add_header ${name} "${value}" always;\n`)
    expect(page).toContain(`\nHeader always set ${name} "${value}"\n`)
  }
  for (const value of Object.values(hashedHeaders)) expect(page.split(`"${value}"`)).toHaveLength(3)
})
