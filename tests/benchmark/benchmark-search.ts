import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { chromium, type Page } from '@playwright/test'
import { build } from 'esbuild'
import { parse } from 'yaml'
import { readSearchablePages } from '@/lib/build/read-records'
import { buildSearchRequest } from '@/lib/search/search-request'
import { launchOptions } from '../browser/launch-options'
import { varyPages } from './vary-pages'

// How long a keystroke takes the local search, were it run on the page's own thread: typed letter by letter are the queries
// of the ranking test. Run it with `npm run benchmark:search`.

const sizes = [60, 500, 2000]
const slowDowns = [1, 4]

Object.assign(process.env, { NODE_ENV: 'production' })
const pages = await readSearchablePages()
const queries = Object.keys(parse(await readFile('tests/search/queries.yml', 'utf8')) as object)
const requests = queries.flatMap((query) =>
  Array.from(query, (_, index) =>
    buildSearchRequest({ query: query.slice(0, index + 1), facetFilters: ['language:en'], isNarrow: false }),
  ),
)
const { outputFiles } = await build({
  stdin: { contents: "export { createEngine } from './lib/search/local/engine'", resolveDir: process.cwd() },
  bundle: true,
  minify: true,
  write: false,
  format: 'iife',
  globalName: 'search',
  define: { 'process.env': '{}' },
})
const code = outputFiles[0]?.text ?? ''
console.log(
  `engine: ${code.length} bytes, ${gzipSync(code, { level: 9 }).length} compressed; ${requests.length} keystrokes`,
)

const browser = await chromium.launch(launchOptions())
try {
  for (const size of sizes) {
    const json = JSON.stringify(varyPages(pages, size))
    console.log(`\n${size} pages: index ${json.length} bytes, ${gzipSync(json, { level: 9 }).length} compressed`)
    for (const slowDown of slowDowns) console.log(await measure(await browser.newPage(), json, slowDown))
  }
} finally {
  await browser.close()
}

async function measure(page: Page, json: string, slowDown: number): Promise<string> {
  await page.addScriptTag({ content: code })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  const { building, times } = await page.evaluate(runKeystrokes, { json, requests })
  await page.close()
  const sorted = times.sort((a, b) => a - b)
  const at = (share: number): string => `${sorted[Math.floor(sorted.length * share)]?.toFixed(1)} ms`
  const figures = `median ${at(0.5)}, 95 % ${at(0.95)}, longest ${at(0.9999)}`
  return `  CPU ${slowDown}x slower: built in ${Math.round(building)} ms; keystroke ${figures}`
}

/** Runs in the browser. */
function runKeystrokes({ json, requests }: { json: string; requests: object[] }) {
  const { search } = globalThis as unknown as {
    search: { createEngine(pages: unknown): { search(request: object): unknown } }
  }
  const started = performance.now()
  const engine = search.createEngine(JSON.parse(json))
  const building = performance.now() - started
  const times = requests.map((request) => {
    const before = performance.now()
    engine.search(request)
    return performance.now() - before
  })
  return { building, times }
}
