import MiniSearch from 'minisearch'
import type { SearchRecord } from '@/lib/search/record'
import { maxTypos } from './index-parts'
import { findTerms } from './words'

/** What is indexed of a record: its own text in one field that says what it is, and what stands above it. */
interface Entry {
  /** Place of the record in the list. */
  id: number
  title: string
  heading: string
  body: string
  keywords: string
  above: string
}

/** The fields of the index. */
type Field = Exclude<keyof Entry, 'id'>

/** Records that can be searched; those of an index in parts are known by their places before they are there. */
export interface RecordIndex {
  index: Pick<MiniSearch<Entry>, 'search'> & Pick<TermIndex, 'hasSimilar' | 'findNearest'>
  recordAt(id: number): SearchRecord
  /** What tells the section of a record from all others. */
  placeAt(id: number): string
  /** Part of the site that the page at a path belongs to. */
  sectionOf(path: string): string | undefined
  /** Whether a term, or one that begins with it, is in the index. */
  hasTerm(term: string, isBeginning: boolean): boolean
  /** The terms of a record's own text in a row, between spaces; each found once, when it is asked for first. */
  termsOf(id: number): string
  /** How many different terms that text has. */
  ownLength(id: number): number
  /** Whether something that decides on the hits is not there yet. */
  isWaiting(): boolean
}

/** MiniSearch, which can also tell whether a word that it lacks may be a mistake for one with the same first letter. */
export class TermIndex extends MiniSearch<Entry> {
  /** The words of the index with the same first letter that look most like one that it lacks, nearest first. */
  readonly findNearest = (term: string): string[] => {
    const found = this._index.fuzzyGet(term, Math.min(4, Math.round(term.length * 0.4)))
    const near = [...found].map(([similar, [, distance]]) => ({ similar, distance }))
    const byDistance = near.sort((a, b) => a.distance - b.distance || (a.similar < b.similar ? -1 : 1))
    return byDistance.map(({ similar }) => similar).filter((similar) => similar[0] === term[0])
  }

  readonly hasSimilar = (term: string): boolean =>
    [...this._index.fuzzyGet(term, maxTypos).keys()].some((similar) => similar[0] === term[0])
}

/** The fields of the index, in order. */
export const fields: Field[] = ['title', 'heading', 'body', 'keywords', 'above']

/** Makes records searchable. */
export function indexRecords(records: SearchRecord[]): RecordIndex {
  const { index, finish } = startIndex(records)
  index.addAll(records.map(toEntry))
  return finish()
}

/** Same, with pauses in which other work is done. */
export async function indexRecordsInSlices(records: SearchRecord[]): Promise<RecordIndex> {
  const { index, finish } = startIndex(records)
  await index.addAllAsync(records.map(toEntry), { chunkSize: 100 })
  return finish()
}

function startIndex(records: SearchRecord[]) {
  const terms = new Set<string>()
  // What stands above a record stands above others as well.
  const known = new Map<string, string[]>()
  const tokenize = (text: string): string[] => {
    const found = known.get(text) ?? findTerms(text)
    if (!known.has(text)) for (const term of found) terms.add(term)
    known.set(text, found)
    return found
  }
  const index = new TermIndex({ fields, tokenize, processTerm: (term) => term })
  const finish = (): RecordIndex => {
    const sorted = [...terms].sort()
    const sectionByPath = new Map(records.map((record) => [record.url_without_anchor, record.hierarchy.lvl0]))
    const recordAt = (id: number) => records[id] as SearchRecord
    const termsOf = rememberTerms(recordAt)
    return {
      index,
      recordAt,
      placeAt: (id) => recordAt(id).url,
      termsOf,
      ownLength: (id) => new Set(termsOf(id).split(' ')).size - 1,
      sectionOf: (path) => sectionByPath.get(path),
      hasTerm: (term, isBeginning) => hasTerm(sorted, term, isBeginning),
      isWaiting: () => false,
    }
  }
  return { index, finish }
}

/** Finds the terms of a record's own text when they are asked for first. */
export function rememberTerms(recordAt: RecordIndex['recordAt']): RecordIndex['termsOf'] {
  const known = new Map<number, string>()
  return (id) => {
    const text = known.get(id) ?? ` ${findTerms(ownText(recordAt(id))).join(' ')} `
    known.set(id, text)
    return text
  }
}

/** What a record says itself: its text, or the heading it stands for. */
function ownText({ type, hierarchy, content }: SearchRecord): string {
  return type === 'content' ? (content ?? '') : (hierarchy[type] ?? '')
}

/** What is indexed of a record. */
export function toEntry(record: SearchRecord, id: number): Entry {
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

/** Whether a term, or one that begins with it, is in a sorted list. */
export function hasTerm(terms: string[], term: string, isBeginning: boolean): boolean {
  let low = 0
  let high = terms.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((terms[middle] ?? '') < term) low = middle + 1
    else high = middle
  }
  const found = terms[low]
  return found === term || (isBeginning && found?.startsWith(term) === true)
}
