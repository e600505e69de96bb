import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { XMLValidator } from 'fast-xml-parser'
import { outDir, readSiteFiles } from '../../lib/output/site-files'

const folder = outDir()

test('links the OpenSearch description from every page', async () => {
  expect(XMLValidator.validate(await readFile(path.join(folder, 'opensearch.xml'), 'utf8'))).toBe(true)
  const link =
    /<link rel="search" type="application\/opensearchdescription\+xml" title="[^"]+" href="\/opensearch\.xml"/
  for (const file of await readSiteFiles(folder)) {
    if (!file.endsWith('.html')) continue
    const html = await readFile(path.join(folder, file), 'utf8')
    if (!html.includes('This page has moved')) expect(html, file).toMatch(link)
  }
})

test('describes the search to search engines only on the home page', async () => {
  expect(await readFile(path.join(folder, 'index.html'), 'utf8')).toContain('"@type":"SearchAction"')
  expect(await readFile(path.join(folder, 'help/phase/index.html'), 'utf8')).not.toContain('SearchAction"')
})

test('keeps the search page out of the sitemap and search engines', async () => {
  expect(await readFile(path.join(folder, 'sitemap.xml'), 'utf8')).not.toContain('/search')
  expect(await readFile(path.join(folder, 'search/index.html'), 'utf8')).toMatch(/<meta name="robots" content="noindex/)
})
