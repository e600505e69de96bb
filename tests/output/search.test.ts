import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { parse } from 'yaml'
import { createEngine } from '@/lib/search/local/engine'
import { indexFile } from '@/lib/search/local/load-engine'
import { outDir } from '../../lib/output/site-files'

const readIndex = () => readFile(path.join(outDir(), indexFile), 'utf8')

async function readWanted(): Promise<Record<string, string>> {
  return parse(await readFile('tests/search/queries.yml', 'utf8')) as Record<string, string>
}

test('the index of the shipped site is small enough to load on a phone', async () => {
  expect(brotliCompressSync(await readIndex()).length).toBeLessThan(200_000)
})

test('the first hit of each query is the one a chemist would want', async () => {
  const engine = createEngine(JSON.parse(await readIndex()))
  const wanted = await readWanted()
  expect(Object.keys(wanted).length).toBeGreaterThanOrEqual(45)
  const found = Object.keys(wanted).map((query) => [query, engine.search({ indexName: 'docs', query }).hits[0]?.url])
  expect(Object.fromEntries(found)).toEqual(wanted)
})
