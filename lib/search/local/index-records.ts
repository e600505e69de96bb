import MiniSearch from 'minisearch'
import type { SearchRecord } from '@/lib/search/records'
import { createTermList, type TermList } from './term-list'
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

/** An index without records. */
export function createRecordIndex(): RecordIndex {
  const records: SearchRecord[] = []
  const terms = createTermList()
  let own: string[] = []
  const tokenize = (text: string, field?: string): string[] => {
    const found = findTerms(text)
    if (field !== 'above') own.push(...found)
    return found
  }
  const fields = ['title', 'heading', 'body', 'keywords', 'above']
  const index = new MiniSearch<Entry>({ fields, tokenize, processTerm: (term) => term })
  const add = (added: SearchRecord[]) => {
    for (const record of added) {
      own = []
      index.add(toEntry(record, records.length))
      terms.add(own, record.language)
      records.push(record)
    }
  }
  return { add, index, records, terms }
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
