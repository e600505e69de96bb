import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { readSiteFiles } from '@/lib/output/site-files'
import { diagnose } from '@/lib/site/problems/diagnostic'
import { writeFolder } from '@/tests/write-folder'
import { finishPages } from './finish-pages'

const link = (name: string) => `<link rel="stylesheet" href="/docs/_next/static/chunks/${name}.css"/>`
const page = (name: string, { sheets = ['a', 'b'], body = '' } = {}) =>
  `<html lang="en" dir="ltr"><head><meta charset="utf-8">${sheets.map(link).join('')}<title>${name}</title><script data-site="head">h</script><script data-site="recovery">r</script><script type="module" data-site="module" src="/docs/assets/site.js"></script></head><body><main>${name}</main>${body}<script>self.__next_f.push([1,"1:1"])</script></body></html>`

const chunks = {
  '_next/BuildId/x.js': '',
  '_next/static/chunks/a.css': 'a{color:red}',
  '_next/static/chunks/b.css': 'b{background:url(../media/f.png)}',
  '_next/static/chunks/c.css': 'c{color:blue}',
  '_next/static/chunks/m.js': '',
  '_next/static/media/f.png': '',
  '_next/static/BuildId/_buildManifest.js': '',
}

const settings = {
  basePath: '/docs',
  policySources: { script: [], connect: [] },
}
const policyOf = (html: string) => /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1]

test('gives all pages one stylesheet and one policy, and removes the files of Next', async () => {
  const folder = await writeFolder('out', {
    'index.html': page('Home', { body: '<i style="color:red"></i>' }),
    'help/phase/index.html': page('Phase', { sheets: ['a', 'c', 'b'], body: '<script data-site="tabs">t</script>' }),
    '404.html': page('Gone', { sheets: ['a'], body: '<i style="color:red"></i>' }),
    ...chunks,
  })
  expect(await finishPages(folder, settings)).toEqual([])
  const files = await readSiteFiles(folder)
  const sheet = files.find((file) => file.endsWith('.css')) ?? ''
  expect(sheet).toMatch(/^\/_next\/static\/css\/[\w-]{10}\.css$/)
  expect(files).toEqual(['/404.html', sheet, '/_next/static/media/f.png', '/help/phase/index.html', '/index.html'])
  const [first, ...rules] = (await readFile(path.join(folder, sheet), 'utf8')).split('\n')
  expect(first).toBe('a{color:red}')
  expect(rules.sort()).toEqual([
    expect.stringMatching(/^:is\(\.s-\w{6},#_\)\{color:red\}$/),
    chunks['_next/static/chunks/b.css'],
    chunks['_next/static/chunks/c.css'],
  ])
  const pages = await Promise.all(
    ['index.html', 'help/phase/index.html', '404.html'].map((file) => readFile(path.join(folder, file), 'utf8')),
  )
  for (const html of pages) {
    expect(html.match(/rel="stylesheet" href="[^"]*"/g)).toEqual([`rel="stylesheet" href="/docs${sheet}"`])
    expect(policyOf(html)?.match(/'sha256-/g)).toHaveLength(3)
    expect(policyOf(html)).toBe(policyOf(pages[0] ?? ''))
  }
})

test('allows on every page the origins that any page loads from', async () => {
  const files = ['index.html', 'picture/index.html', 'video/index.html', '404.html']
  const folder = await writeFolder('out', {
    'index.html': page('Home'),
    'picture/index.html': page('Picture', {
      body: '<img src="https://b.example/x.png"><img src="https://a.example/x.png">',
    }),
    'video/index.html': page('Video', {
      body: '<iframe src="https://video.example/1"></iframe><img src="https://a.example/y.png">',
    }),
    '404.html': page('Gone'),
    ...chunks,
  })
  await finishPages(folder, settings)
  const policies = await Promise.all(
    files.map(async (file) => policyOf(await readFile(path.join(folder, file), 'utf8'))),
  )
  expect(new Set(policies).size).toBe(1)
  expect(policies[0]).toContain("; img-src 'self' data: https://a.example https://b.example;")
  expect(policies[0]).toMatch(/; frame-src https:\/\/video\.example$/)
})

test('reports every unexpected page, and finishes none', async () => {
  const odd = page('Odd').replaceAll('main>', 'div>').replace('<meta charset="utf-8">', '')
  const folder = await writeFolder('out', {
    'index.html': page('Home'),
    'odd/index.html': odd,
    '404.html': page('Gone').replace(' data-site="recovery"', ''),
    ...chunks,
  })
  const problems = await finishPages(folder, settings)
  expect(problems.map(({ severity, file, message }) => [severity, path.relative(folder, file), message])).toEqual([
    ['error', '404.html', 'The page lacks <script data-site="recovery">.'],
    ['error', 'odd/index.html', 'The page lacks <main>, <meta charset> at the start of its head.'],
  ])
  expect(await readFile(path.join(folder, 'index.html'), 'utf8')).toBe(page('Home'))
})

const copied = (id: string) => `<nav><template data-sidebar-copy="${id}" data-current="/docs/a/"></template></nav>`
const sources = '<div data-sidebar-source="v/docs"><ul><li><a href="/docs/a/">A</a></li></ul></div>'

test('copies sidebars into the pages, and removes the page that shows all of them', async () => {
  const folder = await writeFolder('out', {
    'a/index.html': page('A', { body: copied('v/docs') }),
    '_sidebars/index.html': page('All', { body: sources }),
    ...chunks,
  })
  expect(await finishPages(folder, settings)).toEqual([])
  expect(await readFile(path.join(folder, 'a/index.html'), 'utf8')).toContain(
    '<nav><ul><li><a aria-current="page" href="/docs/a/">A</a></li></ul></nav>',
  )
  expect(await readSiteFiles(folder)).not.toContain('/_sidebars/index.html')
})

test('reports a page whose sidebar is missing', async () => {
  const folder = await writeFolder('out', {
    'a/index.html': page('A', { body: copied('v/none') }),
    '_sidebars/index.html': page('All', { body: sources }),
    ...chunks,
  })
  const found = diagnose('incomplete-page', { missing: ['its sidebar "v/none"'] })
  expect(await finishPages(folder, settings)).toEqual([{ file: path.posix.join(folder, 'a/index.html'), ...found }])
})

test('leaves HTML files of the writer as they are', async () => {
  const own = '<p>own</p><script>a()</script>'
  const folder = await writeFolder('out', { 'index.html': page('Home'), 'assets/demo.12345678.html': own, ...chunks })
  expect(await finishPages(folder, settings)).toEqual([])
  expect(await readFile(path.join(folder, 'assets/demo.12345678.html'), 'utf8')).toBe(own)
})

test('reports a stylesheet of another site with the page that links it', async () => {
  const body = '<link rel="stylesheet" href="https://a.example/x.css"><link rel="stylesheet" href="/docs/none.css">'
  const folder = await writeFolder('out', {
    'index.html': page('Home'),
    'a/index.html': page('A', { body }),
    ...chunks,
  })
  const file = path.posix.join(folder, 'a/index.html')
  expect(await finishPages(folder, settings)).toEqual(
    ['https://a.example/x.css', '/docs/none.css'].map((address) => ({
      file,
      ...diagnose('missing-page-style-sheet', { address }),
    })),
  )
})
