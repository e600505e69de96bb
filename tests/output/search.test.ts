import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { XMLValidator } from 'fast-xml-parser'
import { parse } from 'yaml'
import { readTexts } from '@/lib/content/locales/read-texts'
import { extension } from '@/lib/extension'
import { createEngine } from '@/lib/search/local/engine'
import { indexFile } from '@/lib/search/records'
import { environment } from '@/lib/site/environment'
import { readSiteFiles } from '../../lib/output/site-files'

const readIndex = () => readFile(path.join(environment.outDir, indexFile), 'utf8')

async function readExpected(): Promise<Record<string, string | string[]>> {
  return parse(await readFile('tests/search/queries.yml', 'utf8'))
}

/** The engine of the shipped site, with its index. */
async function loadEngine() {
  const { t } = await readTexts('content', 'en')
  const engine = createEngine({ ...extension.search, stopWords: t('searchStopWords') })
  for (const page of JSON.parse(await readIndex())) engine.add(page)
  return engine
}

/** A question with the addresses of which any answers it: a page, or one of its places. */
interface AskedQuestion {
  query: string
  wanted: string[]
}

async function readQuestions(): Promise<AskedQuestion[]> {
  const [, ...rows] = (await readFile('tests/search/questions.csv', 'utf8')).trim().split('\n')
  return rows.map((row) => {
    const [query = '', wanted = '', source] = row.split(',')
    if (!query || !wanted || !source) throw new Error(`tests/search/questions.csv has an incomplete row: ${row}`)
    return { query, wanted: wanted.split(' ') }
  })
}

/** Whether a hit leads to one of the wanted addresses; one without a hash is any place of the page. */
function answers(url: string | undefined, { wanted }: AskedQuestion): boolean {
  return wanted.some((address) => address === (/[?#]/.test(address) ? url : url?.replace(/[?#].*/s, '')))
}

test('keeps the search index of the shipped site below 210 kB', async () => {
  // Quality 11 takes seconds and compresses better.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  expect(brotliCompressSync(await readIndex(), { params }).length).toBeLessThan(210_000)
})

test('finds the expected page first for each sample query, or several pages among the first three', async () => {
  const engine = await loadEngine()
  const expected = await readExpected()
  expect(Object.keys(expected).length).toBeGreaterThanOrEqual(45)
  const found = Object.entries(expected).map(([query, pages]) => {
    const [first, ...others] = engine.search({ indexName: 'docs', query }).hits.slice(0, 3)
    if (typeof pages === 'string') return [query, first?.url]
    const three = [first, ...others].map((hit) => hit?.url)
    return [query, pages.every((page) => three.some((url) => url?.replace(/#.*/, '') === page)) ? pages : three]
  })
  expect(Object.fromEntries(found)).toEqual(expected)
})

test('answers nearly every question of chemists among the first three hits, and most by the first', async () => {
  const engine = await loadEngine()
  const questions = await readQuestions()
  expect(questions.length).toBeGreaterThanOrEqual(140)
  const asked = questions.map((question) => {
    const hits = engine.search({ indexName: 'docs', query: question.query }).hits.slice(0, 3)
    return { question, places: hits.map(({ url }) => answers(url, question)) }
  })
  const missed = asked.filter(({ places }) => !places.includes(true)).map(({ question }) => question.query)
  const late = asked.filter(({ places }) => !places[0]).map(({ question }) => question.query)
  expect(missed.length, `not among three: ${missed.join(', ')}`).toBeLessThanOrEqual(0.05 * questions.length)
  expect(late.length, `not first: ${late.join(', ')}`).toBeLessThanOrEqual(0.2 * questions.length)
})

test('links the OpenSearch description from every page', async () => {
  expect(XMLValidator.validate(await readFile(path.join(environment.outDir, 'opensearch.xml'), 'utf8'))).toBe(true)
  const link =
    /<link rel="search" type="application\/opensearchdescription\+xml" title="[^"]+" href="\/opensearch\.xml"/
  for (const file of await readSiteFiles(environment.outDir)) {
    if (!file.endsWith('.html')) continue
    const html = await readFile(path.join(environment.outDir, file), 'utf8')
    if (!html.includes('This page has moved')) expect(html, file).toMatch(link)
  }
})

test('describes the search to search engines only on the home page', async () => {
  expect(await readFile(path.join(environment.outDir, 'index.html'), 'utf8')).toContain('"@type":"SearchAction"')
  expect(await readFile(path.join(environment.outDir, 'help/phase/index.html'), 'utf8')).not.toContain('SearchAction"')
})

test('keeps the search page out of the sitemap and search engines', async () => {
  expect(await readFile(path.join(environment.outDir, 'sitemap.xml'), 'utf8')).not.toContain('/search')
  expect(await readFile(path.join(environment.outDir, 'search/index.html'), 'utf8')).toMatch(
    /<meta name="robots" content="noindex/,
  )
})
