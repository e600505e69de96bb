import type { StoredRecord } from './index-settings'

/** Algolia's limit for a record on its free plan, in bytes. */
export const recordLimit = 10_000

/** Size of a record as it is sent, in bytes. */
export function sizeOf(record: StoredRecord): number {
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
export function formatSize(bytes: number): string {
  return `${(bytes / 1000).toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} kB`
}
