import type { SearchRecord } from '@/lib/search/record'
import { escapeHtml } from '@/lib/site/escape-html'
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
  restoreTerms,
  type TermList,
  textFile,
  typeOfLetter,
} from './index-parts'
import { fields, hasTerm, type RecordIndex, rememberTerms, TermIndex } from './index-records'

/** An index of which the parts come as they are asked for: what is missing is noted down, and fetched all at once. */
export interface PartIndex extends RecordIndex {
  /** The place of the page that a record is in. */
  pageOf(id: number): number
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

/** Makes an index of which the first file is there. */
export function createPartIndex(start: PartsStart, fetchPart: FetchPart): PartIndex {
  const firstOfPage = findPages(start.types)
  const records = createRecords(start, firstOfPage)
  const lists = new Map<string, string[]>()
  const growing = new GrowingIndex(start)
  const missing = new Map<string, (file: never) => void>()
  const missingTexts = new Map<string, (file: never) => void>()
  const want = (file: string, use: (content: never) => void) => missing.set(file, use)

  const wantList = (key: string): string[] => {
    const tag = start.tags[key]
    const known = lists.get(key)
    if (tag === undefined || known) return known ?? []
    want(listFile(key), (list: TermList) => {
      if (list.tag !== tag) throw new StaleParts()
      lists.set(key, restoreTerms(list.terms))
      addList(list, lists.get(key) ?? [])
    })
    return []
  }
  const addList = ({ titles, files }: TermList, terms: string[]) => {
    const read = (text: string) => readPostings(text, firstOfPage)
    const add = (term: string, lines: { titles: string; texts?: string }, postings: TermPostings) => {
      for (const part of ['titles', 'texts'] as const) {
        for (const [place, text] of (lines[part] ?? '').split(';').entries()) {
          if (text !== '') postings.set(partFields[part][place] ?? 0, read(text))
        }
      }
      growing.addPostings(term, postings)
    }
    let end = 0
    for (const [count, name] of files) {
      const first = end
      end += count
      const use = (lines: string[]) => {
        for (const [index, texts] of lines.entries()) {
          add(terms[first + index] ?? '', { titles: titles[first + index] ?? '', texts }, new Map())
        }
      }
      for (let index = first; index < end; index += 1) {
        const wanting = new WantedPostings(partFields.texts, () => want(namedFile(name), use))
        add(terms[index] ?? '', { titles: titles[index] ?? '' }, wanting)
      }
    }
  }
  let hasLongTerms = false
  const wantLongTerms = () => {
    if (hasLongTerms) return
    want(listFile(longTermsKey), ({ tag, terms }: LongTerms) => {
      if (tag !== start.tags[longTermsKey]) throw new StaleParts()
      hasLongTerms = true
      for (const term of restoreTerms(terms)) {
        const key = keyOfTerm(term)
        if (!lists.has(key)) growing.addPostings(term, new WantedPostings(allFields, () => wantList(key)))
      }
    })
  }
  const termsOf = rememberTerms(records.recordAt)
  const sections = new Map(start.pages.map(([path, , kind]) => [path, start.kinds[kind]?.section]))

  return {
    recordAt: records.recordAt,
    placeAt: records.placeAt,
    sectionOf: (path) => sections.get(path),
    hasTerm: (term, isBeginning) => hasTerm(wantList(keyOfTerm(term)), term, isBeginning),
    ownLength: (id) => ownLength(start, id),
    pageOf: (id) => firstOfPage[records.pageAt(id)] ?? 0,
    index: {
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
      missingTexts.set(path, (file: SearchRecord[]) => records.add(firstOfAll + first, file))
      return ''
    },
    isWaiting: () => missing.size > 0,
    hasAll: () => missingTexts.size === 0,
    async load() {
      const wanted = [...missing, ...missingTexts]
      missing.clear()
      missingTexts.clear()
      await Promise.all(wanted.map(async ([file, use]) => use((await fetchPart(file)) as never)))
    },
  }
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

function ownLength({ lengths, types }: PartsStart, id: number): number {
  const type = typeOfLetter(types.charAt(id))
  const field = type === 'lvl1' ? 'title' : type === 'content' ? 'body' : 'heading'
  return (lengths[fields.indexOf(field)]?.charCodeAt(id) ?? 35) - 35
}

function findPages(types: string): number[] {
  const first: number[] = []
  for (let id = 0; id < types.length; id += 1) if (/a/i.test(types.charAt(id))) first.push(id)
  return first
}

/** The records, which before their texts are there say no more than what decides on their rank. */
function createRecords({ pages, kinds, types }: PartsStart, firstOfPage: number[]) {
  const whole = new Map<number, SearchRecord>()
  const pageAt = (id: number): number => {
    let low = 0
    let high = firstOfPage.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((firstOfPage[middle] ?? 0) <= id) low = middle
      else high = middle - 1
    }
    return low
  }
  const outline = (id: number, page: number): SearchRecord => {
    const [path, title, kind] = pages[page] ?? ['', '', 0]
    const { section = '', language = '', version = '', docusaurusTag = '' } = kinds[kind] ?? {}
    const letter = types.charAt(id)
    const isSeeAlso = letter !== letter.toLowerCase()
    const none = { lvl3: null, lvl4: null, lvl5: null, lvl6: null }
    return {
      objectID: `${path}#${id}`,
      hierarchy: { lvl0: escapeHtml(section), lvl1: escapeHtml(title), lvl2: isSeeAlso ? 'See also' : null, ...none },
      content: null,
      type: typeOfLetter(letter),
      url: path,
      url_without_anchor: path,
      anchor: null,
      ...{ language, version, docusaurus_tag: docusaurusTag, tags: [], keywords: [] },
      position: id - (firstOfPage[page] ?? 0),
    }
  }
  // Of texts the heading, of what stands above all headings the page.
  const placeAt = (id: number): string => {
    let heading = id
    while (/g/i.test(types.charAt(heading))) heading -= 1
    return `${/h/i.test(types.charAt(heading)) ? firstOfPage[pageAt(heading)] : heading}`
  }
  return {
    pageAt,
    placeAt,
    isThere: (id: number) => whole.has(id),
    add: (first: number, file: SearchRecord[]) => {
      for (const [index, record] of file.entries()) whole.set(first + index, record)
    },
    recordAt: (id: number): SearchRecord => whole.get(id) ?? outline(id, pageAt(id)),
  }
}
