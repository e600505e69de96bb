import { distance } from 'fastest-levenshtein'
import MiniSearch from 'minisearch'
import type { SearchRecord } from '@/lib/search/record'
import { findTerms } from './words'

/** What is indexed of a record: its own text, in the field of its kind, and the headings above it. */
interface Entry {
  /** Position of the record in the list. */
  id: number
  title: string
  heading: string
  body: string
  keywords: string
  above: string
}

/** Searchable records. */
export interface RecordIndex {
  index: MiniSearch<Entry>
  /** In the order of their ids. */
  records: SearchRecord[]
  terms: TermList
  /** Part of the site that the page at a path belongs to. */
  sectionOf(path: string): string | undefined
}

/** All terms of the index. */
export interface TermList {
  /** Whether the index has a term, or one that begins with it. */
  has(term: string, isBeginning: boolean): boolean
  /** Terms with the same first letter and at most `maxDistance` differences, nearest first. */
  findSimilar(term: string, maxDistance: number): string[]
}

/** Builds the index of a list of records. */
export function indexRecords(records: SearchRecord[]): RecordIndex {
  const terms = new Set<string>()
  // Records share the headings above them.
  const cache = new Map<string, string[]>()
  const tokenize = (text: string): string[] => {
    const found = cache.get(text) ?? findTerms(text)
    if (!cache.has(text)) for (const term of found) terms.add(term)
    cache.set(text, found)
    return found
  }
  const fields = ['title', 'heading', 'body', 'keywords', 'above']
  const index = new MiniSearch<Entry>({ fields, tokenize, processTerm: (term) => term })
  index.addAll(records.map(toEntry))
  const sectionByPath = new Map(records.map((record) => [record.url_without_anchor, record.hierarchy.lvl0]))
  return { index, records, terms: createTermList(terms), sectionOf: (path) => sectionByPath.get(path) }
}

function createTermList(terms: Set<string>): TermList {
  const sorted = [...terms].sort()
  return {
    has(term, isBeginning) {
      const found = sorted[findPlace(sorted, term)]
      return found === term || (isBeginning && found?.startsWith(term) === true)
    },
    findSimilar(term, maxDistance) {
      const similar: Array<{ found: string; typos: number }> = []
      const first = term.charAt(0)
      for (let place = findPlace(sorted, first); sorted[place]?.startsWith(first); place += 1) {
        const found = sorted[place] as string
        if (Math.abs(found.length - term.length) > maxDistance) continue
        const typos = distance(found, term)
        if (typos <= maxDistance) similar.push({ found, typos })
      }
      return similar.sort((a, b) => a.typos - b.typos).map(({ found }) => found)
    },
  }
}

/** Index of the first entry of a sorted list that is not less than a term. */
function findPlace(sorted: string[], term: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] as string) < term) low = middle + 1
    else high = middle
  }
  return low
}

/** The text of a block, or the heading that the record stands for. */
export function ownText({ type, hierarchy, content }: SearchRecord): string {
  return type === 'content' ? (content ?? '') : (hierarchy[type] ?? '')
}

function toEntry(record: SearchRecord, id: number): Entry {
  const { type, hierarchy, keywords } = record
  const own = ownText(record)
  const levels = [hierarchy.lvl1, hierarchy.lvl2, hierarchy.lvl3, hierarchy.lvl4, hierarchy.lvl5, hierarchy.lvl6]
  const depth = type === 'content' ? levels.length : Number(type.slice(3)) - 1
  return {
    id,
    title: type === 'lvl1' ? own : '',
    heading: type !== 'lvl1' && type !== 'content' ? own : '',
    body: type === 'content' ? own : '',
    keywords: keywords.join(' • '),
    above: levels.slice(0, depth).filter(Boolean).join(' • '),
  }
}
