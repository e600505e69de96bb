import type { SearchResult as Match } from 'minisearch'
import { isLast, type SearchRecord } from '@/lib/search/records'
import { siteTag } from '@/lib/search/search-request'
import type { SearchExtension } from '@/lib/site/extension'
import { ownText, type RecordIndex } from './index-records'
import { buildQuery } from './match'
import type { Clause, QueryParser } from './query'
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
const bm25 = { k: 1.2, b: 0.5, d: 0.6 }

/** Below this number of hits one or two letters match words of texts as well. */
const enoughHits = 5

/** Records with less of the query than this share of the best are left out. */
const leastCoverage = 0.6

type Accept = (record: SearchRecord) => boolean

/** A query, with what it is ranked by. */
interface Query {
  clauses: Clause[]
  accept: Accept
  extension: SearchExtension
  isStopWord: QueryParser['isStopWord']
}

/** A query without its stop words, which are not marked. */
interface RatedQuery extends Query {
  skipped: ReadonlySet<string>
}

/** Returns the accepted records that match a query, best first. */
export function rankRecords(query: Query, { index, records, terms }: RecordIndex): Found[] {
  const recordOf = ({ id }: Match) => records[id] as SearchRecord
  const skipped = new Set(query.clauses.flatMap((clause) => (clause.rarity === 0 ? clause.terms : [])))
  // A matching heading alone does not make the texts below it hits.
  const filter = (match: Match) => listOwnTerms(match, skipped).length > 0 && query.accept(recordOf(match))
  const search = (isWide: boolean) => index.search(buildQuery(query.clauses, { terms, isWide }), { filter, bm25 })
  const narrow = search(false)
  const matches = narrow.length < enoughHits ? search(true) : narrow
  const clauses = query.clauses.filter(({ rarity }) => rarity > 0)
  const covered = measureCoverage(matches, { clauses, pageOf: (match) => recordOf(match).url_without_anchor })
  const best = Math.max(...covered.map(({ coverage }) => coverage))
  const found = covered
    .filter(({ coverage }) => coverage > 0 && coverage >= leastCoverage * best)
    .map((each) => rate(each, recordOf(each.match), { ...query, clauses, skipped }))
  return spread(mergeSections(preferPhrases(found.sort(byScore), { ...query, clauses })))
}

/** A match with the share of the query that it has, and its page, from 0 to 1. */
interface Covered {
  match: Match
  coverage: number
  pageCoverage: number
}

interface Coverage {
  clauses: Clause[]
  pageOf: (match: Match) => string
}

/** Measures how much of the query each match has; a rare word is more of it than a frequent one. */
function measureCoverage(matches: Match[], { clauses, pageOf }: Coverage): Covered[] {
  const whole = clauses.reduce((sum, { rarity }) => sum + rarity, 0)
  const share = (parts: number[]) => parts.reduce((sum, part) => sum + part, 0) / whole
  const measured = matches.map((match) => ({ match, parts: clauses.map((clause) => measurePart(match, clause)) }))
  const pages = new Map<string, number[]>()
  for (const { match, parts } of measured) {
    const others = pages.get(pageOf(match))
    pages.set(pageOf(match), others ? others.map((part, index) => Math.max(part, parts[index] ?? 0)) : parts)
  }
  return measured.map(({ match, parts }) => ({
    match,
    coverage: share(parts),
    pageCoverage: share(pages.get(pageOf(match)) ?? []),
  }))
}

function measurePart({ queryTerms }: Match, { terms, alternatives, rarity }: Clause): number {
  const has = (words: string[]) => words.every((word) => queryTerms.includes(word))
  if (has(terms)) return rarity
  return Math.max(0, ...alternatives.map((other) => (has(other.terms) ? rarity * other.weight ** 0.35 : 0)))
}

/** The fields that contain a term, which may be a word such as "constructor". */
function fieldsOf(term: string, match: Match['match']): string[] {
  return (Object.hasOwn(match, term) && match[term]) || []
}

function listOwnTerms({ terms, match }: Match, skipped: ReadonlySet<string>): string[] {
  return terms.filter((term) => !skipped.has(term) && fieldsOf(term, match).some((field) => field !== 'above'))
}

function rate(covered: Covered, record: SearchRecord, { clauses, extension, skipped }: RatedQuery): Found {
  const { match, coverage, pageCoverage } = covered
  const { id } = match
  const { type, docusaurus_tag, hierarchy } = record
  const ownTerms = listOwnTerms(match, skipped)
  const terms = match.terms.filter((term) => !skipped.has(term))
  const factors = [
    coverage ** 1.2,
    // Another section of the page may have the rest.
    0.25 + 0.75 * pageCoverage ** 2,
    0.7 + 0.3 * Math.min(1, ownTerms.length / clauses.length),
    // Posts describe what was new at the time; the documentation describes the current state.
    docusaurus_tag === siteTag ? 0.5 : 1,
    type === 'content' && isKeyQuery(match, clauses) ? 8 : 1,
    isLast(record, extension) ? 0.2 : 1,
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
function preferPhrases(found: Found[], { clauses, isStopWord }: Query): Found[] {
  const alternatives = clauses.length === 1 ? (clauses[0]?.alternatives ?? []).map(({ terms }) => terms) : []
  const phrases = [clauses.flatMap(({ terms }) => terms), ...alternatives]
  const isOpen = clauses.at(-1)?.isLast === true
  const read = (text: string) => findTerms(text).filter((term) => !isStopWord(term))
  const rated = found.slice(0, phraseLimit).map((each) => {
    const factors = phrases.map((phrase) => phraseFactor(each, { phrase, isOpen, read }))
    return { ...each, score: each.score * Math.max(...factors) }
  })
  return [...rated.sort(byScore), ...found.slice(phraseLimit)]
}

interface Phrase {
  phrase: string[]
  /** Whether the reader may still be typing the last word. */
  isOpen: boolean
  /** The terms of a text that are no stop words. */
  read: (text: string) => string[]
}

function phraseFactor({ record, ownTerms }: Found, { phrase, isOpen, read }: Phrase): number {
  const { type, keywords } = record
  const all = findTerms(ownText(record)).join(' ')
  const terms = read(ownText(record))
  const isSideBySide = phrase.length > 1 && ` ${all} `.includes(` ${phrase.join(' ')}${isOpen ? '' : ' '}`)
  const side = isSideBySide ? 2.2 : 1
  // A heading of only these words is most likely the one.
  if (type !== 'content' && hasSame(terms, phrase) && phrase.every((word) => ownTerms.includes(word)))
    return side * (type === 'lvl1' ? 1.8 : 1.4)
  const isKeyword = type === 'lvl1' && phrase.length > 1 && keywords.some((keyword) => hasSame(read(keyword), phrase))
  return side * (isKeyword ? 1.6 : 1)
}

function hasSame(terms: string[], others: string[]): boolean {
  const all = new Set(terms)
  return all.size === new Set(others).size && others.every((term) => all.has(term))
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
