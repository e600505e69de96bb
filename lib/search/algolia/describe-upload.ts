import type { IndexContent } from './push-index'
import { findLongRecords, formatSize, sizeOf } from './record-sizes'

/** What would be sent to the index, for `--dry-run`. */
export function describeUpload(indexName: string | undefined, { records, settings, synonyms }: IndexContent): string {
  const sizes = records.map(sizeOf)
  const total = sizes.reduce((sum, size) => sum + size, 0)
  const largest = sizes.indexOf(Math.max(...sizes))
  const { attributesForFaceting = [], searchableAttributes = [] } = settings
  const lines = [
    `Index: ${indexName ?? 'NEXT_PUBLIC_ALGOLIA_INDEX_NAME is not set'}`,
    `Records: ${records.length.toLocaleString('en-US')} (${describeTypes(records)}), ${formatSize(total)} together`,
    ...(records[largest] ? [`Largest record: ${records[largest].url}, ${formatSize(sizes[largest] ?? 0)}`] : []),
    `Searched: ${searchableAttributes.join(', ')}`,
    `Filters: ${attributesForFaceting.join(', ')}`,
    `Groups of synonyms: ${synonyms.length}`,
    ...findLongRecords(records).map((warning) => `Warning: ${warning}`),
    'Nothing was sent.',
  ]
  return lines.join('\n')
}

function describeTypes(records: IndexContent['records']): string {
  const texts = records.filter((record) => record.type === 'content').length
  const pages = records.filter((record) => record.type === 'lvl1').length
  return `pages: ${pages}, headings: ${records.length - pages - texts}, texts: ${texts}`
}
