import type { SearchRecord } from '@/lib/search/records'
import type { ValueForm } from '@/lib/site/extension'
import type { Found } from './rank'
import { findTerms } from './words'

/** The values of a query, in the form of an address. */
export interface ReadValues {
  /** Parameters of the form. */
  parameters: string
  /** Whether the query has no other words than those that may accompany values. */
  isAlone: boolean
}

/** Reads the values of a query, such as `2.05`, `λ = 1,26 2,05 nm` or `peak at 1.26 in CDCl3`; undefined without any. */
export function createValueReader(
  { parameter, ignored, value, choice }: ValueForm,
  stopWords = '',
): (query: string) => ReadValues | undefined {
  const values = new RegExp(`(?<![\\p{L}\\p{N}.-])(?:${value})(?![\\p{L}\\p{N}]|\\.\\p{N})`, 'giu')
  const others = new Set([...ignored, stopWords].flatMap(findTerms))
  const choices = (choice?.words ?? []).map(([option = '', ...words]) => ({
    option,
    words: [option, ...words].map((word) => findTerms(word).join(' ')).sort((a, b) => b.length - a.length),
  }))
  return (query) => {
    const text = query.replace(/(?<=\d),(?=\d)/g, '.')
    const found = text.match(values)
    if (!found) return undefined
    let rest = ` ${findTerms(text.replace(values, ' ')).join(' ')} `
    const parameters = new URLSearchParams({ [parameter]: found.join(' ') })
    for (const { option, words } of choices) {
      const word = words.find((each) => rest.includes(` ${each} `))
      if (!choice || word === undefined) continue
      parameters.set(choice.parameter, option)
      rest = rest.replace(` ${word} `, ' ')
    }
    return { parameters: String(parameters), isAlone: rest.split(' ').every((term) => term === '' || others.has(term)) }
  }
}

interface Offer {
  form: ValueForm
  values: ReadValues
  records: SearchRecord[]
  accept: (record: SearchRecord) => boolean
}

/** Number of the best hits of which one must be on the page of the form, for a query with other words. */
const nearTop = 3

/** Puts the form before the hits of its page, with the values in its address; before all others if there are only values. */
export function offerForm(found: Found[], { form, values, records, accept }: Offer): Found[] {
  const id = records.findIndex((record) => record.anchor === form.anchor && record.type !== 'content' && accept(record))
  const heading = records[id]
  if (!heading) return found
  const page = heading.url_without_anchor
  const place = values.isAlone ? 0 : found.findIndex(({ record }) => record.url_without_anchor === page)
  if (place < 0 || place >= nearTop) return found
  const url = heading.url.replace(page, `${page}?${values.parameters}`)
  const offer: Found = { id, record: { ...heading, url }, terms: [], ownTerms: [], score: Number.POSITIVE_INFINITY }
  const others = found.filter(({ record }) => record.url !== heading.url)
  return [...others.slice(0, place), offer, ...others.slice(place)]
}
