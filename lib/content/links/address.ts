import type { SiteConfig } from '@/lib/site/config'
import { decodeUriPart } from '@/lib/site/decode-uri'
import { type Resolution, refuse } from '@/lib/site/problems/diagnostic'
import { opensProgram, schemeOf, siteSchemes } from '@/lib/site/schemes'

/** A parsed address; `path` is percent-decoded once. */
type Address =
  | { kind: 'external'; href: string }
  /** `pathname://`: a path that stays unchanged. */
  | { kind: 'raw'; href: string }
  /** A full URL of this site; `path` is below its base path. */
  | { kind: 'own'; href: string; path: string; suffix: string }
  | { kind: 'local'; path: string; suffix: string }

type SiteOrigin = Pick<SiteConfig, 'url' | 'baseUrl'>

/** Control characters and lone surrogates. */
const unusable = /[\p{Cc}\p{Cs}]/u

/** Parses an address; refuses schemes that run scripts, that no link can open, or that are probably a mistake. */
export function parseAddress(typed: string, site: SiteOrigin): Resolution<Address> {
  const href = toSlashes(typed.trim())
  const scheme = schemeOf(href)
  // Invisible characters may hide a scheme, by mistake or on purpose.
  const isOutward = opensProgram(href)
  const isPlain = scheme !== undefined && href.toLowerCase().startsWith(`${scheme}:`)
  if (scheme && !(isPlain && (isOutward || siteSchemes.includes(scheme))))
    return refuse('address-scheme', { address: printable(typed) })
  if (unusable.test(href)) return refuse('address-control-character', { address: printable(typed) })
  if (scheme === 'pathname') return parseRaw(href)
  if (isOutward) {
    if (URL.canParse(href)) return { ok: { kind: 'external', href } }
    return refuse('address-host', { address: href })
  }
  if (scheme) return parseUrl(href, site)
  return href.startsWith('//') ? parseUrl(`https:${href}`, site) : parseLocal(href)
}

/** Slashes for the backslashes of Windows, which Markdown encodes; an encoded one at the start is a name. */
function toSlashes(typed: string): string {
  const href = typed.replace(/^[^?#]*/, (path) => path.replaceAll('\\', '/'))
  return href.replace(/^[^/?#:%][^?#:]*/, (path) => path.replaceAll(/%5C/gi, '/'))
}

function parseRaw(href: string): Resolution<Address> {
  const path = href.slice('pathname://'.length)
  // Two slashes would start a host name.
  if (/^\/(?!\/)/.test(path)) return { ok: { kind: 'raw', href: path } }
  return refuse('address-without-path', { address: href })
}

function parseUrl(href: string, site: SiteOrigin): Resolution<Address> {
  if (!/^https?:\/\//i.test(href) || !URL.canParse(href)) {
    return refuse('incomplete-address', { address: href })
  }
  const path = pathOnSite(new URL(href), site)
  if (path === undefined) return { ok: { kind: 'external', href } }
  const local = parseLocal(path)
  return 'ok' in local ? { ok: { ...local.ok, kind: 'own', href } } : local
}

/** Path, query and hash below the site's base path; undefined for URLs of other sites. */
function pathOnSite(url: URL, { url: siteUrl, baseUrl }: SiteOrigin): string | undefined {
  const own = new URL(siteUrl)
  // The default address of a site is a local server, which pages about development may mention.
  if (url.origin !== own.origin || own.hostname === 'localhost') return undefined
  const path = pathBelow(baseUrl, url.pathname)
  return path === undefined ? undefined : `${path}${url.search}${url.hash}`
}

/** Converts a path of the origin to one below the site's base path; undefined for other paths. */
export function pathBelow(baseUrl: string, pathname: string): string | undefined {
  return `${pathname}/`.startsWith(baseUrl) ? `/${pathname.slice(baseUrl.length)}` : undefined
}

function parseLocal(href: string): Resolution<{ kind: 'local'; path: string; suffix: string }> {
  const end = href.search(/[?#]/)
  const typed = end < 0 ? href : href.slice(0, end)
  // An invalid encoding, such as a lone percent sign, stays unchanged.
  const path = decodeUriPart(typed) ?? typed
  if (unusable.test(path)) return refuse('address-control-character', { address: printable(href) })
  return { ok: { kind: 'local', path, suffix: end < 0 ? '' : href.slice(end) } }
}

function printable(typed: string): string {
  return typed.replace(/\p{C}/gu, '\uFFFD')
}
