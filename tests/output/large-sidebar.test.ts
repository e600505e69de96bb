import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { readSiteFiles } from '../../lib/output/site-files'
import { testSiteDir } from '../sites'

const folder = testSiteDir('large-sidebar')
const read = (file: string) => readFile(path.join(folder, file), 'utf8')

/** The links in the sidebar of a page, as readers without JavaScript have them. */
async function readLinks(permalink: string): Promise<string[]> {
  const [, tree = ''] =
    /<nav[^>]* data-tree="[^"]*"[^>]*>(.*?)<\/nav>/s.exec(await read(`${permalink}index.html`)) ?? []
  return Array.from(tree.matchAll(/ href="(\/[^"]*)"/g), ([, href = '']) => href)
}

test('every page of a large sidebar is reached from link to link', async () => {
  const reached = new Set(['/'])
  for (const permalink of reached) for (const link of await readLinks(permalink)) reached.add(link)
  const docs = (await readSiteFiles(folder))
    .filter((file) => /^\/(index|guide\/.*|list\/.*|phase-correction\/index)\.html$/.test(file))
    .map((file) => file.replace(/index\.html$/, ''))
  expect(docs.length).toBeGreaterThan(43)
  expect(docs.filter((permalink) => !reached.has(permalink))).toEqual([])
})

test('a page holds the entries of its own branch alone, and one file all of them', async () => {
  expect((await readLinks('/guide/start/')).filter((link) => link.startsWith('/list/'))).toEqual(['/list/page-01/'])
  const [name = '', ...others] = (await readSiteFiles(path.join(folder, 'assets'))).filter((file) =>
    file.startsWith('/sidebar-'),
  )
  expect(others).toEqual([])
  const whole = await read(path.join('assets', name))
  expect(whole.match(/ href="\/list\/page-\d+\/"/g)).toHaveLength(40)
  const page = await read('guide/start/index.html')
  expect(page).toContain(`data-rest="/assets${name}"`)
  // Places in the tree are the same in both.
  expect(page).toContain('id="tree:2"')
  expect(whole).toContain('id="tree:2"')
})

test('the page of whole sidebars is no page of the site', async () => {
  const files = await readSiteFiles(folder)
  expect(files.filter((file) => file.includes('whole-sidebars'))).toEqual([])
})
