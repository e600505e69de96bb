import { buildRecords, type Hierarchy, type SearchablePage, type SearchRecord } from '@/lib/search/records'
import type { HighlightResult, Hit, SearchRequest, SearchResult } from '@/lib/search/search-client'
import type { SearchExtension } from '@/lib/site/extension'
import { highlight, snippet } from './highlight'
import { createRecordIndex } from './index-records'
import { createQueryParser, type QueryWords } from './query'
import { type Found, rankRecords } from './rank'
import { createValueReader, offerForm } from './value-form'
import { findTerms } from './words'

/** Searches the pages of a site. */
export interface SearchEngine {
  add(page: SearchablePage): void
  search(request: SearchRequest): SearchResult
}

/** The words and special pages of the site, and the words that questions are made of. */
type EngineSettings = SearchExtension & QueryWords

/** An engine without pages. */
export function createEngine(settings: EngineSettings): SearchEngine {
  const index = createRecordIndex()
  const { valueForm: form } = settings
  const { parse, isStopWord } = createQueryParser(settings)
  const readValues = form && createValueReader(form, settings.stopWords)
  const findNearest = (query: string) =>
    findTerms(query).flatMap((term) =>
      index.terms.findSimilar(term, Math.min(4, Math.round(term.length * 0.4))).map(({ found }) => found),
    )
  return {
    add: (page) => index.add(buildRecords(page)),
    search(request) {
      const started = performance.now()
      const { indexName, query, page = 0, hitsPerPage = 20, facetFilters } = request
      const accept = buildFacetFilter(facetFilters)
      const clauses = parse(query, index.terms)
      const ranked = rankRecords({ clauses, accept, isStopWord, extension: settings }, index)
      const values = readValues?.(query)
      const found = form && values ? offerForm(ranked, { form, values, records: index.records, accept }) : ranked
      return {
        index: indexName,
        query,
        hits: found.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map((each) => buildHit(each, request)),
        nbHits: found.length,
        nearest: found.length === 0 ? findNearest(query).slice(0, 3) : undefined,
        pageCount: new Set(found.map(({ record }) => record.url_without_anchor)).size,
        page,
        nbPages: Math.ceil(found.length / hitsPerPage),
        hitsPerPage,
        processingTimeMS: Math.round(performance.now() - started),
      }
    },
  }
}

function buildHit({ record, terms, text }: Found, request: SearchRequest): Hit {
  const matched = new Set(terms)
  const lengths = new Map(request.attributesToSnippet?.map((each) => each.split(':') as [string, string]))
  const cut = (text: string, attribute: string) => {
    const length = lengths.get(attribute)
    return length === undefined ? highlight(text, matched) : snippet(text, matched, Number(length))
  }
  const _highlightResult = markAll(record, (text) => highlight(text, matched))
  const _snippetResult = markAll(record, cut)
  // A page shows its matching text, or else its matching keywords.
  const keywords = record.keywords.join(' • ')
  const isPage = record.type === 'lvl1'
  if (text) _snippetResult.content = buildHit(text, request)._snippetResult.content
  else if (isPage && keywords && !_highlightResult.hierarchy.lvl1?.value.includes('<mark>'))
    _snippetResult.content = { value: cut(keywords, 'content') }
  const content = isPage && _snippetResult.content ? (text?.record.content ?? keywords) : record.content
  return { ...record, content, _highlightResult, _snippetResult }
}

function markAll(
  { hierarchy, content }: SearchRecord,
  mark: (text: string, attribute: string) => string,
): HighlightResult {
  const levels: HighlightResult['hierarchy'] = {}
  for (const level of Object.keys(hierarchy) as Array<keyof Hierarchy>) {
    const text = hierarchy[level]
    if (text !== null) levels[level] = { value: mark(text, `hierarchy.${level}`) }
  }
  return { hierarchy: levels, content: content === null ? undefined : { value: mark(content, 'content') } }
}

/** Tests a record against the filters of a request, `attribute:value`: any filter of each inner list, and all inner lists. */
function buildFacetFilter(filters: SearchRequest['facetFilters'] = []): (record: SearchRecord) => boolean {
  const groups = filters.map((filter) =>
    [filter].flat().map((each) => [each.replace(/:.*/, ''), each.replace(/^.*?:/, '')] as const),
  )
  return (record) =>
    groups.every((group) =>
      group.some(([attribute, value]) => [record[attribute as keyof SearchRecord]].flat().includes(value)),
    )
}
