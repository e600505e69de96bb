import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { XMLValidator } from 'fast-xml-parser'
import { outDir, readSiteFiles } from '../../lib/output/site-files'

const folder = outDir()

test('browsers learn from every page how to search the site', async () => {
  expect(XMLValidator.validate(await readFile(path.join(folder, 'opensearch.xml'), 'utf8'))).toBe(true)
  const link =
    /<link rel="search" type="application\/opensearchdescription\+xml" title="[^"]+" href="\/opensearch\.xml"/
  for (const file of await readSiteFiles(folder)) {
    if (!file.endsWith('.html')) continue
    const html = await readFile(path.join(folder, file), 'utf8')
    if (!html.includes('This page has moved')) expect(html, file).toMatch(link)
  }
})

test('search engines learn from the home page, and from no other', async () => {
  expect(await readFile(path.join(folder, 'index.html'), 'utf8')).toContain('"@type":"SearchAction"')
  expect(await readFile(path.join(folder, 'help/phase/index.html'), 'utf8')).not.toContain('SearchAction"')
})

test('the search page is in no sitemap and no index', async () => {
  expect(await readFile(path.join(folder, 'sitemap.xml'), 'utf8')).not.toContain('/search')
  expect(await readFile(path.join(folder, 'search/index.html'), 'utf8')).toMatch(/<meta name="robots" content="noindex/)
})
