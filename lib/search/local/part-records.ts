import type { SearchRecord } from '@/lib/search/record'
import { escapeHtml } from '@/lib/site/escape-html'
import { type PartsStart, typeOfLetter } from './index-parts'
import { fields } from './index-records'

/** How many different terms a record's own text has. */
export function ownLength({ lengths, types }: PartsStart, id: number): number {
  const type = typeOfLetter(types.charAt(id))
  const field = type === 'lvl1' ? 'title' : type === 'content' ? 'body' : 'heading'
  return (lengths[fields.indexOf(field)]?.charCodeAt(id) ?? 35) - 35
}

/** The places of the records that pages begin with. */
export function findPages(types: string): number[] {
  const first: number[] = []
  for (let id = 0; id < types.length; id += 1) if (/a/i.test(types.charAt(id))) first.push(id)
  return first
}

/** The records, which before their texts are there say no more than what decides on their rank. */
export function createRecords({ pages, kinds, types }: PartsStart, firstOfPage: number[]) {
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
