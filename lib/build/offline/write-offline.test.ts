import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { readSiteFiles } from '@/lib/output/site-files'
import { writeFolder } from '@/tests/write-folder'
import { type OfflineBuild, writeOffline } from './write-offline'

const site = {
  'index.html': '<h1>Home</h1>',
  'fragment.txt': '{}',
  'offline/index.html': '<h1>No connection</h1>',
  'search/index.html': '<h1>Search</h1>',
  'fr/index.html': '<h1>Accueil</h1>',
  'assets/site-ABCDEFGH.js': 'start()',
  'assets/EL5JOPYS.js': 'export {}',
  'assets/picture.0a1b2c3d.png': '',
  '_next/static/media/inter.0a1b2c3d.woff2': '',
  '_next/static/media/stix-two-math.0a1b2c3d.woff2': '',
  'search-index/titles.json': '{}',
  'search-index/terms/p.json': '{}',
  'search-index/terms/long.json': '{}',
  'pages.json': '[]',
}

async function write(files: Record<string, string>, isOn = true) {
  const folder = await writeFolder('site', files)
  const problems = await writeOffline(folder, { isOn, basePath: '/docs', others: ['/docs/fr'] })
  const text = await readFile(path.join(folder, 'sw.js'), 'utf8')
  const [, json] = /^const build=(\{.*?\});\n/.exec(text) ?? []
  return { text, problems, build: json === undefined ? undefined : (JSON.parse(json) as OfflineBuild), folder }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64').slice(0, 8)

test('the worker knows what to keep from the start, and what its build has written; other languages have their own', async () => {
  const { build, problems } = await write(site)
  expect(problems).toEqual([])
  expect(build).toMatchObject({ basePath: '/docs', others: ['/docs/fr'], pages: ['/docs/offline', '/docs/search'] })
  expect(build?.shell).toEqual(
    [
      '_next/static/media/inter.0a1b2c3d.woff2',
      ...[
        'assets/EL5JOPYS.js',
        'assets/site-ABCDEFGH.js',
        'pages.json',
        'search-index/terms/p.json',
        'search-index/titles.json',
      ],
    ].map((file) => `/docs/${file}`),
  )
  const hashes = build?.files.match(/.{8}/g)
  expect(hashes).toEqual(expect.arrayContaining([hashOf('<h1>Home</h1>'), hashOf('{}'), hashOf('[]')]))
  expect(hashes).not.toContain(hashOf('<h1>Accueil</h1>'))
})

test('the same site has the same worker, another page another one', async () => {
  const [a, b, c] = await Promise.all([write(site), write(site), write({ ...site, 'index.html': '<h1>House</h1>' })])
  expect(b.text).toBe(a.text)
  expect(c.build?.version).not.toBe(a.build?.version)
})

test('a site that does without has a worker that stops, and no page for readers without a network', async () => {
  const { build, text, folder } = await write(site, false)
  expect(build).toBeUndefined()
  expect(text).toContain('registration.unregister()')
  expect(text).toContain('"offline /docs/ "')
  expect(await readSiteFiles(folder)).not.toContain('/offline/index.html')
})

test('a worker of the writer stays, and is told where both are wanted', async () => {
  const { problems, text } = await write({ ...site, 'sw.js': 'mine' })
  expect(text).toBe('mine')
  expect(problems.map(({ severity, fix }) => `${severity}: ${fix}`)).toEqual([
    'error: Rename that file, or write "offline: false" in site.yml.',
  ])
  expect(await write({ ...site, 'sw.js': 'mine' }, false)).toMatchObject({ text: 'mine', problems: [] })
})
