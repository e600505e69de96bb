import { hitPath, type SiteAddress } from './hit-path'
import { decodeEntities } from './marked-text'
import type { HitType } from './record'
import type { HighlightedValue, HighlightResult, Hit } from './search-client'

/** A hit whose texts DocSearch can write into the page as HTML; undefined if it leads out of the site or has an unknown type. */
export function cleanHit(hit: Hit, site: SiteAddress): Hit | undefined {
  const url = cleanUrl(hit.url, site)
  if (url === undefined || !isHitType(hit.type)) return undefined
  return {
    ...hit,
    url,
    content: typeof hit.content === 'string' ? escapeText(hit.content) : null,
    hierarchy: { ...mapTexts(hit.hierarchy, escapeText), lvl0: decodeEntities(String(hit.hierarchy.lvl0)) },
    _highlightResult: cleanHighlights(hit._highlightResult),
    _snippetResult: cleanHighlights(hit._snippetResult),
  }
}

/** Whether DocSearch shows a text that we have escaped: it shows the level that the type names. */
export function isHitType(type: unknown): type is HitType {
  return /^(content|lvl[1-6])$/.test(String(type))
}

/** The address of a hit as a path with the base path; undefined if it leads out of the site. */
export function cleanUrl(url: unknown, site: SiteAddress): string | undefined {
  const path = typeof url === 'string' ? hitPath(url, site) : undefined
  return path === undefined ? undefined : `${site.baseUrl}${path.slice(1)}`
}

/** Escapes markup, except for what is escaped already: doing it twice changes nothing. */
export function escapeText(text: string): string {
  return text
    .replace(/&(?!(?:amp|lt|gt|quot|apos|#39|#x27);)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** Same for a text with matches; the tags around them stay. */
export function escapeMarkedText(value: string): string {
  return value
    .split(/(<\/?mark>)/)
    .map((piece, index) => (index % 2 === 1 ? piece : escapeText(piece)))
    .join('')
}

/** Maps the texts of an object; drops all other values, except for null. */
export function mapTexts<T extends object>(texts: T, change: (text: string) => string): T {
  const entries = Object.entries(texts).filter(([, text]) => text === null || typeof text === 'string')
  return Object.fromEntries(entries.map(([key, text]) => [key, text === null ? null : change(text)])) as T
}

// `lvl0` heads a group of hits, as text and not as HTML.
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
