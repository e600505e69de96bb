import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { parse } from 'yaml'
import { createEngine } from '@/lib/search/local/engine'
import { indexFiles, joinIndex, type TextsFile, type TitlesFile } from '@/lib/search/local/index-files'
import { outDir } from '../../lib/output/out-dir'

/** What the files of the index may weigh, in bytes as they travel (gzip). */
const budgets = { titles: 22_000, texts: 150_000 }

function readIndexFile(name: keyof typeof budgets): Promise<Buffer> {
  return readFile(path.join(outDir(), indexFiles[name]))
}

for (const name of ['titles', 'texts'] as const) {
  test(`the ${name} of the search's index keep to their budget`, async () => {
    const bytes = gzipSync(await readIndexFile(name), { level: 9 }).length
    console.log(
      `Index of the search, ${name}, compressed: ${(bytes / 1000).toFixed(1)} kB of ${budgets[name] / 1000} kB`,
    )
    expect(bytes).toBeLessThanOrEqual(budgets[name])
  })
}

test('the first hit of each query is the one a chemist would want', async () => {
  const [titles, texts] = await Promise.all([readIndexFile('titles'), readIndexFile('texts')])
  const pages = joinIndex(JSON.parse(String(titles)) as TitlesFile, JSON.parse(String(texts)) as TextsFile)
  const engine = createEngine(pages ?? [])
  const wanted = parse(await readFile('tests/search/queries.yml', 'utf8')) as Record<string, string>
  expect(Object.keys(wanted).length).toBeGreaterThanOrEqual(45)
  const found = Object.keys(wanted).map((query) => [query, engine.search({ indexName: 'docs', query }).hits[0]?.url])
  expect(Object.fromEntries(found)).toEqual(wanted)
})
