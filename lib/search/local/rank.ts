import type { SearchResult as Match } from 'minisearch'
import type { SearchRecord } from '@/lib/search/record'
import { siteTag } from '@/lib/search/search-request'
import type { RecordIndex } from './index-records'
import { buildQuery, type Clause, type MatchMode } from './query'

/** A record that a query finds, with the terms of the index by which it does. */
export interface Found {
  /** Place of the record in the index. */
  id: number
  record: SearchRecord
  /** Which section it belongs to; records of one section share it. */
  place: string
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
  /** Whether only what has all the words as they are counts. */
  isEarly?: boolean
}

/** Longer texts count a little less than short ones: a table of shortcuts is long because it is complete. */
const bm25 = { k: 1.2, b: 0.5, d: 0.5 }

/** With fewer hits than these the search looks for similar words too. */
const enoughHits = 5

/** The records that a query finds, best first. */
export function rankRecords(clauses: Clause[], records: RecordIndex, options: RankOptions): Found[] {
  if (clauses.length === 0) return []
  const { index, recordAt, isWaiting } = records
  const search = (mode: MatchMode): Found[] => {
    const filter = ({ id, match }: Match): boolean => isOwnMatch(match) && options.accept(recordAt(id))
    const matches = index.search(buildQuery(clauses, { mode, hasSimilar: index.hasSimilar }), { filter, bm25 })
    const found = matches.map((match) => rate(match, records, { clauses, ...options })).sort(byScore)
    return isWaiting() ? found : preferPhrases(found, clauses, records)
  }
  let found = search('exact')
  if (options.isEarly || isWaiting()) return spread(mergeSections(found))
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
  { recordAt, placeAt }: RecordIndex,
  { clauses, section }: { clauses: Clause[]; section?: string },
): Found {
  const record = recordAt(match.id)
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
    place: placeAt(match.id),
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
export function isSeeAlso({ hierarchy: { lvl2, lvl3 } }: SearchRecord): boolean {
  return /^(see also|related pages|voir aussi)$/i.test(lvl3 ?? lvl2 ?? '')
}

/** How many of the best hits are checked for phrases. */
const phraseLimit = 30

/** Puts texts that have the words side by side, as they were asked for, before those that have them anywhere. */
function preferPhrases(found: Found[], clauses: Clause[], records: RecordIndex): Found[] {
  const phrases = findPhrases(clauses)
  const isOpen = clauses.at(-1)?.isLast === true
  const rated = found.slice(0, phraseLimit).map((each) => {
    const factors = phrases.map((phrase) => phraseFactor(each, { phrase, isOpen, records }))
    return { ...each, score: each.score * Math.max(...factors) }
  })
  return [...rated.sort(byScore), ...found.slice(phraseLimit)]
}

/** What was asked for in a row, and what means the same. */
function findPhrases(clauses: Clause[]): string[][] {
  const [only] = clauses
  return [clauses.flatMap(({ terms }) => terms), ...(only && clauses.length === 1 ? only.alternatives : [])]
}

interface PhraseOptions {
  phrase: string[]
  /** Whether the last word may be unfinished. */
  isOpen: boolean
  records: RecordIndex
}

/** Looks into no text that cannot have the phrase: it may have to be fetched. */
function phraseFactor({ id, record, ownTerms }: Found, { phrase, isOpen, records }: PhraseOptions): number {
  const last = phrase.length - 1
  const has = (word: string) => ownTerms.includes(word)
  const begins = (word: string) => isOpen && ownTerms.some((term) => term.startsWith(word))
  const mayHave = last > 0 && phrase.every((word, index) => has(word) || (index === last && begins(word)))
  const isSideBySide = mayHave && records.termsOf(id).includes(` ${phrase.join(' ')}${isOpen ? '' : ' '}`)
  // A heading that says what was asked for, and nothing else, is what was looked for.
  const isWhole = record.type !== 'content' && records.ownLength(id) === new Set(phrase).size && phrase.every(has)
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
  const bestByPlace = new Map<string, Found>()
  for (const each of found) {
    const { place, record } = each
    const best = bestByPlace.get(place)
    if (!best) bestByPlace.set(place, each)
    else if (best.record.type !== 'content' && record.type === 'content' && !best.text)
      bestByPlace.set(place, { ...best, text: each })
  }
  return [...bestByPlace.values()]
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
