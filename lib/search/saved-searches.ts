import { isObject } from '@/lib/site/objects'
import type { SiteAddress } from './hit-path'
import type { Hierarchy, HitType } from './record'
import { cleanUrl, escapeText, mapTexts } from './safe-hit'

/** A hit that the modal keeps among the recent or favourite searches. */
export interface SavedSearch {
  objectID: string
  type: HitType
  url: string
  hierarchy: Hierarchy
  content: string | null
  anchor: string | null
}

/** Storage keys of an index, which DocSearch prescribes. */
export function savedSearchKeys(indexName: string): { recent: string; favorite: string } {
  return {
    recent: `__DOCSEARCH_RECENT_SEARCHES__${indexName}`,
    favorite: `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`,
  }
}

/** What one probing write must find room for: both lists, full of long entries. */
const room = 20_000

/**
 * Makes what is stored fit to be read by DocSearch, which trusts it: entries of the wrong shape go, texts become
 * harmless. Says whether searches can be saved at all, because DocSearch fails half-way when storage is full.
 */
export function prepareSavedSearches(indexName: string, site: SiteAddress): boolean {
  try {
    for (const key of Object.values(savedSearchKeys(indexName))) cleanList(key, site)
    localStorage.setItem('__SEARCH_ROOM__', ' '.repeat(room))
    localStorage.removeItem('__SEARCH_ROOM__')
    return true
  } catch {
    return false
  }
}

/** The valid entries of a stored list, made harmless. */
export function parseSavedSearches(stored: string, site: SiteAddress): SavedSearch[] {
  try {
    const entries: unknown = JSON.parse(stored)
    return Array.isArray(entries) ? entries.flatMap((entry) => parseEntry(entry, site) ?? []) : []
  } catch {
    return []
  }
}

/** Saves the page of a text hit that came without its page, for which DocSearch saves nothing. */
export function saveRecentPage(hit: SavedSearch, indexName: string, site: SiteAddress) {
  const { recent, favorite } = savedSearchKeys(indexName)
  const page = pageOf(hit)
  const isOther = ({ objectID, url }: SavedSearch) => objectID !== page.objectID && url !== page.url
  try {
    const favorites = parseSavedSearches(localStorage.getItem(favorite) ?? '', site)
    if (!favorites.every(isOther)) return
    const others = parseSavedSearches(localStorage.getItem(recent) ?? '', site).filter(isOther)
    const limit = favorites.length === 0 ? 7 : 4
    localStorage.setItem(recent, JSON.stringify([page, ...others].slice(0, limit)))
  } catch {
    // Without storage nothing is saved.
  }
}

function pageOf({ url, hierarchy: { lvl0, lvl1 } }: SavedSearch): SavedSearch {
  const address = url.replace(/#.*$/, '')
  const hierarchy = { lvl0, lvl1, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null }
  return { objectID: address, type: 'lvl1', url: address, hierarchy, content: null, anchor: null }
}

function cleanList(key: string, site: SiteAddress) {
  const stored = localStorage.getItem(key)
  if (stored === null) return
  const cleaned = JSON.stringify(parseSavedSearches(stored, site))
  if (cleaned === stored) return
  // First removed, because a full storage may refuse even the shorter list.
  localStorage.removeItem(key)
  if (cleaned !== '[]') localStorage.setItem(key, cleaned)
}

function parseEntry(entry: unknown, site: SiteAddress): SavedSearch | undefined {
  if (!isObject(entry) || !isObject(entry.hierarchy)) return undefined
  const { objectID, type, content = null, anchor = null } = entry
  const url = cleanUrl(entry.url, site)
  const { lvl0, lvl1 } = entry.hierarchy
  if (typeof objectID !== 'string' || !isHitType(type) || url === undefined) return undefined
  if (typeof lvl0 !== 'string' || typeof lvl1 !== 'string') return undefined
  // DocSearch shows the text of the level that the type names.
  if (type === 'content' ? typeof content !== 'string' : typeof entry.hierarchy[type] !== 'string') return undefined
  return {
    objectID,
    type,
    url,
    hierarchy: mapTexts(entry.hierarchy, escapeText) as unknown as Hierarchy,
    content: typeof content === 'string' ? escapeText(content) : null,
    anchor: typeof anchor === 'string' ? anchor : null,
  }
}

function isHitType(type: unknown): type is HitType {
  return typeof type === 'string' && /^(content|lvl[1-6])$/.test(type)
}
