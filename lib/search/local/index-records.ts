import MiniSearch from 'minisearch'
import type { SearchRecord } from '@/lib/search/record'
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

/** Records that can be searched. */
export interface RecordIndex {
  records: SearchRecord[]
  index: MiniSearch<Entry>
  /** Every term of the index, sorted. */
  terms: string[]
  /** The terms of a record's own text in a row, between spaces; each found once, when it is asked for first. */
  termsOf(record: SearchRecord): string
}

const fields: Field[] = ['title', 'heading', 'body', 'keywords', 'above']

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
  const tokenize = (text: string): string[] => {
    const found = findTerms(text)
    for (const term of found) terms.add(term)
    return found
  }
  const index = new MiniSearch<Entry>({ fields, tokenize, processTerm: (term) => term })
  return { index, finish: (): RecordIndex => ({ records, index, terms: [...terms].sort(), termsOf: rememberTerms() }) }
}

function rememberTerms(): RecordIndex['termsOf'] {
  const known = new Map<SearchRecord, string>()
  return (record) => {
    const text = known.get(record) ?? ` ${findTerms(ownText(record)).join(' ')} `
    known.set(record, text)
    return text
  }
}

/** What a record says itself: its text, or the heading it stands for. */
function ownText({ type, hierarchy, content }: SearchRecord): string {
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

/** Whether a term, or one that begins with it, is in the index. */
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
