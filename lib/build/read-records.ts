import { readSite } from '@/lib/content/read-site'
import { getSite } from '@/lib/content/site'
import type { SearchRecord } from '@/lib/search/record'
import { buildRecords, type SearchablePage } from '@/lib/search/records'
import { siteLocales } from '@/lib/site/locale'
import { describeSearchable } from './searchable-page'

/** Everything the search may find, read from the content. */
export async function readSearchablePages(): Promise<SearchablePage[]> {
  return describeSearchable(await getSite())
}

/** All records of the content in all languages, for an engine that holds them itself. */
export async function readSearchRecords(): Promise<SearchRecord[]> {
  const records: SearchRecord[] = []
  for (const { code, isOriginal } of siteLocales((await getSite()).config)) {
    const site = await readSite(isOriginal ? undefined : code)
    for (const page of describeSearchable(site)) records.push(...buildRecords(page))
  }
  return records
}
