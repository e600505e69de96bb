import type { Hit } from '@/lib/search/search-client'

/** The addresses that count as those of the site. */
export interface SiteAddress {
  /** Origin in `site.yml`. */
  url: string
  /** Starts and ends with a slash. */
  baseUrl: string
  /** Origin of the page, which differs in a preview. */
  origin: string
}

/**
 * A hit whose texts can be written into the page as HTML, with its address as a path of the site; undefined if it leads
 * elsewhere or has an unknown type. A hosted index, like the browser's storage, may hold anything: a hit without the text of its
 * type counts as its page, and a page without a title is called by its address.
 */
export function cleanHit(hit: Hit | null, site: SiteAddress): Hit | undefined {
  const url = ownPath(hit?.url, site)
  if (!hit || url === undefined || !/^(content|lvl[1-6])$/.test(hit.type)) return undefined
  const clean: Hit = JSON.parse(JSON.stringify(hit), (key, value) =>
    typeof value === 'string' ? escapeMarkedText(value) : key === 'value' ? undefined : value,
  )
  const read = (level: keyof Hit['hierarchy']) => readText(clean.hierarchy?.[level])
  const content = readText(clean.content)
  const own = hit.type === 'content' ? content : read(hit.type)
  // `lvl0` heads a group of hits, as text and not as HTML.
  const lvl0 = decodeEntities(read('lvl0') ?? '').replace(/<\/?mark>/g, '')
  const lvl1 = read('lvl1') ?? escapeMarkedText(url)
  const [lvl2, lvl3, lvl4, lvl5, lvl6] = [read('lvl2'), read('lvl3'), read('lvl4'), read('lvl5'), read('lvl6')]
  delete clean._highlightResult?.hierarchy?.lvl0
  const hierarchy = { lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6 }
  const tags = Array.isArray(clean.tags) ? clean.tags.filter((tag) => typeof tag === 'string') : []
  const docusaurus_tag = readText(clean.docusaurus_tag) ?? ''
  return { ...clean, url, content, type: own === null ? 'lvl1' : hit.type, hierarchy, tags, docusaurus_tag }
}

function readText(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

/** The path of an address with its query and hash; undefined if it leads out of the site. */
export function ownPath(address: unknown, { url, baseUrl, origin }: SiteAddress): string | undefined {
  if (typeof address !== 'string') return undefined
  try {
    const target = new URL(address, origin)
    const isOwn = target.origin === origin || target.origin === new URL(url).origin
    if (!isOwn || !`${target.pathname}/`.startsWith(baseUrl)) return undefined
    // Two slashes at the start would name another host.
    return target.pathname.replace(/^\/+/, '/') + target.search + target.hash
  } catch {
    return undefined
  }
}

/** Escapes all markup except the tags around matches. Text that is already escaped stays unchanged. */
export function escapeMarkedText(text: string): string {
  return text
    .replace(/&(?!(?:amp|lt|gt|quot|apos|#39|#x27);)/g, '&amp;')
    .replaceAll('"', '&quot;')
    .replace(/<(?!\/?mark>)/g, '&lt;')
    .replace(/(?<!<\/?mark)>/g, '&gt;')
}

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'", '#x27': "'" }

function decodeEntities(escaped: string): string {
  return escaped.replace(/&(amp|lt|gt|quot|apos|#39|#x27);/g, (entity, name) => characters[name] ?? entity)
}
