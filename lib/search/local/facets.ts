import type { SearchRecord } from '@/lib/search/record'
import type { SearchRequest } from '@/lib/search/search-client'

/** Whether a record passes the filters of a request: one of each inner list, and the outer list as a whole. */
export function buildFacetFilter(filters: SearchRequest['facetFilters'] = []): (record: SearchRecord) => boolean {
  const groups = filters.map((filter) => [filter].flat().map(parseFilter))
  return (record) => groups.every((group) => group.some((passes) => passes(record)))
}

/** `attribute:value`, or `attribute:-value` for what must not be. */
function parseFilter(filter: string): (record: SearchRecord) => boolean {
  const colon = filter.indexOf(':')
  const attribute = filter.slice(0, colon)
  const written = filter.slice(colon + 1)
  const isNot = written.startsWith('-')
  const value = isNot ? written.slice(1) : written.replace(/^\\-/, '-')
  return (record) => [readAttribute(record, attribute)].flat().includes(value) !== isNot
}

/** A dot leads into the hierarchy. */
function readAttribute(record: object, attribute: string): unknown {
  return attribute
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], record)
}
