import type { SearchResult as Match } from 'minisearch'
import type { SearchRecord } from '@/lib/search/record'
import { siteTag } from '@/lib/search/search-request'
import { ownText, type RecordIndex } from './index-records'
import { buildQuery, type Clause, type MatchMode } from './query'
import { findTerms } from './words'

/** A record that a query finds, with the terms of the index by which it does. */
export interface Found {
  id: number
  record: SearchRecord
  terms: string[]
  /** Those of the terms that stand in the record itself. */
  ownTerms: string[]
  score: number
  /** The best text right below a heading that is found. */
  text?: Found
}

/** Where the reader is and what the results are limited to. */
interface RankOptions {
  /** Part of the site that the reader is in. */
  section?: string
  accept: (record: SearchRecord) => boolean
}

/** Longer texts count a little less than short ones: a table of shortcuts is long because it is complete. */
const bm25 = { k: 1.2, b: 0.5, d: 0.5 }

/** With fewer hits than these the search looks for similar words too. */
const enoughHits = 5

/** The records that a query finds, best first. */
export function rankRecords(clauses: Clause[], { index, records, terms }: RecordIndex, options: RankOptions): Found[] {
  if (clauses.length === 0) return []
  const recordOf = ({ id }: Match) => records[id] as SearchRecord
  const filter = (match: Match): boolean => isOwnMatch(match.match) && options.accept(recordOf(match))
  const search = (mode: MatchMode): Found[] => {
    const matches = index.search(buildQuery(clauses, { mode, terms }), { filter, bm25 })
    const found = matches.map((match) => rate(match, recordOf(match), { clauses, section: options.section }))
    return preferPhrases(found.sort(byScore), clauses)
  }
  let found = search('exact')
  if (found.length < enoughHits) found = addNew(found, search('fuzzy'))
  if (found.length === 0 && clauses.length > 1) found = keepMost(search('any'))
  return spread(mergeSections(found))
}

/** A text below a heading that matches is no hit by that alone. */
function isOwnMatch(match: Match['match']): boolean {
  for (const term in match) if (match[term]?.some((field) => field !== 'above')) return true
  return false
}

const typeFactor: Partial<Record<SearchRecord['type'], number>> = { lvl1: 2.6, content: 1 }

function rate(
  match: Match,
  record: SearchRecord,
  { clauses, section }: { clauses: Clause[]; section: string | undefined },
): Found {
  const ownTerms = match.terms.filter((term) => match.match[term]?.some((field) => field !== 'above'))
  const coverage = Math.min(1, ownTerms.length / clauses.length)
  const factors = [
    0.4 + 0.6 * coverage,
    typeFactor[record.type] ?? 1.4,
    // A newsletter tells what was new once; the documentation says what is true now.
    record.docusaurus_tag === siteTag ? 0.5 : 1,
    record.hierarchy.lvl0 === section ? 1.05 : 1,
    record.type === 'content' && isKeyAsked(match, clauses) ? 8 : 1,
    // What only names other pages says less than they do.
    isSeeAlso(record) ? 0.4 : 1,
  ]
  return {
    id: match.id,
    record,
    terms: match.terms,
    ownTerms,
    score: factors.reduce((score, factor) => score * factor, match.score),
  }
}

/** Whether all that was asked for are keys whose effect the text says: of texts nothing else has keywords. */
function isKeyAsked({ match }: Match, clauses: Clause[]): boolean {
  return clauses.every(({ terms }) => terms.every((term) => match[term]?.includes('keywords')))
}

/** Whether a record stands below a heading of those that head lists of other pages. */
function isSeeAlso({ hierarchy: { lvl2, lvl3 } }: SearchRecord): boolean {
  return /^(see also|related pages|voir aussi)$/i.test(lvl3 ?? lvl2 ?? '')
}

/** How many of the best hits are checked for phrases. */
const phraseLimit = 30

/** Boosts hits that have the words of the query side by side. */
function preferPhrases(found: Found[], clauses: Clause[]): Found[] {
  const phrases = findPhrases(clauses)
  const isOpen = clauses.at(-1)?.isLast === true
  const rated = found.slice(0, phraseLimit).map((each) => {
    const factors = phrases.map((phrase) => phraseFactor(each, phrase, isOpen))
    return { ...each, score: each.score * Math.max(...factors) }
  })
  return [...rated.sort(byScore), ...found.slice(phraseLimit)]
}

/** The words of the query in a row, and what means the same. */
function findPhrases(clauses: Clause[]): string[][] {
  const [only] = clauses
  return [clauses.flatMap(({ terms }) => terms), ...(only && clauses.length === 1 ? only.alternatives : [])]
}

/** `isOpen` if the reader may still be typing the last word. */
function phraseFactor({ record, ownTerms }: Found, phrase: string[], isOpen: boolean): number {
  const terms = findTerms(ownText(record))
  const isSideBySide = phrase.length > 1 && ` ${terms.join(' ')} `.includes(` ${phrase.join(' ')}${isOpen ? '' : ' '}`)
  // A heading with these words and no others is most likely what was meant.
  const isAsLong = record.type !== 'content' && new Set(terms).size === new Set(phrase).size
  const isWhole = isAsLong && phrase.every((word) => ownTerms.includes(word))
  return (isSideBySide ? 2.2 : 1) * (isWhole ? (record.type === 'lvl1' ? 1.8 : 1.4) : 1)
}

function byScore(a: Found, b: Found): number {
  return b.score - a.score || a.record.position - b.record.position || a.id - b.id
}

function addNew(found: Found[], others: Found[]): Found[] {
  const known = new Set(found.map(({ id }) => id))
  return [...found, ...others.filter(({ id }) => !known.has(id))]
}

/** Of records that lack some of the words those that lack the fewest. */
function keepMost(found: Found[]): Found[] {
  const most = Math.max(...found.map(({ terms }) => terms.length))
  return found.filter(({ terms }) => terms.length >= most)
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

/** How many hits of one page may stand before those of others. */
const maxHitsPerPage = 3

/** Lets no page crowd out the others: what it has beyond a few hits comes after everything else. */
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
