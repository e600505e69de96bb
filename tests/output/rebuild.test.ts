import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { readSiteFiles } from '../../lib/output/site-files'
import { indexFile } from '../../lib/search/records'
import { testSiteDir } from '../sites'

// Two builds that differ in one sentence of a post, inside its excerpt.

const [former, changed] = [testSiteDir('versions'), testSiteDir('changed')]
const read = (folder: string, file: string) => readFile(path.join(folder, file), 'utf8')

/** Files that differ. */
async function findChanged(): Promise<string[]> {
  const files = await readSiteFiles(former)
  const isSame = await Promise.all(
    files.map(async (file) => {
      const [a, b] = await Promise.all([former, changed].map((folder) => readFile(path.join(folder, file))))
      return a !== undefined && b !== undefined && a.equals(b)
    }),
  )
  return files.filter((_, index) => !isSame[index])
}

test('gives files the same names in every build', async () => {
  expect(await readSiteFiles(changed)).toEqual(await readSiteFiles(former))
})

test('changes only the files that contain a changed sentence', async () => {
  expect(await findChanged()).toEqual([
    ...['/blog/2024/05/01/two.md', '/blog/2024/05/01/two/index.html'],
    ...['/blog/atom.xml', '/blog/feed.json', '/blog/index.html', '/blog/rss.xml'],
    ...['/llms-full.txt', indexFile],
  ])
})

test('changes nothing else in these files', async () => {
  for (const file of await findChanged()) {
    const [a, b] = await Promise.all([read(former, file), read(changed, file)])
    const restore = (text: string) => text.replaceAll(/Learn (<a|how|\[how)/g, 'Read $1')
    expect(restore(b), file).toBe(a)
  }
})
