import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { parse } from 'yaml'
import { needsParts } from '@/lib/build/searchable-page'
import { createEngine } from '@/lib/search/local/engine'
import { indexFiles, joinIndex, type TextsFile, type TitlesFile } from '@/lib/search/local/index-files'
import { createPartLoader } from '@/lib/search/local/load-parts'
import type { SearchablePage } from '@/lib/search/records'
import { outDir } from '../../lib/output/out-dir'
import { serveParts } from '../search/serve-parts'

/** What a query of the shipped site may move, in bytes as they travel (brotli): until its first hit, and in all. */
const budgets = { first: 18_000, whole: 160_000 }

/** What is typed into it: beginnings, mistakes, several words, compounds, signs, letters alone. */
const typicalQueries = [
  ...['phase', 'phase correction', 'apod', 'spectrum', 'signal to noise', 'c', 'co', 'con', 'the', 'J coupling', '13C'],
  ...['zero filing', 'stereochemestry', 'phsae', 'baselin corection', 'zerofilling', 'integrate peaks', 'S/N'],
  ...['hide molecule label', 'the phase of the spectrum', 'right click menu', 'δ', 'dark mode', 'fourrier transform'],
]

const realFetch = globalThis.fetch
test.afterEach(() => {
  globalThis.fetch = realFetch
})

function readIndexFile(name: keyof typeof indexFiles): Promise<Buffer> {
  return readFile(path.join(outDir(), indexFiles[name]))
}

async function readPages(): Promise<SearchablePage[]> {
  const [titles, texts] = await Promise.all([readIndexFile('titles'), readIndexFile('texts')])
  return joinIndex(JSON.parse(String(titles)) as TitlesFile, JSON.parse(String(texts)) as TextsFile) ?? []
}

async function readWanted(): Promise<Record<string, string>> {
  return parse(await readFile('tests/search/queries.yml', 'utf8')) as Record<string, string>
}

const kB = (bytes: number) => (bytes / 1000).toFixed(1)

test('a query of the shipped site moves few bytes until its first hit, and in all', async () => {
  const files = await Promise.all([readIndexFile('titles'), readIndexFile('texts')])
  const [first = 0, second = 0] = files.map((file) => brotliCompressSync(file).length)
  const whole = first + second
  console.log(`Index of the search: ${kB(first)} kB to the first hit, ${kB(whole)} of ${kB(budgets.whole)} kB in all`)
  expect(first).toBeLessThanOrEqual(budgets.first)
  expect(whole).toBeLessThanOrEqual(budgets.whole)
})

test('the first hit of each query is the one a chemist would want', async () => {
  const engine = createEngine(await readPages())
  const wanted = await readWanted()
  expect(Object.keys(wanted).length).toBeGreaterThanOrEqual(45)
  const found = Object.keys(wanted).map((query) => [query, engine.search({ indexName: 'docs', query }).hits[0]?.url])
  expect(Object.fromEntries(found)).toEqual(wanted)
})

test('an index in parts has the same hits in the same order', async () => {
  const pages = await readPages()
  expect(needsParts(pages)).toBe(false)
  const engine = createEngine(pages)
  serveParts(pages)
  const loader = createPartLoader()
  for (const query of [...Object.keys(await readWanted()), ...typicalQueries, 'atereochemistry']) {
    const request = { indexName: 'docs', query, attributesToSnippet: ['content:10'] }
    const timeless = { processingTimeMS: expect.any(Number) }
    expect(await loader.search(request), query).toEqual({ ...engine.search(request), ...timeless })
  }
})
