import { docsTag, type SearchContext, siteTag } from '@/lib/search/search-request'
import type { SiteConfig } from '@/lib/site/config'
import { readPreferredVersion } from '@/lib/site/version-choice'
import type { VersionChoice } from './question-url'

/** What the search modal knows of the site. */
export interface SearchSettings extends Pick<SiteConfig, 'url' | 'baseUrl'> {
  /** Where readers report a query that finds nothing; `{query}` stands for the query. */
  missingResultsUrl?: string | undefined
  /** Names of the docs versions, the one that readers are expected to want first. */
  versions: string[]
}

/** What the search page must know of the site. */
export interface SearchPageSettings extends Omit<SearchSettings, 'versions'> {
  /** The site's title behind its delimiter, as every document title ends. */
  titleEnd: string
  language: string
  /** Name and label of each docs version, newest first. */
  versions: VersionChoice['versions']
  /** The version that readers are expected to want. */
  lastVersion: string
}

/**
 * What the reader reads now: the language of the page and its docs version. Outside of the docs it is the version that the
 * reader last chose, else the one that readers are expected to want.
 */
export function readSearchContext({ versions }: SearchSettings): SearchContext {
  const language = readMeta('language') ?? document.documentElement.lang
  const tag = readMeta('docusaurus_tag') ?? siteTag
  const version = tag === siteTag ? readPreferredVersion() : versions.find((name) => docsTag(name) === tag)
  const known = versions.find((name) => name === version)
  return { language, version: known ?? versions[0] ?? 'current' }
}

function readMeta(name: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="docsearch:${name}"]`)?.content
}

/** The address of all results of a query in a docs version. */
export function formatSearchPath(query: string, version: string, { versions }: SearchSettings): string {
  const params = new URLSearchParams({ q: query })
  if (version !== versions[0]) params.set('version', version)
  return `/search?${params}`
}
