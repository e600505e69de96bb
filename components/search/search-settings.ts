import type { SiteConfig } from '@/lib/site/config'

/** What the search modal knows of the site. */
export interface SearchSettings extends Pick<SiteConfig, 'url' | 'baseUrl'> {
  /** Where readers report a query that finds nothing; `{query}` stands for the query. */
  missingResultsUrl?: string | undefined
  /** Names of the docs versions, the one that readers are expected to want first. */
  versions: string[]
}

/** Where a search starts. */
export interface SearchStart {
  query: string
  /** Whether the query is text that was selected in the page, which typing replaces. */
  isSelection: boolean
  /** How far the page is scrolled. */
  scrollY: number
}
