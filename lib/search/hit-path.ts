/** Where the site is: the addresses that count as its own. */
export interface SiteAddress {
  /** Origin in `site.yml`. */
  url: string
  /** Starts and ends with a slash. */
  baseUrl: string
  /** Origin from which the page was loaded, which a preview does not share with `url`. */
  origin: string
}

/**
 * The path of a hit inside the site, without the base path and with its anchor, as the site's links take it. Undefined
 * when the hit leads anywhere else: records of a hosted index are not ours alone.
 */
export function hitPath(hitUrl: string, { url, baseUrl, origin }: SiteAddress): string | undefined {
  const target = parseUrl(hitUrl, origin)
  if (!target) return undefined
  const isOwn = target.origin === origin || target.origin === new URL(url).origin
  if (!isOwn || !`${target.pathname}/`.startsWith(baseUrl)) return undefined
  const path = target.pathname.slice(baseUrl.length).replace(/^\/+/, '')
  return `/${path}${target.search}${target.hash}`
}

function parseUrl(url: string, base: string): URL | undefined {
  try {
    return new URL(url, base)
  } catch {
    return undefined
  }
}
