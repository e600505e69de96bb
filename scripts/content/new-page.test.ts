import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { checkContent } from '@/lib/build/check-content'
import { readSite } from '@/lib/content/read-site'
import { writeFolder } from '@/tests/write-folder'
import { writeNewPage } from './new-page'

const day = '2026-11-22'
const glossary =
  '---\ntitle: Glossary\n---\n\nTerms.\n\n## A\n\n### Anchor {#anchor}\n\nA point.\n\n## C\n\n### COSY {#cosy}\n\nTwo.\n'

test('creates a doc and a post that pass the check of the content', async () => {
  const dir = await writeFolder('site', {
    'docs/index.md': '---\nslug: /\n---\n\n# Home\n',
    'blog/authors.yml': 'anna:\n  name: Anna\n',
  })
  const doc = await writeNewPage(dir, { kind: 'doc', title: 'Peaks: what "they" are', folder: 'help', day })
  expect(doc).toBe(`${dir}/docs/help/peaks-what-they-are.md`)
  const post = await writeNewPage(dir, { kind: 'post', title: 'News', day })
  expect(post).toBe(`${dir}/blog/2026-11-22-news.md`)
  process.env.CONTENT_DIR = dir
  const site = await readSite()
  expect((await checkContent(site)).problems).toEqual([])
  expect(site.docs.map(({ title }) => title)).toContain('Peaks: what "they" are')
  expect(await readFile(post, 'utf8')).toContain('authors:\n  - anna\n')
  await expect(writeNewPage(dir, { kind: 'post', title: 'News', day })).rejects.toThrow('already exists')
  await expect(writeNewPage(dir, { kind: 'doc', title: ' ?', day })).rejects.toThrow('Write a title')
})

test('adds a term in alphabetical order, and a missing letter', async () => {
  const dir = await writeFolder('site', { 'docs/ref/glossary.md': glossary })
  for (const title of ['Baseline', 'Apodization', 'Dwell time', 'airPLS']) {
    await writeNewPage(dir, { kind: 'term', title, day })
  }
  const text = await readFile(path.join(dir, 'docs/ref/glossary.md'), 'utf8')
  expect(text.match(/^##.*$/gm)).toEqual([
    '## A',
    '### airPLS {#airpls}',
    '### Anchor {#anchor}',
    '### Apodization {#apodization}',
    '## B',
    '### Baseline {#baseline}',
    '## C',
    '### COSY {#cosy}',
    '## D',
    '### Dwell time {#dwell-time}',
  ])
  expect(text).toContain(
    'Terms.\n\n## A\n\n### airPLS {#airpls}\n\nOne to three sentences.\n\n### Anchor {#anchor}\n\nA point.\n\n### Apod',
  )
  await expect(writeNewPage(dir, { kind: 'term', title: 'COSY', day })).rejects.toThrow('has the term "cosy" already')
})
