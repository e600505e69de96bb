/** A query received by the server. */
export interface Query {
  indexName: string
  query: string
  page?: number
  hitsPerPage?: number
  highlightPreTag?: string
  highlightPostTag?: string
  facetFilters?: Array<string | string[]>
}

type Stored = Record<string, unknown>

/** Finds the records that contain all words and pass the filters, in order of upload. */
export function answerQuery(query: Query, records: Stored[]) {
  const words = query.query.toLowerCase().split(/\s+/).filter(Boolean)
  const found = records.filter((record) => {
    const text = JSON.stringify([record.hierarchy, record.content]).toLowerCase()
    return words.every((word) => text.includes(word)) && passes(record, query.facetFilters)
  })
  const { page = 0, hitsPerPage = 20 } = query
  const hits = found.slice(page * hitsPerPage, (page + 1) * hitsPerPage)
  return {
    index: query.indexName,
    query: query.query,
    hits: hits.map((record) => buildHit(record, words, query)),
    nbHits: found.length,
    page,
    nbPages: Math.ceil(found.length / hitsPerPage),
    hitsPerPage,
    processingTimeMS: 1,
  }
}

function passes(record: Stored, filters: Query['facetFilters'] = []): boolean {
  return filters.every((filter) =>
    [filter].flat().some((condition) => {
      const [attribute = '', value] = condition.split(/:(.*)/)
      return [record[attribute]].flat().includes(value)
    }),
  )
}

function buildHit(record: Stored, words: string[], query: Query): Stored {
  const { highlightPreTag = '<em>', highlightPostTag = '</em>' } = query
  const pattern = words.length > 0 && new RegExp(words.map(escapePattern).join('|'), 'gi')
  const highlight = (value: unknown): unknown => {
    if (typeof value !== 'string') return undefined
    const marked = pattern ? value.replace(pattern, `${highlightPreTag}$&${highlightPostTag}`) : value
    return { value: marked, matchLevel: marked === value ? 'none' : 'full' }
  }
  const levels = Object.entries(record.hierarchy as Stored)
  const hierarchy = Object.fromEntries(levels.map(([level, value]) => [level, highlight(value)]))
  const texts = { hierarchy, content: highlight(record.content) }
  return { ...record, _highlightResult: texts, _snippetResult: texts }
}

function escapePattern(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}
