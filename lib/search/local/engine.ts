import type { Hierarchy, SearchRecord } from '@/lib/search/record'
import { buildRecords, type SearchablePage } from '@/lib/search/records'
import type { HighlightedValue, HighlightResult, Hit, SearchRequest, SearchResult } from '@/lib/search/search-client'
import { highlight, type Marks, snippet } from './highlight'
import { indexRecords, indexRecordsInSlices, type RecordIndex } from './index-records'
import type { PartIndex } from './part-index'
import { parseQuery } from './query'
import { type Found, rankRecords } from './rank'
import { findTerms } from './words'

/** Searches the pages of a site. */
export interface SearchEngine {
  /**
   * Answers a request; `path` is the address that the reader is at, whose part of the site comes first when hits tie. Who
   * `takesEarly` may get hits before all of them are known.
   */
  search(request: SearchRequest, path?: string, takesEarly?: boolean): SearchResult | Promise<SearchResult>
}

/** Same, over an index that is there as a whole. */
export interface WholeEngine extends SearchEngine {
  search(request: SearchRequest, path?: string): SearchResult
}

/**
 * Makes pages searchable; takes about as long as reading them. While their texts are not there, what only resembles a query is
 * left to these.
 */
export function createEngine(pages: SearchablePage[], isEarly = false): WholeEngine {
  return createEngineOn(indexRecords(pages.flatMap(buildRecords)), isEarly)
}

/** Same, with pauses in which other work is done. */
export async function createEngineInSlices(pages: SearchablePage[]): Promise<WholeEngine> {
  return createEngineOn(await indexRecordsInSlices(pages.flatMap(buildRecords)))
}

function createEngineOn(index: RecordIndex, isEarly = false): WholeEngine {
  return {
    search(request, path) {
      const started = performance.now()
      const found = findRecords(index, { request, path, isEarly })
      return { ...buildResult(request, found, { index, started }), ...(isEarly && { isEarly }) }
    },
  }
}

/** Searches an index whose parts are fetched as a query needs them. */
export function createPartEngine(index: PartIndex): SearchEngine {
  return {
    async search(request, path, takesEarly = false) {
      const started = performance.now()
      for (;;) {
        index.begin()
        const found = findRecords(index, { request, path, isEarly: false })
        for (const { id, text } of pageOfHits(found, request))
          for (const each of [id, text?.id ?? id]) index.termsOf(each)
        const isComplete = !index.isWaiting() && index.hasAll()
        if (isComplete) return buildResult(request, found, { index, started })
        if (takesEarly && found.length > 0) {
          return { ...buildResult(request, findPages(found, index), { index, started }), isEarly: true }
        }
        await index.load()
      }
    },
  }
}

/** The pages of what was found: of these alone the titles are there before the texts. */
function findPages(found: Found[], index: PartIndex): Found[] {
  const pages = new Map<number, Found>()
  for (const { id, ...each } of found) {
    const page = index.pageOf(id)
    if (!pages.has(page)) pages.set(page, { ...each, id: page, record: index.recordAt(page) })
  }
  return [...pages.values()]
}

interface Search {
  request: SearchRequest
  path: string | undefined
  isEarly: boolean
}

function findRecords(index: RecordIndex, { request, path = '', isEarly }: Search): Found[] {
  const section = [path, path.replace(/\/$/, ''), `${path}/`].map(index.sectionOf).find((each) => each !== undefined)
  const clauses = parseQuery(request.query, index.hasTerm)
  const accept = buildFacetFilter(request.facetFilters)
  return rankRecords(clauses, index, { accept, isEarly, ...(section !== undefined && { section }) })
}

function pageOfHits(found: Found[], { page = 0, hitsPerPage = 20 }: SearchRequest): Found[] {
  return found.slice(page * hitsPerPage, (page + 1) * hitsPerPage)
}

function buildResult(
  request: SearchRequest,
  found: Found[],
  { index, started }: { index: RecordIndex; started: number },
): SearchResult {
  const { page = 0, hitsPerPage = 20 } = request
  const hits = pageOfHits(found, request).map((each) => buildHit(each, request))
  return {
    index: request.indexName,
    query: request.query,
    hits,
    nbHits: found.length,
    ...(found.length === 0 && { nearest: findTerms(request.query).flatMap(index.index.findNearest).slice(0, 3) }),
    pageCount: new Set(found.map(({ record }) => record.url_without_anchor)).size,
    page,
    nbPages: Math.ceil(found.length / hitsPerPage),
    hitsPerPage,
    processingTimeMS: Math.round(performance.now() - started),
  }
}

type Mark = (text: string, attribute: string) => HighlightedValue

function buildHit({ record, terms, text }: Found, request: SearchRequest): Hit {
  const matched = new Set(terms)
  const marks: Marks = {
    pre: request.highlightPreTag ?? '<em>',
    post: request.highlightPostTag ?? '</em>',
    ellipsis: request.snippetEllipsisText ?? '…',
  }
  const lengths = new Map((request.attributesToSnippet ?? []).map(parseSnippetLength))
  const cut: Mark = (text, attribute) => {
    const length = lengths.get(attribute) ?? lengths.get('*')
    return length === undefined ? highlight(text, matched, marks) : snippet(text, matched, length, marks)
  }
  const own = markAll(record, cut)
  // A page says by which of its texts it was found, or by which word of its writer.
  const isPage = record.type === 'lvl1'
  const keywords = isPage && own.hierarchy.lvl1?.matchLevel === 'none' ? record.keywords.join(' • ') : ''
  const line = text ? buildHit(text, request)._snippetResult.content : keywords ? cut(keywords, 'content') : undefined
  return {
    ...retrieve(record, request.attributesToRetrieve),
    ...(isPage && line && { content: text?.record.content ?? keywords }),
    objectID: record.objectID,
    _highlightResult: markAll(record, (text) => highlight(text, matched, marks)),
    _snippetResult: { ...own, ...(line && { content: line }) },
  }
}

function parseSnippetLength(attribute: string): [string, number] {
  const [name = '', length] = attribute.split(':')
  return [name, Number(length ?? 10)]
}

function markAll({ hierarchy, content }: SearchRecord, mark: Mark): HighlightResult {
  const levels: HighlightResult['hierarchy'] = {}
  for (const level of Object.keys(hierarchy) as Array<keyof Hierarchy>) {
    const text = hierarchy[level]
    if (text !== null) levels[level] = mark(text, `hierarchy.${level}`)
  }
  return { hierarchy: levels, ...(content !== null && { content: mark(content, 'content') }) }
}

/** The attributes that the request names, or all; a part of the hierarchy brings the rest of it along. */
function retrieve(record: SearchRecord, attributes: string[] = ['*']): SearchRecord {
  const names = new Set(attributes.map((attribute) => attribute.split('.')[0]))
  if (names.has('*')) return record
  return Object.fromEntries(Object.entries(record).filter(([name]) => names.has(name))) as unknown as SearchRecord
}

/** Whether a record passes the filters of a request: one of each inner list, and the outer list as a whole. */
function buildFacetFilter(filters: SearchRequest['facetFilters'] = []): (record: SearchRecord) => boolean {
  const groups = filters.map((filter) => [filter].flat().map(parseFilter))
  return (record) => groups.every((group) => group.some((passes) => passes(record)))
}

/** `attribute:value`, or `attribute:-value` for what must not be. */
function parseFilter(filter: string): (record: SearchRecord) => boolean {
  const colon = filter.indexOf(':')
  const attribute = filter.slice(0, colon)
  const written = filter.slice(colon + 1)
  const isNot = written.startsWith('-')
  const value = isNot ? written.slice(1) : written.replace(/^\\-/, '-')
  return (record) => [readAttribute(record, attribute)].flat().includes(value) !== isNot
}

/** A dot leads into the hierarchy. */
function readAttribute(record: object, attribute: string): unknown {
  return attribute
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], record)
}
