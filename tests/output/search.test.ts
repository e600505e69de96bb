import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { parse } from 'yaml'
import { createEngine } from '@/lib/search/local/engine'
import { indexFile } from '@/lib/search/local/load-engine'
import { outDir } from '../../lib/output/site-files'

const readIndex = () => readFile(path.join(outDir(), indexFile), 'utf8')

async function readExpected(): Promise<Record<string, string>> {
  return parse(await readFile('tests/search/queries.yml', 'utf8')) as Record<string, string>
}

test('keeps the search index of the shipped site below 200 kB', async () => {
  expect(brotliCompressSync(await readIndex()).length).toBeLessThan(200_000)
})

test('finds the expected page first for each sample query', async () => {
  const engine = createEngine(JSON.parse(await readIndex()))
  const expected = await readExpected()
  expect(Object.keys(expected).length).toBeGreaterThanOrEqual(45)
  const found = Object.keys(expected).map((query) => [query, engine.search({ indexName: 'docs', query }).hits[0]?.url])
  expect(Object.fromEntries(found)).toEqual(expected)
})
