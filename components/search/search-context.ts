import { docsTag, type SearchContext, siteTag } from '@/lib/search/search-request'
import { readPreferredVersion } from '@/lib/site/version-choice'
import type { SearchSettings } from './search-settings'

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
