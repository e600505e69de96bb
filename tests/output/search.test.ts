import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { parse } from 'yaml'
import { createEngine } from '@/lib/search/local/engine'
import type { SearchablePage } from '@/lib/search/records'
import { outDir } from '../../lib/output/out-dir'
import { readSiteFiles } from '../../lib/output/site-files'

/** What the index may weigh, in bytes as they travel (gzip). */
const budget = 120_000

async function readIndex(): Promise<Buffer> {
  const names = (await readSiteFiles(outDir()))
    .map((file) => file.path)
    .filter((file) => /^\/assets\/search-/.test(file))
  expect(names).toEqual([expect.stringMatching(/^\/assets\/search-en-[0-9a-f]{8}\.json$/)])
  return readFile(path.join(outDir(), names[0] ?? ''))
}

test('the index of the search keeps to its budget', async () => {
  const bytes = gzipSync(await readIndex(), { level: 9 }).length
  console.log(`Index of the search, compressed: ${(bytes / 1000).toFixed(1)} kB of ${budget / 1000} kB`)
  expect(bytes).toBeLessThanOrEqual(budget)
})

test('the first hit of each query is the one a chemist would want', async () => {
  const engine = createEngine(JSON.parse(String(await readIndex())) as SearchablePage[])
  const wanted = parse(await readFile('tests/search/queries.yml', 'utf8')) as Record<string, string>
  expect(Object.keys(wanted).length).toBeGreaterThanOrEqual(45)
  const found = Object.keys(wanted).map((query) => [query, engine.search({ indexName: 'docs', query }).hits[0]?.url])
  expect(Object.fromEntries(found)).toEqual(wanted)
})
