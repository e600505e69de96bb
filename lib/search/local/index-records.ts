import { distance } from 'fastest-levenshtein'
import MiniSearch from 'minisearch'
import type { SearchRecord } from '@/lib/search/records'
import { findTerms } from './words'

/** The indexed texts of a record: its own, in the field of its kind, and the headings above it. */
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
  add(records: SearchRecord[]): void
  index: MiniSearch<Entry>
  /** In the order of their ids. */
  records: SearchRecord[]
  terms: TermList
}

/** All terms of the index. */
export interface TermList {
  /** Whether the index has a term, or one that begins with it. */
  has(term: string, isBeginning: boolean): boolean
  /** Terms with the same first letter and at most `maxDistance` differences, nearest first. */
  findSimilar(term: string, maxDistance: number): string[]
}

/** An index without records. */
export function createRecordIndex(): RecordIndex {
  const records: SearchRecord[] = []
  const terms = new Set<string>()
  const tokenize = (text: string): string[] => {
    const found = findTerms(text)
    for (const term of found) terms.add(term)
    return found
  }
  const fields = ['title', 'heading', 'body', 'keywords', 'above']
  const index = new MiniSearch<Entry>({ fields, tokenize, processTerm: (term) => term })
  const add = (added: SearchRecord[]) => {
    index.addAll(added.map((record, position) => toEntry(record, records.length + position)))
    records.push(...added)
  }
  return { add, index, records, terms: createTermList(terms) }
}

function createTermList(terms: ReadonlySet<string>): TermList {
  return {
    has(term, isBeginning) {
      if (terms.has(term) || !isBeginning) return terms.has(term)
      for (const found of terms) if (found.startsWith(term)) return true
      return false
    },
    findSimilar: (term, maxDistance) =>
      [...terms]
        .filter((found) => found[0] === term[0] && Math.abs(found.length - term.length) <= maxDistance)
        .map((found) => ({ found, typos: distance(found, term) }))
        .filter(({ typos }) => typos <= maxDistance)
        .sort((a, b) => a.typos - b.typos || (a.found < b.found ? -1 : 1))
        .map(({ found }) => found),
  }
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
