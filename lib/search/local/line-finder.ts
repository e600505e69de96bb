import type { SearchRecord } from '@/lib/search/records'
import type { Found } from './rank'

/** The heading of the line finder, which looks up shifts: `content/docs/80_reference/solvents.md`. */
const anchor = 'what-is-this-line'

const shift = String.raw`[-−]?\d{1,3}[.,]\d{1,3}`
const shifts = new RegExp(`^${shift}(?:[\\s;]+${shift})*$`)

/** The shifts of a query that has nothing else, such as `2.05`, `δ 7,26` or `1.26 2.05 ppm`. */
export function readShiftQuery(query: string): string | undefined {
  const bare = query.replace(/δ|delta|ppm|=/gi, ' ').trim()
  return shifts.test(bare) ? bare.replaceAll(',', '.') : undefined
}

/** Puts the line finder before the hits, with the shifts in its address. */
export function offerLineFinder(
  found: Found[],
  { shifts, records, accept }: { shifts: string; records: SearchRecord[]; accept: (record: SearchRecord) => boolean },
): Found[] {
  const id = records.findIndex((record) => record.anchor === anchor && record.type !== 'content' && accept(record))
  const finder = records[id]
  if (!finder) return found
  const page = finder.url_without_anchor
  const url = finder.url.replace(page, `${page}?${new URLSearchParams({ shift: shifts })}`)
  const first: Found = { id, record: { ...finder, url }, terms: [], ownTerms: [], score: Number.POSITIVE_INFINITY }
  return [first, ...found.filter((each) => each.record.url !== finder.url)]
}
