import type { SearchRecord } from '@/lib/search/records'
import type { ValueForm } from '@/lib/site/extension'
import type { Found } from './rank'

/** Reads the values of a query that has nothing else, such as `2.05` or `λ = 1,26 2,05 nm`; undefined for any other query. */
export function createValueReader({ ignored, value }: ValueForm): (query: string) => string | undefined {
  const others = new RegExp(ignored.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'), 'gi')
  const values = new RegExp(`^${value}(?:[\\s;]+${value})*$`)
  return (query) => {
    const bare = query.replace(others, ' ').replaceAll(',', '.').trim()
    return values.test(bare) ? bare : undefined
  }
}

interface Offer {
  form: ValueForm
  values: string
  records: SearchRecord[]
  accept: (record: SearchRecord) => boolean
}

/** Puts the form before the hits, with the values in its address. */
export function offerForm(found: Found[], { form, values, records, accept }: Offer): Found[] {
  const id = records.findIndex((record) => record.anchor === form.anchor && record.type !== 'content' && accept(record))
  const heading = records[id]
  if (!heading) return found
  const page = heading.url_without_anchor
  const url = heading.url.replace(page, `${page}?${new URLSearchParams({ [form.parameter]: values })}`)
  const first: Found = { id, record: { ...heading, url }, terms: [], ownTerms: [], score: Number.POSITIVE_INFINITY }
  return [first, ...found.filter((each) => each.record.url !== heading.url)]
}
