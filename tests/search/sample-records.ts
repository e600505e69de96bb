import type { SearchRecord } from '@/lib/search/records'

/** The record of a page with a title. */
export function sampleRecord(title: string, more: Partial<SearchRecord> = {}): SearchRecord {
  const url = `/${title.toLowerCase().replaceAll(' ', '-')}/`
  return {
    objectID: url,
    hierarchy: { lvl0: 'Documentation', lvl1: title, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
    content: null,
    type: 'lvl1',
    url,
    url_without_anchor: url,
    anchor: null,
    language: 'en',
    version: 'current',
    docusaurus_tag: 'docs-default-current',
    tags: [],
    keywords: [],
    position: 0,
    ...more,
  }
}
