import type { SearchResult as Match } from 'minisearch'
import { isForWriters, type SearchRecord } from '@/lib/search/records'
import { siteTag } from '@/lib/search/search-request'
import type { SearchExtension } from '@/lib/site/extension'
import { ownText, type RecordIndex } from './index-records'
import { buildQuery, type Clause, type MatchMode } from './query'
import { findTerms } from './words'

/** A matching record. */
export interface Found {
  id: number
  record: SearchRecord
  /** The matching terms of the index. */
  terms: string[]
  /** The terms that the record itself contains, not only its headings. */
  ownTerms: string[]
  score: number
  /** The best text right below a matching heading. */
  text?: Found
}

/** Longer texts count a little less than short ones: a table of shortcuts is long because it is complete. */
const bm25 = { k: 1.2, b: 0.5, d: 0.5 }

/** Below this number of hits the search includes similar words. */
const enoughHits = 5

type Accept = (record: SearchRecord) => boolean

/** Creates the function that returns the accepted records that match a query, best first, on a site with these special pages. */
export function createRanking(extension: SearchExtension) {
  return (clauses: Clause[], index: RecordIndex, accept: Accept): Found[] =>
    rankRecords({ clauses, accept, extension }, index)
}

interface Query {
  clauses: Clause[]
  accept: Accept
  extension: SearchExtension
}

function rankRecords({ clauses, accept, extension }: Query, { index, records, terms }: RecordIndex): Found[] {
  if (clauses.length === 0) return []
  const recordOf = ({ id }: Match) => records[id] as SearchRecord
  // A matching heading alone does not make the texts below it hits.
  const filter = (match: Match) => listOwnTerms(match).length > 0 && accept(recordOf(match))
  const search = (mode: MatchMode): Found[] => {
    const matches = index.search(buildQuery(clauses, mode, terms), { filter, bm25 })
    const found = matches.map((match) => rate(match, recordOf(match), { clauses, extension }))
    return preferPhrases(found.sort(byScore), clauses)
  }
  const found = search('exact')
  if (found.length < enoughHits) {
    const exact = new Set(found.map(({ id }) => id))
    found.push(...search('fuzzy').filter(({ id }) => !exact.has(id)))
  }
  if (found.length < enoughHits && clauses.length > 1) {
    const known = new Set(found.map(({ id }) => id))
    const others = search('any').filter(({ id }) => !known.has(id))
    const most = Math.max(...others.map((each) => each.terms.length))
    found.push(...others.filter((each) => each.terms.length >= most))
  }
  return spread(mergeSections(found))
}

/** The fields that contain a term, which may be a word such as "constructor". */
function fieldsOf(term: string, match: Match['match']): string[] {
  return (Object.hasOwn(match, term) && match[term]) || []
}

function listOwnTerms({ terms, match }: Match): string[] {
  return terms.filter((term) => fieldsOf(term, match).some((field) => field !== 'above'))
}

const typeFactor: Partial<Record<SearchRecord['type'], number>> = { lvl1: 2.6, content: 1 }

function rate(match: Match, record: SearchRecord, { clauses, extension }: Omit<Query, 'accept'>): Found {
  const { id, terms } = match
  const { type, docusaurus_tag, hierarchy } = record
  const ownTerms = listOwnTerms(match)
  const factors = [
    0.4 + 0.6 * Math.min(1, ownTerms.length / clauses.length),
    typeFactor[type] ?? 1.4,
    // Posts describe what was new at the time; the documentation describes the current state.
    docusaurus_tag === siteTag ? 0.5 : 1,
    type === 'content' && isKeyQuery(match, clauses) ? 8 : 1,
    isForWriters(record, extension) ? 0.3 : 1,
    isNumber(clauses) && hasValues(record, extension) ? 8 : 1,
    // A list of other pages ranks below these pages.
    /^(see also|related pages|voir aussi)$/i.test(hierarchy.lvl3 ?? hierarchy.lvl2 ?? '') ? 0.4 : 1,
  ]
  return { id, record, terms, ownTerms, score: factors.reduce((score, factor) => score * factor, match.score) }
}

/** Whether a record is of a page with tables of values. */
function hasValues({ url_without_anchor: url }: SearchRecord, { valuePages = [] }: SearchExtension): boolean {
  return valuePages.some((page) => url.replace(/\/$/, '').endsWith(page))
}

function isNumber(clauses: Clause[]): boolean {
  return clauses.every(({ terms }) => terms.every((term) => /^[\d.]+$/.test(term)))
}

/** Whether the query names keys that a text describes; only such texts have keywords. */
function isKeyQuery({ match }: Match, clauses: Clause[]): boolean {
  return clauses.every(({ terms }) => terms.every((term) => fieldsOf(term, match).includes('keywords')))
}

/** Number of the best hits that are checked for phrases. */
const phraseLimit = 30

/** Boosts hits with the words of the query, or their synonyms, side by side. */
function preferPhrases(found: Found[], clauses: Clause[]): Found[] {
  const alternatives = clauses.length === 1 ? (clauses[0]?.alternatives ?? []) : []
  const phrases = [clauses.flatMap(({ terms }) => terms), ...alternatives]
  const isOpen = clauses.at(-1)?.isLast === true
  const rated = found.slice(0, phraseLimit).map((each) => {
    const factors = phrases.map((phrase) => phraseFactor(each, phrase, isOpen))
    return { ...each, score: each.score * Math.max(...factors) }
  })
  return [...rated.sort(byScore), ...found.slice(phraseLimit)]
}

/** `isOpen` if the reader may still be typing the last word. */
function phraseFactor({ record, ownTerms }: Found, phrase: string[], isOpen: boolean): number {
  const terms = findTerms(ownText(record))
  const isSideBySide = phrase.length > 1 && ` ${terms.join(' ')} `.includes(` ${phrase.join(' ')}${isOpen ? '' : ' '}`)
  // A heading of only these words is most likely the one.
  const isAsLong = record.type !== 'content' && new Set(terms).size === new Set(phrase).size
  const isWhole = isAsLong && phrase.every((word) => ownTerms.includes(word))
  return (isSideBySide ? 2.2 : 1) * (isWhole ? (record.type === 'lvl1' ? 1.8 : 1.4) : 1)
}

function byScore(a: Found, b: Found): number {
  return b.score - a.score || a.record.position - b.record.position || a.id - b.id
}

/** One hit for each address, as with Algolia: a heading and the texts right below it are one place. */
function mergeSections(found: Found[]): Found[] {
  const bestByUrl = new Map<string, Found>()
  for (const each of found) {
    const { type, url } = each.record
    const best = bestByUrl.get(url)
    if (!best) bestByUrl.set(url, each)
    else if (best.record.type !== 'content' && type === 'content' && !best.text)
      bestByUrl.set(url, { ...best, text: each })
  }
  return [...bestByUrl.values()]
}

/** Number of hits of a page that come before those of others. */
const maxHitsPerPage = 3

/** Moves hits of a page beyond the first few behind those of all others. */
function spread(found: Found[]): Found[] {
  const countByPage = new Map<string, number>()
  const first: Found[] = []
  const rest: Found[] = []
  for (const each of found) {
    const count = (countByPage.get(each.record.url_without_anchor) ?? 0) + 1
    countByPage.set(each.record.url_without_anchor, count)
    ;(count > maxHitsPerPage ? rest : first).push(each)
  }
  return [...first, ...rest]
}
