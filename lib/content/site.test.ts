import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { diagnose } from '@/lib/site/problems/diagnostic'
import { formatProblems } from '@/lib/site/problems/problems'
import { temporaryFiles } from '@/tests/temporary-files'
import { checkSiteLinks } from './check-site-links'
import { getPage, getSite } from './site'

const mode = process.env.NODE_ENV
let folder = ''

test.beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-'))
  await write('docs/index.md', '# Home\n')
  process.env.CONTENT_DIR = folder
})

test.afterEach(async () => {
  Reflect.set(process.env, 'NODE_ENV', mode ?? 'test')
  await rm(folder, { recursive: true })
})

async function write(name: string, text: string): Promise<void> {
  const file = path.join(folder, name)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, text)
}

test('reads the site once per build', async () => {
  const site = await getSite()
  await write('docs/new.md', '# New\n')
  expect(await getSite()).toBe(site)
})

test('reads the site again after a failure', async () => {
  test.skip(process.platform !== 'linux', 'It needs a file that exists and cannot be read.')
  const file = path.join(folder, 'docs/index.md')
  await rm(file)
  await symlink('/proc/self/mem', file)
  await expect(getSite()).rejects.toThrow('EIO')
  await rm(file)
  await write('docs/index.md', '# Home\n')
  expect((await getSite()).docs).toHaveLength(1)
})

test('reads the site again in development when a file is added, changed or removed', async () => {
  Reflect.set(process.env, 'NODE_ENV', 'development')
  const first = await getSite()
  expect(await getSite()).toBe(first)
  await write('docs/new.md', '# New\n')
  expect(await getPage('/new')).toMatchObject({ title: 'New' })
  await write('docs/new.md', '# Newer name\n')
  expect(await getPage('/new')).toMatchObject({ title: 'Newer name' })
  await write('docs/_category_.yml', 'label: x\n')
  await write('site.yml', 'title: Renamed\n')
  expect((await getSite()).config.title).toBe('Renamed')
  await rm(path.join(folder, 'docs/new.md'))
  await expect(getPage('/new')).rejects.toThrow('No page has the address /new')
})

test('reads the site again in development when a picture or stylesheet changes, but not for temporary files', async () => {
  Reflect.set(process.env, 'NODE_ENV', 'development')
  const picture = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="10"/>`
  await write('site.yml', 'css: ./site.css\n')
  await write('site.css', 'main { color: red }')
  await write('docs/plot.svg', picture(10))
  await write('docs/index.md', '# Home\n\n![A plot](./plot.svg)\n')
  const first = await getSite()
  for (const name of temporaryFiles) await write(`docs/${name}`, 'x')
  expect(await getSite()).toBe(first)
  await write('docs/plot.svg', picture(11))
  const second = await getSite()
  expect(second.textCounts).toEqual({ compiled: 1, reused: 0 })
  expect(second).not.toBe(first)
  await write('site.css', 'main { color: blue }')
  const third = await getSite()
  expect(third.config.look?.styleSheet).toMatch(/^\/assets\/site\.\w+\.css$/)
  expect(third.config.look?.styleSheet).not.toBe(second.config.look?.styleSheet)
})

test('reports a content folder that is missing or a file', async () => {
  for (const folder of ['tests/no-such-folder', 'package.json']) {
    process.env.CONTENT_DIR = folder
    expect(formatProblems((await getSite()).problems)).toContain(
      `${folder}  error: The content folder does not exist. Add it, or set CONTENT_DIR to another folder.`,
    )
  }
})

test('warns of a site without a start page, and adds one', async () => {
  await rm(path.join(folder, 'docs/index.md'))
  await write('docs/a.md', '# A\n')
  const { problems, pageByPermalink } = await getSite()
  expect(pageByPermalink.get('/')).toMatchObject({ kind: 'category', cards: [{ title: 'A', permalink: '/a' }] })
  expect(problems[0]).toMatchObject({ ...diagnose('no-start-page', { hasDocsPath: false }) })
})

test('reports missing pages of keys and licence', async () => {
  await write('docs/keys.md', '# Keys\n')
  await write('site.yml', 'keysPage: /key\nlicence: { label: MIT, to: /keys#keys }\n')
  const { problems } = await checkSiteLinks(await getSite())
  expect(problems.map(({ code, line, column }) => [code, line, column])).toEqual([['broken-link', 1, 11]])
})

test('warns of a sidebar file with code', async () => {
  await write('sidebars.js', 'module.exports = {}')
  const file = path.relative('', path.join(folder, 'sidebars.js'))
  expect((await getSite()).problems).toEqual([{ file, ...diagnose('sidebar-with-code') }])
})

test('compiles only the changed one of 60 docs', async () => {
  Reflect.set(process.env, 'NODE_ENV', 'development')
  const text = (number: number) => `---\ntitle: Page ${number}\ntags: [a, b]\n---\n\nText of ${number}.\n`
  const names = Array.from({ length: 60 }, (_, number) => `docs/${number % 20}-part/${number}-page${number}.md`)
  await Promise.all(names.map((name, number) => write(name, text(number))))
  await getSite()
  await write('docs/1-part/1-page1.md', text(1000))
  const { pages, textCounts } = await getSite()
  expect(pages.filter(({ kind }) => kind === 'doc')).toHaveLength(61)
  expect(textCounts).toEqual({ compiled: 1, reused: 60 })
})
