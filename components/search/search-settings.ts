import type { SearchLink } from '@/lib/content/config/search-links'
import { docsTag, type SearchContext, siteTag } from '@/lib/search/search-request'
import { cutText } from '@/lib/site/characters'
import type { SiteConfig } from '@/lib/site/config'
import { readPreferredVersion } from '@/lib/site/preferred-version'
import type { Question } from './results-store'

/** The settings of the search modal. */
export interface SearchSettings extends Pick<SiteConfig, 'url' | 'baseUrl'> {
  /** Where readers report a query without results; `{query}` stands for the query. */
  missingResultsUrl?: string
  /** Pages and sections that may have what the search does not find. */
  searchLinks: SearchLink[]
  /** The docs versions; in the modal the latest first, on the search page in the order of the site. */
  versions: Array<{ name: string; label: string }>
}

/** The settings of the search page. */
export interface SearchPageSettings extends SearchSettings {
  /** The ending of every document title: the delimiter and the title of the site. */
  titleEnd: string
  language: string
  /** Name of the latest version. */
  lastVersion: string
}

/** The language of the page and its docs version; outside the docs the version last chosen by the reader, else the latest. */
export function readSearchContext({ versions }: SearchSettings): SearchContext {
  const language = readMeta('language') ?? document.documentElement.lang
  const tag = readMeta('docusaurus_tag') ?? siteTag
  const preferred = readPreferredVersion()
  const shown = versions.find(({ name }) => (tag === siteTag ? name === preferred : docsTag(name) === tag))
  return { language, version: (shown ?? versions[0])?.name ?? 'current' }
}

function readMeta(name: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="docsearch:${name}"]`)?.content
}

/** The version to search without a choice in the address; undefined for all, as with a single version. */
export function findDefaultVersion({ versions, lastVersion }: SearchPageSettings): string | undefined {
  const preferred = readPreferredVersion()
  const version = versions.find(({ name }) => name === preferred)?.name ?? lastVersion
  return versions.length < 2 ? undefined : version
}

const allVersions = 'all'
const maxCharacters = 512

/** Reads the question from the query part of an address, which anyone may have written. */
export function parseQuestion(search: string, { versions }: SearchSettings, defaultVersion?: string): Question {
  const params = new URLSearchParams(search)
  const query = trimQuery(params.get('q') ?? '')
  const named = params.get('version')
  if (named === allVersions) return { query, version: undefined }
  return { query, version: versions.find(({ name }) => name === named)?.name ?? defaultVersion }
}

/** The query part of the address of a question; empty without a query in the default version. */
export function formatQuestion({ query, version }: Question, defaultVersion?: string): string {
  const params = new URLSearchParams()
  if (query) params.set('q', query)
  if (version !== defaultVersion) params.set('version', version ?? allVersions)
  const written = params.toString()
  return written && `?${written}`
}

/** A typed text as a query: trimmed, and of limited length. */
export function trimQuery(typed: string): string {
  return cutText(typed, maxCharacters).trim()
}
