import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { checkContent } from '@/lib/build/check-content'
import { readSite } from '@/lib/content/read-site'
import { listTree } from '@/lib/content/source/read'
import { formatProblems } from '@/lib/site/problems/problems'
import { writeFolder } from '@/tests/write-folder'
import { removeVersion, snapshotDocs } from './snapshot'

const site = {
  'docs/index.md': '---\nslug: /\n---\n\n# Home\n\n[Phase](./help/phase.md)\n',
  'docs/help/phase.md': '# Phase\n\n![Plot](./plot.svg)\n',
  'docs/help/plot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  'sidebars.yml': 'tutorialSidebar: [index, help/phase]\n',
}

test('copies docs and sidebars into a version that is listed first and passes the check of the content', async () => {
  const dir = await writeFolder('site', site)
  await snapshotDocs(dir, '1.0')
  await writeFile(path.join(dir, 'docs/help/new.md'), '# New\n')
  const snapshot = await snapshotDocs(dir, '1.1-rc.2')
  expect(snapshot).toMatchObject({ files: 4, versions: ['1.1-rc.2', '1.0'] })
  expect(await readFile(path.join(dir, 'versions.json'), 'utf8')).toBe('[\n  "1.1-rc.2",\n  "1.0"\n]\n')
  expect((await listTree(dir)).filter((file) => file.startsWith('versioned'))).toEqual([
    'versioned_docs/version-1.0/help/phase.md',
    'versioned_docs/version-1.0/help/plot.svg',
    'versioned_docs/version-1.0/index.md',
    'versioned_docs/version-1.1-rc.2/help/new.md',
    'versioned_docs/version-1.1-rc.2/help/phase.md',
    'versioned_docs/version-1.1-rc.2/help/plot.svg',
    'versioned_docs/version-1.1-rc.2/index.md',
    'versioned_sidebars/version-1.0-sidebars.yml',
    'versioned_sidebars/version-1.1-rc.2-sidebars.yml',
  ])
  process.env.CONTENT_DIR = dir
  const copied = await readSite()
  const { problems } = await checkContent(copied)
  expect(formatProblems(problems.filter(({ severity }) => severity === 'error'))).toBe('No problems.')
  expect(copied.pages.map(({ permalink }) => permalink)).toEqual(
    expect.arrayContaining(['/', '/help/new', '/1.0/help/phase', '/next/help/phase']),
  )
})

test('rejects an invalid name, and writes nothing', async () => {
  const dir = await writeFolder('site', {
    ...site,
    'versions.json': '["2.0"]',
    'versioned_docs/version-2.0/a.md': '# A\n',
  })
  const before = await listTree(dir)
  const refused = { '': 'cannot be', 'a/b': 'cannot be', 'a b': 'cannot be', '..': 'cannot be', '2.0': 'already' }
  for (const [name, reason] of Object.entries({ ...refused, current: 'being written' })) {
    await expect(snapshotDocs(dir, name), name).rejects.toThrow(reason)
  }
  expect(await listTree(dir)).toEqual(before)
})

test('refuses to make a version without docs', async () => {
  const empty = await writeFolder('site', { 'site.yml': 'title: Empty\n' })
  await expect(snapshotDocs(empty, '1.0')).rejects.toThrow('There are no docs')
})

test('removes a version with its sidebars and its line', async () => {
  const dir = await writeFolder('site', site)
  await snapshotDocs(dir, '1.0')
  await snapshotDocs(dir, '1.1')
  expect(await removeVersion(dir, '1.0')).toEqual(['1.1'])
  expect(await readFile(path.join(dir, 'versions.json'), 'utf8')).toBe('[\n  "1.1"\n]\n')
  expect((await listTree(dir)).filter((file) => file.includes('1.0'))).toEqual([])
  expect((await listTree(dir)).filter((file) => file.includes('1.1'))).toHaveLength(4)
  await expect(removeVersion(dir, '1.0')).rejects.toThrow(
    'There is no version "1.0". Did you mean "1.1"? The versions are: 1.1.',
  )
  await removeVersion(dir, '1.1')
  expect((await readdir(dir)).filter((file) => file.startsWith('version'))).toEqual([])
  expect(await readFile(path.join(dir, 'docs/index.md'), 'utf8')).toContain('# Home')
})
