import { existsSync, statSync } from 'node:fs'
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { pageFile, readGraph, siteFile } from '@/lib/content/graph'
import { readSettings } from '@/lib/content/read-settings'
import { getPage, getRecord, getSite } from '@/lib/content/site'
import { publishApart } from '@/tests/own-assets'
import { temporaryFiles } from '@/tests/temporary-files'
import { writeFolder } from '@/tests/write-folder'
import { Graph } from './graph'

publishApart()

const mode = process.env.NODE_ENV
let folder = ''
let graph: Graph

test.beforeEach(async () => {
  Reflect.set(process.env, 'NODE_ENV', 'development')
  folder = await writeFolder('site', { 'docs/index.md': '# Home\n' })
  process.env.CONTENT_DIR = folder
  process.env.GRAPH_DIR = `${folder}-records`
  graph = new Graph()
})

test.afterEach(() => {
  Reflect.set(process.env, 'NODE_ENV', mode ?? 'test')
  delete process.env.GRAPH_DIR
})

async function write(name: string, text: string): Promise<void> {
  const file = path.join(folder, name)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, text)
}

test('writes a record of the site and of each page, which holds the code of its text', async () => {
  await write('docs/sum.mdx', '---\nslug: /sum\n---\n\n# Sum\n\n{1 + 1} turns\n')
  const { written, removed } = await graph.update()
  // Home, the page, the blog and the site.
  expect({ written, removed }).toEqual({ written: 4, removed: 0 })
  const { code, page } = getRecord('/sum')
  expect(page).toMatchObject({ kind: 'doc', title: 'Sum', text: { runsCode: true, problems: [] } })
  expect(code?.content).toContain('1 + 1')
  expect(readGraph(graph.folder).pages.map(({ permalink }) => permalink)).toEqual(getSite().permalinks)
})

test('writes only the records that a change touches', async () => {
  await write('docs/a.md', '# A\n\nText.\n')
  await write('docs/b.md', '# B\n\nText.\n')
  await graph.update()
  expect(await graph.update()).toMatchObject({ written: 0, removed: 0 })
  const stampOf = (file: string) => statSync(file).mtimeMs
  const files = [siteFile(graph.folder), pageFile(graph.folder, '/b')]
  const before = files.map(stampOf)
  await write('docs/a.md', '# A\n\nOther words.\n')
  expect(await graph.update()).toMatchObject({ written: 1, removed: 0 })
  expect(files.map(stampOf)).toEqual(before)
})

test('follows added, renamed and removed pages, and changed settings', async () => {
  await graph.update()
  await write('docs/new.md', '# New\n')
  await graph.update()
  expect(getPage('/new')).toMatchObject({ title: 'New' })
  await write('docs/new.md', '# Newer name\n')
  await write('site.yml', 'title: Renamed\n')
  await graph.update()
  expect(getPage('/new')).toMatchObject({ title: 'Newer name' })
  expect(getSite().config.title).toBe('Renamed')
  await rm(path.join(folder, 'docs/new.md'))
  expect((await graph.update()).removed).toBe(1)
  expect(() => getPage('/new')).toThrow('No page has the address /new')
})

test('follows changed pictures and stylesheets, but not temporary files', async () => {
  const picture = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="10"/>`
  await write('site.yml', 'css: ./site.css\n')
  await write('site.css', 'main { color: red }')
  await write('docs/plot.svg', picture(10))
  await write('docs/index.md', '# Home\n\n![A plot](./plot.svg)\n')
  const first = await graph.update()
  for (const name of temporaryFiles) await write(`docs/${name}`, 'x')
  expect((await graph.update()).written).toBe(0)
  await write('docs/plot.svg', picture(11))
  const second = await graph.update()
  expect(second.site.textCounts).toEqual({ compiled: 1, reused: 0 })
  expect(second.written).toBeGreaterThan(0)
  const sheet = () => getSite().config.look?.styleSheet
  const before = sheet()
  expect(before).toMatch(/^\/assets\/site\.\w+\.css$/)
  await write('site.css', 'main { color: blue }')
  await graph.update()
  expect(sheet()).not.toBe(before)
  expect(first.site.textCounts.compiled).toBe(1)
})

test('adds the failures of code to the problems of its page', async () => {
  await write('docs/index.md', '# Home\n\n{null.x}\n')
  const found = expect.objectContaining({ line: 3, message: expect.stringContaining('The code of the page fails') })
  expect((await graph.update()).problems).toEqual([found])
  expect(getPage('/')).toMatchObject({ text: { problems: [found] } })
  expect((await graph.update()).problems).toEqual([found])
})

test('writes a site without pages before the content is read', async () => {
  await graph.update()
  const started = new Graph()
  const { pages } = await started.writeEmpty(await readSettings())
  expect(pages).toEqual([])
  expect(getSite()).toMatchObject({ config: { title: 'Documentation' }, permalinks: [] })
  expect(() => getPage('/')).toThrow('No page has the address /.')
  await started.update()
  expect(getPage('/').permalink).toBe('/')
})

test('removes the records of another site', async () => {
  await graph.update()
  await write('docs/old.md', '# Old\n')
  await graph.update()
  await rm(path.join(folder, 'docs/old.md'))
  await new Graph().update()
  expect(existsSync(pageFile(graph.folder, '/old'))).toBe(false)
})

test('writes records again after a failure', async () => {
  test.skip(process.platform !== 'linux', 'It needs a file that exists and cannot be read.')
  const file = path.join(folder, 'docs/index.md')
  await rm(file)
  await symlink('/proc/self/mem', file)
  await expect(graph.update()).rejects.toThrow('EIO')
  await rm(file)
  await write('docs/index.md', '# Home\n')
  expect((await graph.update()).site.docs).toHaveLength(1)
})

test('compiles only the changed one of 60 docs', async () => {
  const text = (number: number) => `---\ntitle: Page ${number}\ntags: [a, b]\n---\n\nText of ${number}.\n`
  const names = Array.from({ length: 60 }, (_, number) => `docs/${number % 20}-part/${number}-page${number}.md`)
  await Promise.all(names.map((name, number) => write(name, text(number))))
  await graph.update()
  await write('docs/1-part/1-page1.md', text(1000))
  const { site } = await graph.update()
  expect(site.pages.filter(({ kind }) => kind === 'doc')).toHaveLength(61)
  expect(site.textCounts).toEqual({ compiled: 1, reused: 60 })
})
