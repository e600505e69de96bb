import type { SearchRecord } from '@/lib/search/record'
import type { SearchablePage } from '@/lib/search/records'

// An index that is too large to be sent whole comes in parts. Of the words the reader types come lists of terms, by their first
// letters, with the titles and headings that have them; then the texts that have them; then the pages of the hits.

/** What the hits of a page share with those of other pages. */
export type PageKind = Pick<SearchablePage, 'section' | 'language' | 'version' | 'docusaurusTag'>

/** The file that comes first. */
export interface PartsStart {
  kinds: PageKind[]
  /** Of each page the path, the title and the place of its kind. */
  pages: Array<[path: string, title: string, kind: number]>
  /** What each record is, a letter each; pages begin with an `a`. */
  types: string
  /** How many different terms each record has in each field, one character each. */
  lengths: string[]
  /** Of each field the average of these. */
  averages: number[]
  /** Names by which the texts of the pages are known, of `nameLength` characters each. */
  names: string
  /** What the lists of terms say of themselves, by their keys. */
  tags: Record<string, string>
}

/** The terms that begin alike. */
export interface TermList {
  /** Tells one state of the list from another. */
  tag: string
  /** Sorted; of each what it does not share with the one before, after a character for how much it shares. */
  terms: string[]
  /** For each term the records that have it in a title, a heading or a keyword. */
  titles: string[]
  /** The files that hold, for so many terms each, the records that have them in a text or above it. */
  files: Array<[count: number, name: string]>
}

/** Terms of all lists that a long word may be a mistake for, whatever their first letter. */
export interface LongTerms {
  tag: string
  /** As in a list. */
  terms: string[]
}

/** Typing mistakes that are forgiven in a long word. */
export const maxTypos = 2

/** Words longer than this may be mistaken in the first letter too. */
export const longWord = 7

/** Key of the file of long terms, among those of the lists. */
export const longTermsKey = 'long'

/** The fields that come with the list, and those that come after it, by their places in the index. */
export const partFields = { titles: [0, 1, 3], texts: [2, 4] }

/** Characters of the name of a file that is known by its content. */
export const nameLength = 8

/** Site path of the file that comes first. */
export const startFile = '/search-index/start.json'

/** Site path of a list of terms, which keeps its name: it is asked for together with the first file. */
export function listFile(key: string): string {
  return `/search-index/terms/${key}.json`
}

/** Site path of a file that is known by its content. */
export function namedFile(name: string): string {
  return `/assets/search/${name}.json`
}

/** Records in a file of a page's texts. */
const recordsPerFile = 16

/** The files of a page's texts, by how many records they are apart from the page's first. */
export function textFile(name: string, place: number): { path: string; first: number; end: number } {
  const number = Math.floor(place / recordsPerFile)
  const first = number * recordsPerFile
  return { path: namedFile(`${name}-${number}`), first, end: first + recordsPerFile }
}

/** The list that a term stands in: that of its first letter or digit, one of 32 for other scripts. */
export function keyOfTerm(term: string): string {
  return /^[a-z\d]/.test(term) ? term.charAt(0) : `other-${(term.codePointAt(0) ?? 0) % 32}`
}

/** Letter of a record's type; upper case below a heading such as "See also", `h` for a text above all headings. */
const typeLetters = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6', 'content', 'content'] as const

/** The type that a letter stands for. */
export function typeOfLetter(letter: string): (typeof typeLetters)[number] {
  return typeLetters[letter.toLowerCase().charCodeAt(0) - 97] ?? 'content'
}

/** The letter of a type. */
export function letterOfType(type: (typeof typeLetters)[number], isSeeAlso: boolean, isAtTop: boolean): string {
  const letter = String.fromCharCode(97 + typeLetters.indexOf(type) + (type === 'content' && isAtTop ? 1 : 0))
  return isSeeAlso ? letter.toUpperCase() : letter
}

/** Which records have a term in a field, and how often; a page's records are told by their places in it, so that no change of another page changes them. */
export interface Posting {
  page: number
  place: number
  count: number
}

/** Postings in order as text; pages as their distance from the one before. */
export function formatPostings(postings: Posting[]): string {
  let text = ''
  let last = -1
  for (const { page, place, count } of postings) {
    if (page !== last) text += `${text && ' '}${(page - Math.max(last, 0)).toString(36)}`
    text += `,${place.toString(36)}${count > 1 ? `.${count}` : ''}`
    last = page
  }
  return text
}

/** The records of postings, by their places in the index, and how often each has the term. */
export function readPostings(text: string, firstOfPage: ArrayLike<number>): Map<number, number> {
  const counts = new Map<number, number>()
  let page = 0
  for (const group of text === '' ? [] : text.split(' ')) {
    const [distance = '', ...places] = group.split(',')
    page += Number.parseInt(distance, 36)
    for (const place of places) {
      const [digits = '', count = '1'] = place.split('.')
      counts.set((firstOfPage[page] ?? 0) + Number.parseInt(digits, 36), Number(count))
    }
  }
  return counts
}

/** Terms in order, each without the beginning that it shares with the one before. */
export function shortenTerms(terms: string[]): string[] {
  return terms.map((term, index) => {
    const before = terms[index - 1] ?? ''
    let shared = 0
    while (shared < 25 && shared < before.length && before[shared] === term[shared]) shared += 1
    return String.fromCharCode(97 + shared) + term.slice(shared)
  })
}

/** The terms that were shortened. */
export function restoreTerms(shortened: string[]): string[] {
  let before = ''
  return shortened.map((each) => {
    before = before.slice(0, each.charCodeAt(0) - 97) + each.slice(1)
    return before
  })
}

/** The records of a page in order, each without what it shares with the one before; the first of a file is whole. */
export function shortenRecords(records: SearchRecord[]): Array<Partial<SearchRecord>> {
  return records.map((record, place) => {
    const before = place % recordsPerFile === 0 ? undefined : records[place - 1]
    const isNew = ([key, value]: [string, unknown]) =>
      JSON.stringify(value) !== JSON.stringify(before?.[key as keyof SearchRecord])
    return Object.fromEntries(Object.entries(record).filter(isNew))
  })
}

/** The records of a file that were shortened. */
export function restoreRecords(shortened: Array<Partial<SearchRecord>>): SearchRecord[] {
  let before = {} as SearchRecord
  return shortened.map((changes) => {
    before = { ...before, ...changes }
    return before
  })
}
