import type { Hierarchy, SearchRecord } from '@/lib/search/record'
import { buildRecords, type SearchablePage } from '@/lib/search/records'
import type { HighlightedValue, HighlightResult, Hit, SearchRequest, SearchResult } from '@/lib/search/search-client'
import { highlight, type Marks, snippet } from './highlight'
import { indexRecords, type RecordIndex } from './index-records'
import { parseQuery } from './query'
import { type Found, rankRecords } from './rank'
import { findTerms } from './words'

/** Searches the pages of a site. */
export interface SearchEngine {
  /** Answers a request; among equal hits, those in the section of the page at `path` come first. */
  search(request: SearchRequest, path?: string): SearchResult
}

/** Makes pages searchable. */
export function createEngine(pages: SearchablePage[]): SearchEngine {
  const index = indexRecords(pages.flatMap(buildRecords))
  return {
    search(request, path = '') {
      const started = performance.now()
      const section = [path, path.replace(/\/$/, ''), `${path}/`].map(index.sectionOf).find(Boolean)
      const clauses = parseQuery(request.query, index.terms.has)
      const found = rankRecords(clauses, index, { section, accept: buildFacetFilter(request.facetFilters) })
      return buildResult(request, found, { index, started })
    },
  }
}

function buildResult(
  request: SearchRequest,
  found: Found[],
  { index, started }: { index: RecordIndex; started: number },
): SearchResult {
  const { page = 0, hitsPerPage = 20 } = request
  const hits = found.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map((each) => buildHit(each, request))
  return {
    index: request.indexName,
    query: request.query,
    hits,
    nbHits: found.length,
    ...(found.length === 0 && { nearest: findNearest(request.query, index) }),
    pageCount: new Set(found.map(({ record }) => record.url_without_anchor)).size,
    page,
    nbPages: Math.ceil(found.length / hitsPerPage),
    hitsPerPage,
    processingTimeMS: Math.round(performance.now() - started),
  }
}

function findNearest(query: string, { terms }: RecordIndex): string[] {
  const nearest = findTerms(query).flatMap((term) =>
    terms.findSimilar(term, Math.min(4, Math.round(term.length * 0.4))),
  )
  return nearest.slice(0, 3)
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
