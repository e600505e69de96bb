import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { diagnose } from '@/lib/site/problems/diagnostic'
import { formatProblems } from '@/lib/site/problems/problems'
import { checkSiteLinks } from './check-site-links'
import { readSite } from './read-site'

let folder = ''

test.beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-'))
  await write('docs/index.md', '# Home\n')
  process.env.CONTENT_DIR = folder
})

test.afterEach(async () => {
  await rm(folder, { recursive: true })
})

async function write(name: string, text: string): Promise<void> {
  const file = path.join(folder, name)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, text)
}

test('reports a content folder that is missing or a file', async () => {
  for (const folder of ['tests/no-such-folder', 'package.json']) {
    process.env.CONTENT_DIR = folder
    expect(formatProblems((await readSite()).problems)).toContain(
      `${folder}  error: The content folder does not exist. Add it, or set CONTENT_DIR to another folder.`,
    )
  }
})

test('warns of a site without a start page, and adds one', async () => {
  await rm(path.join(folder, 'docs/index.md'))
  await write('docs/a.md', '# A\n')
  const { problems, pageByPermalink } = await readSite()
  expect(pageByPermalink.get('/')).toMatchObject({ kind: 'category', cards: [{ title: 'A', permalink: '/a' }] })
  expect(problems[0]).toMatchObject({ ...diagnose('no-start-page', { hasDocsPath: false }) })
})

test('reports missing pages of keys and licence', async () => {
  await write('docs/keys.md', '# Keys\n')
  await write('site.yml', 'keysPage: /key\nlicence: { label: MIT, to: /keys#keys }\n')
  const problems = await checkSiteLinks([await readSite()])
  expect(problems.map(({ code, line, column }) => [code, line, column])).toEqual([['broken-link', 1, 11]])
})

test('offers pages and sections for a search that finds nothing, and reports missing ones', async () => {
  await write('docs/words.md', '---\ndescription: All words.\n---\n\n# Words\n\n## *One* word {#one}\n')
  await write('site.yml', 'search:\n  nothingFound: [/words, /words#one, /lost, /words#two]\n')
  const site = await readSite()
  expect(site.searchLinks).toEqual([
    { title: 'Words', to: '/words', note: 'All words.' },
    { title: 'One word', to: '/words#one', note: 'Words' },
  ])
  const problems = await checkSiteLinks([site])
  expect(problems.map(({ code, line, column }) => [code, line, column])).toEqual([
    ['broken-link', 2, 38],
    ['broken-anchor', 2, 45],
  ])
})

test('warns of a sidebar file with code', async () => {
  await write('sidebars.js', 'module.exports = {}')
  const file = path.relative('', path.join(folder, 'sidebars.js'))
  expect((await readSite()).problems).toEqual([{ file, ...diagnose('sidebar-with-code') }])
})
