import type { SearchRecord } from '@/lib/search/record'
import { buildRecords, type SearchablePage } from '@/lib/search/records'
import {
  formatPostings,
  keyOfTerm,
  type LongTerms,
  letterOfType,
  listFile,
  longTermsKey,
  longWord,
  maxTypos,
  namedFile,
  type PageKind,
  type PartsStart,
  type Posting,
  partFields,
  shortenRecords,
  shortenTerms,
  startFile,
  type TermList,
  textFile,
} from './index-parts'
import { fields, toEntry } from './index-records'
import { isSeeAlso } from './rank'
import { findTerms } from './words'

/** Where a file of postings is cut, in characters; as it travels it is a third of that. */
const fileSize = 12_000

/** The files of an index in parts, by their site paths; `nameOf` gives the characters by which a content is known. */
export function splitIntoParts(pages: SearchablePage[], nameOf: (text: string) => string): Map<string, string> {
  const files = new Map<string, string>()
  const addNamed = (content: unknown): string => {
    const text = JSON.stringify(content)
    const name = nameOf(text)
    files.set(namedFile(name), text)
    return name
  }
  const records = pages.map(buildRecords)
  const { postings, ...start } = readPages(pages, records)
  const tags: PartsStart['tags'] = {}
  const addList = (key: string, list: object) => {
    const tag = nameOf(JSON.stringify(list))
    tags[key] = tag
    files.set(listFile(key), JSON.stringify({ tag, ...list }))
  }
  const all = [...postings.keys()].sort()
  const isLong = (term: string) => term.length > longWord - maxTypos
  addList(longTermsKey, { terms: shortenTerms(all.filter(isLong)) } satisfies Omit<LongTerms, 'tag'>)
  for (const [key, terms] of groupBy(all, keyOfTerm)) {
    const format = (term: string, places: number[]) =>
      places.map((field) => formatPostings(postings.get(term)?.[field] ?? [])).join(';')
    const lines = new Map(terms.map((term) => [term, format(term, partFields.texts)]))
    addList(key, {
      terms: shortenTerms(terms),
      titles: terms.map((term) => format(term, partFields.titles).replace(/;+$/, '')),
      files: cut(terms, lines, 1).map((part) => [part.length, addNamed(part.map((term) => lines.get(term)))]),
    } satisfies Omit<TermList, 'tag'>)
  }
  const names = records.map((ofPage) => {
    const lines = shortenRecords(ofPage)
    const name = nameOf(JSON.stringify(lines))
    for (const place of lines.keys()) {
      const { path, first, end } = textFile(name, place)
      if (place === first) files.set(path, JSON.stringify(lines.slice(first, end)))
    }
    return name
  })
  return files.set(startFile, JSON.stringify({ ...start, names: names.join(''), tags } satisfies PartsStart))
}

/** What each record has in each field, and what the first file says of all of them. */
function readPages(pages: SearchablePage[], records: SearchRecord[][]) {
  const kinds = new Map<string, number>()
  const kindOf = ({ section, language, version, docusaurusTag }: SearchablePage): number => {
    const key = JSON.stringify({ section, language, version, docusaurusTag } satisfies PageKind)
    if (!kinds.has(key)) kinds.set(key, kinds.size)
    return kinds.get(key) ?? 0
  }
  const postings = new Map<string, Posting[][]>()
  const lengths = fields.map(() => '')
  const averages = fields.map(() => 0)
  let types = ''
  const addRecord = (record: SearchRecord, page: number, place: number) => {
    const entry = toEntry(record, types.length)
    for (const [index, field] of fields.entries()) {
      const terms = countTerms(entry[field])
      for (const [term, count] of terms) {
        const ofTerm = postings.get(term) ?? fields.map(() => [])
        postings.set(term, ofTerm)
        ofTerm[index]?.push({ page, place, count })
      }
      lengths[index] += String.fromCharCode(35 + terms.size)
      // As MiniSearch does it, to the last digit.
      averages[index] = ((averages[index] ?? 0) * types.length + terms.size) / (types.length + 1)
    }
    types += letterOfType(record.type, isSeeAlso(record), record.anchor === null)
  }
  const described = pages.map((page, index): PartsStart['pages'][number] => {
    for (const [place, record] of (records[index] ?? []).entries()) addRecord(record, index, place)
    return [page.path, page.title, kindOf(page)]
  })
  const kindList = [...kinds.keys()].map((key) => JSON.parse(key) as PageKind)
  return { kinds: kindList, pages: described, types, lengths, averages, postings }
}

let lastCounted: Array<{ text: string; counts: Map<string, number> }> = []

/** The terms of a text; what stands above a record stands above its neighbours too. */
function countTerms(text: string): Map<string, number> {
  const known = lastCounted.find((each) => each.text === text)
  if (known) return known.counts
  const counts = new Map<string, number>()
  for (const term of findTerms(text)) counts.set(term, (counts.get(term) ?? 0) + 1)
  lastCounted = [{ text, counts }, ...lastCounted.slice(0, 5)]
  return counts
}

/** Cuts terms where their beginnings differ, so that what is added elsewhere moves no cut. */
function cut(terms: string[], lines: ReadonlyMap<string, string>, length: number): string[][] {
  const size = terms.reduce((sum, term) => sum + (lines.get(term)?.length ?? 0), 0)
  if (size <= fileSize || terms.length === 1) return [terms]
  return [...groupBy(terms, (term) => term.slice(0, length)).values()].flatMap((group) => cut(group, lines, length + 1))
}

function groupBy(terms: string[], keyOf: (term: string) => string): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const term of terms) {
    const group = groups.get(keyOf(term)) ?? []
    groups.set(keyOf(term), group)
    group.push(term)
  }
  return groups
}
