import { decodeUriPart } from '@/lib/site/decode-uri'

/** How the site's addresses are written: the settings of `site.yml` that the check needs. */
export interface AddressRules {
  /** Origin without a path, such as `https://docs.example.org`. */
  url: string
  /** Starts and ends with a slash. */
  baseUrl: string
  trailingSlash: boolean
}

/** Where an address written in a page leads. */
export type Address =
  | { kind: 'elsewhere' }
  | { kind: 'malformed' }
  | { kind: 'outside'; pathname: string }
  /** `path` is decoded, without the base path, and starts with a slash; `hash` is decoded, without the `#`. */
  | { kind: 'inside'; path: string; hash: string }

const schemesElsewhere = new Set(['mailto:', 'tel:', 'data:', 'blob:'])

/** Resolves an address against the page on which it stands, as a browser does. */
export function resolveAddress(written: string, permalink: string, rules: AddressRules): Address {
  const page = `${new URL(rules.url).origin}${pageUrlPath(permalink, rules)}`
  if (!URL.canParse(written, page)) return { kind: 'malformed' }
  const url = new URL(written, page)
  if (schemesElsewhere.has(url.protocol)) return { kind: 'elsewhere' }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return { kind: 'malformed' }
  if (url.origin !== new URL(rules.url).origin) return { kind: 'elsewhere' }
  const isFull = /^(https?:)?\/\//i.test(written)
  // Pages about development mention a server on this machine, which is also the address of a site that has none yet.
  if (isFull && url.hostname === 'localhost') return { kind: 'elsewhere' }
  return resolveOwn(url, isFull, rules)
}

/** A page's address below the origin, in the site's canonical form. */
export function pageUrlPath(permalink: string, { baseUrl, trailingSlash }: AddressRules): string {
  if (permalink === '/') return baseUrl
  const isFile = permalink.endsWith('.html')
  return `${baseUrl.slice(0, -1)}${permalink}${trailingSlash && !isFile ? '/' : ''}`
}

function resolveOwn(url: URL, isFull: boolean, { baseUrl }: AddressRules): Address {
  const base = baseUrl.slice(0, -1)
  const isInside = url.pathname === base || url.pathname.startsWith(baseUrl)
  // Another site may live beside this one on the same origin, but a bare path to it is most often a forgotten base path.
  if (!isInside) return isFull ? { kind: 'elsewhere' } : { kind: 'outside', pathname: url.pathname }
  const path = decodeUriPart(url.pathname.slice(base.length) || '/')
  const hash = decodeUriPart(url.hash.slice(1))
  if (path === undefined || hash === undefined) return { kind: 'malformed' }
  return { kind: 'inside', path, hash }
}
