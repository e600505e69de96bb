import type { SearchablePage } from '@/lib/search/records'

/** A page to index. */
export function samplePage(more: Partial<SearchablePage> = {}): SearchablePage {
  return {
    path: '/page/',
    title: 'Page',
    section: 'Documentation',
    language: 'en',
    version: 'current',
    docusaurusTag: 'docs-default-current',
    tags: [],
    keywords: [],
    blocks: [],
    ...more,
  }
}
