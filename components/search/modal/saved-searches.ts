import type { Hit } from '@/lib/search/search-client'
import { cleanHit, type SiteAddress } from '../hits'

/** Characters that both lists need if all entries are long. */
const neededSpace = 20_000

/**
 * Cleans the stored recent and favourite searches for DocSearch, which writes them into the page as HTML. Returns whether
 * searches can be saved: with a full storage DocSearch would throw before it follows a hit.
 */
export function prepareSavedSearches(indexName: string, site: SiteAddress): boolean {
  try {
    for (const list of ['RECENT', 'FAVORITE']) {
      const key = `__DOCSEARCH_${list}_SEARCHES__${indexName}`
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
function parseSavedSearches(stored: string | null, site: SiteAddress): Hit[] {
  try {
    const entries: Array<Hit | null> = JSON.parse(stored ?? '[]')
    return entries.flatMap((entry) => (entry?.hierarchy?.lvl0 && cleanHit(entry, site)) || [])
  } catch {
    return []
  }
}

/** Lets DocSearch save a text as its page; without this it does so only if the page is a hit as well. */
export function savePageOf(hit: Hit & { __docsearch_parent?: object | null }): void {
  if (hit.type !== 'content') return
  const url = hit.url.replace(/#.*/s, '')
  const { lvl0, lvl1 } = hit.hierarchy
  const hierarchy = { lvl0, lvl1, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null }
  hit.__docsearch_parent ??= { objectID: url, type: 'lvl1', url, hierarchy, content: null, anchor: null }
}
