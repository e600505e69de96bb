import { isMapping } from '@/lib/site/objects'
import type { SiteAddress } from './hit-path'
import type { Hierarchy, SearchRecord } from './record'
import { cleanUrl, escapeText, isHitType, mapTexts } from './safe-hit'

/** A recent or favourite search, which is a hit that was followed. */
export type SavedSearch = Pick<SearchRecord, 'objectID' | 'type' | 'url' | 'hierarchy' | 'content' | 'anchor'>

/** DocSearch's storage keys for an index. */
export function savedSearchKeys(indexName: string): { recent: string; favorite: string } {
  const keyOf = (list: string) => `__DOCSEARCH_${list}_SEARCHES__${indexName}`
  return { recent: keyOf('RECENT'), favorite: keyOf('FAVORITE') }
}

/** Characters of both lists, full of long entries. */
const neededSpace = 20_000

/**
 * Cleans the stored lists for DocSearch, which writes them into the page as HTML. Returns whether searches can be saved:
 * with a full storage DocSearch would throw before it follows a hit.
 */
export function prepareSavedSearches(indexName: string, site: SiteAddress): boolean {
  try {
    for (const key of Object.values(savedSearchKeys(indexName))) {
      const stored = localStorage.getItem(key)
      const cleaned = JSON.stringify(parseSavedSearches(stored, site))
      if (stored === null || cleaned === stored) continue
      // A full storage may refuse even the shorter list.
      localStorage.removeItem(key)
      if (cleaned !== '[]') localStorage.setItem(key, cleaned)
    }
    localStorage.setItem('__SEARCH_SPACE__', ' '.repeat(neededSpace))
    localStorage.removeItem('__SEARCH_SPACE__')
    return true
  } catch {
    return false
  }
}

/** The valid entries of a stored list, with their texts escaped. */
export function parseSavedSearches(stored: string | null, site: SiteAddress): SavedSearch[] {
  try {
    const entries: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(entries) ? entries.flatMap((entry) => parseEntry(entry, site) ?? []) : []
  } catch {
    return []
  }
}

function parseEntry(entry: unknown, site: SiteAddress): SavedSearch | undefined {
  if (!isMapping(entry) || !isMapping(entry.hierarchy)) return undefined
  const { objectID, type, content, anchor, hierarchy } = entry
  const url = cleanUrl(entry.url, site)
  const own = type === 'content' ? content : hierarchy[String(type)]
  if (
    !isHitType(type) ||
    url === undefined ||
    [objectID, hierarchy.lvl0, hierarchy.lvl1, own].some((text) => typeof text !== 'string')
  )
    return undefined
  return {
    objectID: String(objectID),
    type,
    url,
    hierarchy: mapTexts(hierarchy, escapeText) as unknown as Hierarchy,
    content: typeof content === 'string' ? escapeText(content) : null,
    anchor: typeof anchor === 'string' ? anchor : null,
  }
}

/** Saves the page of a text hit. DocSearch does so only if the page is a hit as well. */
export function saveRecentPage(hit: SavedSearch, indexName: string, site: SiteAddress) {
  if (hit.type !== 'content' || ('__docsearch_parent' in hit && hit.__docsearch_parent)) return
  const { recent, favorite } = savedSearchKeys(indexName)
  const page = pageOf(hit)
  const isOther = ({ objectID, url }: SavedSearch) => objectID !== page.objectID && url !== page.url
  try {
    const favorites = parseSavedSearches(localStorage.getItem(favorite), site)
    if (!favorites.every(isOther)) return
    const others = parseSavedSearches(localStorage.getItem(recent), site).filter(isOther)
    localStorage.setItem(recent, JSON.stringify([page, ...others].slice(0, favorites.length === 0 ? 7 : 4)))
  } catch {
    // There is no storage.
  }
}

function pageOf({ url, hierarchy: { lvl0, lvl1 } }: SavedSearch): SavedSearch {
  const address = url.replace(/#.*$/, '')
  const hierarchy = { lvl0, lvl1, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null }
  return { objectID: address, type: 'lvl1', url: address, hierarchy, content: null, anchor: null }
}
