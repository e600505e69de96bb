import type { SearchRecord } from '@/lib/search/record'
import {
  keyOfTerm,
  type LongTerms,
  listFile,
  longTermsKey,
  namedFile,
  nameLength,
  type PartsStart,
  partFields,
  readPostings,
  restoreRecords,
  restoreTerms,
  type TermList,
  textFile,
} from './index-parts'
import { fields, hasTerm, type RecordIndex, rememberTerms, TermIndex } from './index-records'
import { createRecords, findPages, ownLength } from './part-records'

/** An index of which the parts come as they are asked for: what is missing is noted down, and fetched all at once. */
export interface PartIndex extends RecordIndex {
  /** The place of the page that a record is in. */
  pageOf(id: number): number
  /** Begins a search: what another lacked is of no matter to it. */
  begin(): void
  /** Whether the texts that were asked for are there. */
  hasAll(): boolean
  /** Fetches what was missing since the last time. */
  load(): Promise<void>
}

/** Fetches a file of the index by its site path. */
export type FetchPart = (path: string) => Promise<unknown>

/** What `loadParts` rejects with when the files are no longer those that the first one speaks of. */
export class StaleParts extends Error {}

const allFields = [...partFields.titles, ...partFields.texts]

type TermPostings = Map<number, Map<number, number>>

/** An index that knows the terms of some lists, and of some of these the records. */
class GrowingIndex extends TermIndex {
  constructor({ averages, lengths, types }: PartsStart) {
    super({ fields })
    this._avgFieldLength = averages
    this._documentCount = types.length
    for (let id = 0; id < types.length; id += 1) {
      this._documentIds.set(id, id)
      this._fieldLength.set(
        id,
        lengths.map((ofField) => ofField.charCodeAt(id) - 35),
      )
    }
  }

  addPostings(term: string, postings: TermPostings): void {
    this._index.set(term, postings)
  }
}

/** What is to be done with files that were missing, by their paths. */
type Missing = Map<string, (file: never) => void>

/** Makes an index of which the first file is there. */
export function createPartIndex(start: PartsStart, fetchPart: FetchPart): PartIndex {
  const firstOfPage = findPages(start.types)
  const records = createRecords(start, firstOfPage)
  const growing = new GrowingIndex(start)
  const missing: Missing = new Map()
  const missingTexts: Missing = new Map()
  const { wantList, wantLongTerms } = createLists(start, { growing, firstOfPage, missing })
  const termsOf = rememberTerms(records.recordAt)
  const sections = new Map(start.pages.map(([path, , kind]) => [path, start.kinds[kind]?.section]))
  const clear = () => {
    missing.clear()
    missingTexts.clear()
  }
  return {
    recordAt: records.recordAt,
    placeAt: records.placeAt,
    sectionOf: (path) => sections.get(path),
    hasTerm: (term, isBeginning) => hasTerm(wantList(keyOfTerm(term)), term, isBeginning),
    ownLength: (id) => ownLength(start, id),
    pageOf: (id) => firstOfPage[records.pageAt(id)] ?? 0,
    index: {
      findNearest: growing.findNearest,
      hasSimilar: (term) => {
        const isThere = !missing.has(listFile(keyOfTerm(term)))
        const isSimilar = growing.hasSimilar(term)
        if (isThere && !isSimilar) wantLongTerms()
        return isSimilar
      },
      search: ((query: QueryTree, options: object) => {
        visitTerms(query, (term) => wantList(keyOfTerm(term)))
        return growing.search(query as never, options)
      }) as RecordIndex['index']['search'],
    },
    termsOf(id) {
      if (records.isThere(id)) return termsOf(id)
      const page = records.pageAt(id)
      const firstOfAll = firstOfPage[page] ?? 0
      const name = start.names.slice(page * nameLength, (page + 1) * nameLength)
      const { path, first } = textFile(name, id - firstOfAll)
      missingTexts.set(path, (file: Array<Partial<SearchRecord>>) =>
        records.add(firstOfAll + first, restoreRecords(file)),
      )
      return ''
    },
    begin: clear,
    isWaiting: () => missing.size > 0,
    hasAll: () => missingTexts.size === 0,
    async load() {
      const wanted = [...missing, ...missingTexts]
      clear()
      await Promise.all(wanted.map(async ([file, use]) => use((await fetchPart(file)) as never)))
    },
  }
}

interface ListsSetting {
  growing: GrowingIndex
  firstOfPage: number[]
  missing: Missing
}

/** The lists of terms, which put what they hold into the index when they come. */
function createLists(start: PartsStart, { growing, firstOfPage, missing }: ListsSetting) {
  const lists = new Map<string, string[]>()
  const addTerm = (term: string, lines: { titles?: string; texts?: string }, postings: TermPostings) => {
    for (const part of ['titles', 'texts'] as const) {
      for (const [place, text] of (lines[part] ?? '').split(';').entries()) {
        if (text !== '') postings.set(partFields[part][place] ?? 0, readPostings(text, firstOfPage))
      }
    }
    growing.addPostings(term, postings)
  }
  const addTerms = (terms: string[], titles: string[], name: string) => {
    const use = (lines: string[]) => {
      for (const [index, term] of terms.entries()) {
        addTerm(term, { titles: titles[index] ?? '', texts: lines[index] ?? '' }, new Map())
      }
    }
    for (const [index, term] of terms.entries()) {
      const wanting = new WantedPostings(partFields.texts, () => missing.set(namedFile(name), use))
      addTerm(term, { titles: titles[index] ?? '' }, wanting)
    }
  }
  const wantList = (key: string): string[] => {
    const tag = start.tags[key]
    const known = lists.get(key)
    if (tag === undefined || known) return known ?? []
    missing.set(listFile(key), (list: TermList) => {
      if (list.tag !== tag) throw new StaleParts()
      const terms = restoreTerms(list.terms)
      lists.set(key, terms)
      let first = 0
      for (const [count, name] of list.files) {
        addTerms(terms.slice(first, first + count), list.titles.slice(first, first + count), name)
        first += count
      }
    })
    return []
  }
  let hasLongTerms = false
  const wantLongTerms = () => {
    if (hasLongTerms) return
    missing.set(listFile(longTermsKey), ({ tag, terms }: LongTerms) => {
      if (tag !== start.tags[longTermsKey]) throw new StaleParts()
      hasLongTerms = true
      for (const term of restoreTerms(terms)) {
        const key = keyOfTerm(term)
        if (!lists.has(key)) growing.addPostings(term, new WantedPostings(allFields, () => wantList(key)))
      }
    })
  }
  return { wantList, wantLongTerms }
}

/** The fields of a term whose files are not all there: to ask for one of the others is to want it. */
class WantedPostings extends Map<number, Map<number, number>> {
  constructor(
    private readonly fields: number[],
    private readonly want: () => void,
  ) {
    super()
  }

  override get(field: number): Map<number, number> | undefined {
    if (this.fields.includes(field)) this.want()
    return super.get(field)
  }
}

interface QueryTree {
  queries?: Array<QueryTree | string>
}

function visitTerms({ queries = [] }: QueryTree, visit: (term: string) => void): void {
  for (const each of queries) {
    if (typeof each === 'string') visit(each)
    else visitTerms(each, visit)
  }
}
