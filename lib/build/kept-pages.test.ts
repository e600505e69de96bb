import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { leaveOutKept } from '@/lib/content/page-list'
import { readSite } from '@/lib/content/read-site'
import { writeFolder } from '@/tests/write-folder'
import { findKeptPages } from './kept-pages'

const sheet = '_next/static/chunks/a.css'

/** A page as Next writes it. */
function formatPage(name: string) {
  const payload = '<script>self.__next_f.push([1,""])</script>'
  return `<html><head><link rel="stylesheet" href="/${sheet}" data-precedence="next"/></head><main>${name}</main>${payload}`
}

async function writeOut(outDir: string, pages: Record<string, string>) {
  await rm(outDir, { recursive: true, force: true })
  for (const [file, text] of Object.entries({ ...pages, [sheet]: 'p {}' })) {
    await mkdir(path.dirname(path.join(outDir, file)), { recursive: true })
    await writeFile(path.join(outDir, file), text)
  }
}

test('a build writes only the pages that would come out another way, and puts the others back', async () => {
  const content = await writeFolder('content', {
    'site.yml': 'title: Site\nurl: https://example.org\n',
    'docs/index.md': '---\nslug: /\n---\n# Home\n',
    'docs/a.md': '# A\n\nText of A.\n',
    'docs/b.md': '# B\n\nText of B.\n',
    'docs/c.md': '# C\n\nText of C.\n',
  })
  const outDir = await writeFolder('out', {})
  const edit = (file: string, text: string) => writeFile(path.join(content, file), text)
  process.env.CONTENT_DIR = content
  const find = async (script = '/assets/site.js') => findKeptPages(await readSite(), { outDir, script })
  const keep = async (pages: Record<string, string>, { keep }: Awaited<ReturnType<typeof find>>) => {
    for (const [file, page] of Object.entries(pages)) await keep(`/${file}`, page)
  }
  const read = (file: string) => readFile(path.join(outDir, file), 'utf8').catch(() => undefined)

  const first = await find()
  expect(first).toMatchObject({ count: 0 })
  expect(first.list).toBeUndefined()
  // The page /c has React: nobody keeps it, so that each build writes it.
  const pages = { 'index.html': formatPage('Home'), 'a/index.html': formatPage('A'), 'b/index.html': formatPage('B') }
  await keep(pages, first)

  // What a page says is its own; its title stands in all sidebars.
  await edit('docs/a.md', '# A\n\nAnother text of A.\n')
  const second = await find()
  process.env.KEPT_PAGES = second.list
  expect(await leaveOutKept(['/', '/a', '/b', '/c'])).toEqual(['/a', '/c'])
  expect(await leaveOutKept(['/', '/b'])).toEqual(['/'])
  delete process.env.KEPT_PAGES
  await writeOut(outDir, { 'a/index.html': formatPage('A, changed') })
  expect(await second.putBack()).toBe(true)
  expect(await read('b/index.html')).toBe(formatPage('B'))
  expect(await read('a/index.html')).toBe(formatPage('A, changed'))
  expect(await read('c/index.html')).toBeUndefined()
  await keep({ 'a/index.html': formatPage('A, changed') }, second)

  // Files of another compilation do not go with these pages.
  await rm(path.join(outDir, sheet))
  expect(await second.putBack()).toBe(false)

  expect(await find()).toMatchObject({ count: 3 })
  expect(await find('/assets/another.js')).toMatchObject({ count: 0 })
  await edit('docs/b.md', '# Bee\n\nText of B.\n')
  expect(await find()).toMatchObject({ count: 0 })
})
