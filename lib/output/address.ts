import { pathBelow } from '@/lib/content/links/address'
import type { SiteConfig } from '@/lib/site/config'
import { decodeUriPart } from '@/lib/site/decode-uri'
import { formatUrl } from '@/lib/site/href'

/** The settings of a site that decide how its addresses are written. */
export type SiteAddress = Pick<SiteConfig, 'url' | 'baseUrl' | 'trailingSlash'>

/** Where an address written in a page leads. */
export type Destination =
  | { kind: 'elsewhere' }
  | { kind: 'malformed' }
  | { kind: 'outside'; pathname: string }
  /** `path` is decoded, without the base path, and starts with a slash; `hash` is decoded, without the `#`. */
  | { kind: 'inside'; path: string; hash: string }

const schemesElsewhere = new Set(['mailto:', 'tel:', 'data:', 'blob:'])

/** Resolves an address against the page that it is written in, as a browser does. */
export function resolveAddress(written: string, permalink: string, site: SiteAddress): Destination {
  const page = pageUrl(permalink, site)
  if (!URL.canParse(written, page)) return { kind: 'malformed' }
  const url = new URL(written, page)
  if (schemesElsewhere.has(url.protocol)) return { kind: 'elsewhere' }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return { kind: 'malformed' }
  if (url.origin !== new URL(page).origin) return { kind: 'elsewhere' }
  const isFull = /^(https?:)?\/\//i.test(written)
  // Pages about development mention a server on this machine, which is also the address of a site that has none yet.
  if (isFull && url.hostname === 'localhost') return { kind: 'elsewhere' }
  const below = pathBelow(site.baseUrl, url.pathname)
  // Another site may live beside this one on the same origin, but a bare path to it is most often a forgotten base path.
  if (below === undefined) return isFull ? { kind: 'elsewhere' } : { kind: 'outside', pathname: url.pathname }
  const [path, hash] = [below, url.hash.slice(1)].map(decodeUriPart)
  return path === undefined || hash === undefined ? { kind: 'malformed' } : { kind: 'inside', path, hash }
}

/** The same, for all addresses of a site: what does not depend on the page stands in many, and is resolved once. */
export function createResolver(site: SiteAddress): (written: string, permalink: string) => Destination {
  const known = new Map<string, Destination>()
  return (written, permalink) => {
    const isSame = /^([a-z]+:\/)?\//i.test(written)
    const destination = (isSame && known.get(written)) || resolveAddress(written, permalink, site)
    if (isSame) known.set(written, destination)
    return destination
  }
}

/** A page's full address in the site's canonical form. */
export function pageUrl(permalink: string, site: SiteAddress): string {
  return formatUrl(permalink, permalink.endsWith('.html') ? { ...site, trailingSlash: false } : site)
}
