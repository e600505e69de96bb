import type { StoredRecord } from './index-settings'
import type { IndexContent } from './push-index'

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

/** Algolia's limit for a record on its free plan, in bytes. */
const recordLimit = 10_000

/** Size of a record as it is sent, in bytes. */
function sizeOf(record: StoredRecord): number {
  return Buffer.byteLength(JSON.stringify(record))
}

/** One line for each record that is longer than Algolia may take. */
export function findLongRecords(records: StoredRecord[]): string[] {
  return records
    .map((record) => ({ record, bytes: sizeOf(record) }))
    .filter(({ bytes }) => bytes > recordLimit)
    .map(({ record, bytes }) => {
      const limit = formatSize(recordLimit)
      return `${record.url} makes a record of ${formatSize(bytes)}; Algolia refuses more than ${limit} on some plans. Break the text up with headings or paragraphs.`
    })
}

/** Kilobytes as Algolia counts them, such as `9.8 kB`. */
function formatSize(bytes: number): string {
  return `${(bytes / 1000).toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} kB`
}
