import { hitPath, type SiteAddress } from './hit-path'
import { decodeEntities } from './marked-text'
import type { HighlightedValue, HighlightResult, Hit } from './search-client'

/** A hit as the modal may write it into the page, where texts become HTML; undefined when it leads out of the site. */
export function cleanHit(hit: Hit, site: SiteAddress): Hit | undefined {
  const url = cleanUrl(hit.url, site)
  if (url === undefined) return undefined
  return {
    ...hit,
    url,
    content: typeof hit.content === 'string' ? escapeText(hit.content) : null,
    hierarchy: { ...mapTexts(hit.hierarchy, escapeText), lvl0: decodeEntities(String(hit.hierarchy.lvl0)) },
    _highlightResult: cleanHighlights(hit._highlightResult),
    _snippetResult: cleanHighlights(hit._snippetResult),
  }
}

/** The address of a hit as a path with the base path, whatever the record says; undefined when it leads elsewhere. */
export function cleanUrl(url: unknown, site: SiteAddress): string | undefined {
  const path = typeof url === 'string' ? hitPath(url, site) : undefined
  return path === undefined ? undefined : `${site.baseUrl}${path.slice(1)}`
}

/** Few texts have one, and all are looked at for each key that a reader types. */
const special = /[&<>"]/

/** Escapes what could become markup and leaves alone what is escaped already, so that doing it twice changes nothing. */
export function escapeText(text: string): string {
  if (!special.test(text)) return text
  return text
    .replace(/&(?!(?:amp|lt|gt|quot|apos|#39|#x27);)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** Same for a text with matches: the tags around them are the only markup that stays. */
export function escapeMarkedText(value: string): string {
  if (!special.test(value)) return value
  return value
    .split(/(<\/?mark>)/)
    .map((piece, index) => (index % 2 === 1 ? piece : escapeText(piece)))
    .join('')
}

/** Changes the texts of an object and drops what is none, except for null. */
export function mapTexts<T extends object>(texts: T, change: (text: string) => string): T {
  const entries = Object.entries(texts).filter(([, text]) => text === null || typeof text === 'string')
  return Object.fromEntries(entries.map(([key, text]) => [key, text === null ? null : change(text)])) as T
}

// The part of the site heads a group of hits, as text and not as HTML.
function cleanHighlights(result: HighlightResult | undefined): HighlightResult {
  const entries = Object.entries(result?.hierarchy ?? {}).map(([level, highlighted]) => [
    level,
    level === 'lvl0'
      ? changeValue(highlighted, (value) => decodeEntities(value.replace(/<\/?mark>/g, '')))
      : changeValue(highlighted, escapeMarkedText),
  ])
  const hierarchy: HighlightResult['hierarchy'] = Object.fromEntries(entries)
  return result?.content ? { hierarchy, content: changeValue(result.content, escapeMarkedText) } : { hierarchy }
}

function changeValue(highlighted: HighlightedValue, change: (value: string) => string): HighlightedValue {
  return { ...highlighted, value: change(String(highlighted.value)) }
}
