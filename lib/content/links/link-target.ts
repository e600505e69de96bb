import { encodePath } from '@/lib/content/source/content-path'
import type { SiteConfig } from '@/lib/site/config'
import { decodeUriPart } from '@/lib/site/decode-uri'
import { formatUrl, normalizePathname } from '@/lib/site/href'
import { opensProgram } from '@/lib/site/schemes'
import { pathBelow } from './address'

/** The settings for the form of addresses. */
export type SiteAddress = Pick<SiteConfig, 'url' | 'baseUrl' | 'trailingSlash'>

/** The targets of links; paths are decoded and without the base path. */
export interface LinkTargets {
  address: SiteAddress
  files: ReadonlySet<string>
  /** The ids of pages by file; other files accept any hash. */
  idsByFile: ReadonlyMap<string, ReadonlySet<string>>
  /** Targets by former address. */
  redirects: ReadonlyMap<string, string>
}

/** A language of the site whose pages others link to. */
export interface TargetLanguage {
  /** Path before its permalinks, without the base path of the content's own language: `/fr`. */
  prefix: string
  baseUrl: string
  /** Missing while only another language has been read. */
  targets?: LinkTargets
}

/** Interactive figures get their ids when they are rendered. */
const liveFigure = /^figure-[a-z]/

/** Why a link is broken; `moved` is a former address with a redirect. */
export type Fault = 'missing' | 'anchor' | 'malformed' | 'outside' | 'moved'

/** The result of looking up an address of this site. */
export interface LookedUp {
  /** The address in the writer's form: `/help/phase`, or `/help/phase#auto` if only the hash is wrong. */
  target: string
  fault?: Fault
  /** The language of the address, if it is another one. */
  language?: TargetLanguage
}

/**
 * Looks up an address on a page; undefined if it leads to another site, or to a language that has not been read. `languages` are all
 * of the site, the longest base path first.
 */
export function lookUp(
  written: string,
  permalink: string,
  targets: LinkTargets,
  languages: TargetLanguage[] = [],
): LookedUp | undefined {
  const destination = resolveAddress(written, permalink, targets.address)
  if (destination.kind === 'elsewhere') return undefined
  if (destination.kind === 'malformed') return { target: written, fault: 'malformed' }
  const { pathname } = destination
  const language = languages.find(({ baseUrl }) => `${pathname}/`.startsWith(baseUrl))
  if (language && language.targets !== targets) {
    const { hash } = new URL(written, targets.address.url)
    const found = language.targets && lookUp(pathname + hash, '/', language.targets)
    return found && { ...found, language }
  }
  if (destination.kind === 'outside') return { target: pathname, fault: 'outside' }
  const { path, hash } = destination
  const name = permalinkOfFile(path).replace(/(.)\/$/, '$1')
  const file = findFile(path, targets.files)
  if (file === undefined) return { target: name, fault: 'missing' }
  if (targets.redirects.has(normalizePathname(path))) return { target: name, fault: 'moved' }
  const ids = targets.idsByFile.get(file)
  const isAtTop = hash === '' || hash === 'top' || hash.startsWith(':~:')
  return ids && !isAtTop && !ids.has(hash) && !liveFigure.test(hash)
    ? { target: `${name}#${hash}`, fault: 'anchor' }
    : { target: name }
}

/** The target of an address. */
type Destination =
  | { kind: 'elsewhere' }
  | { kind: 'malformed' }
  | { kind: 'outside'; pathname: string }
  /** `path` is decoded, without the base path, and starts with a slash; `hash` is decoded, without the `#`. */
  | { kind: 'inside'; pathname: string; path: string; hash: string }

/** A path without characters that a browser would encode or resolve, as most links have. */
const plainAddress = /^((?=\/)(?:\/\w[\w.-]*)*\/?)(?:#([\w.-]*))?$/

/** Resolves an address against its page, whose permalink is decoded, as a browser does. */
export function resolveAddress(written: string, permalink: string, site: SiteAddress): Destination {
  const [, plainPath, plainHash = ''] = plainAddress.exec(written) ?? []
  if (plainPath !== undefined) return placeInSite({ pathname: plainPath, hash: plainHash, isFull: false }, site)
  const trailingSlash = site.trailingSlash && !permalink.endsWith('.html')
  const page = formatUrl(encodePath(permalink), { ...site, trailingSlash })
  if (!URL.canParse(written, page)) return { kind: 'malformed' }
  const url = new URL(written, page)
  if (/^(data|blob):$/.test(url.protocol) || opensProgram(url.href)) return { kind: 'elsewhere' }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return { kind: 'malformed' }
  if (url.origin !== new URL(page).origin) return { kind: 'elsewhere' }
  const isFull = isFullUrl(written)
  // The default address of a site is a local server, which pages about development may mention.
  if (isFull && url.hostname === 'localhost') return { kind: 'elsewhere' }
  return placeInSite({ pathname: url.pathname, hash: url.hash.slice(1), isFull }, site)
}

interface EncodedAddress {
  pathname: string
  hash: string
  isFull: boolean
}

/** The target of an address on the host of the site. */
function placeInSite({ pathname, hash: encodedHash, isFull }: EncodedAddress, { baseUrl }: SiteAddress): Destination {
  const below = pathBelow(baseUrl, pathname)
  // Another site may share the origin, but a mere path outside the base path is probably a mistake.
  if (below === undefined) return isFull ? { kind: 'elsewhere' } : { kind: 'outside', pathname }
  const [path, hash] = [below, encodedHash].map(decodeUriPart)
  if (path === undefined || hash === undefined) return { kind: 'malformed' }
  return { kind: 'inside', pathname, path, hash }
}

/** Whether an address contains a host. */
export function isFullUrl(written: string): boolean {
  return /^(https?:)?\/\//i.test(written)
}

/** The permalink of an HTML file: `/help/phase` for `/help/phase/index.html`. */
export function permalinkOfFile(file: string): string {
  return file.replace(/\/index\.html$/, '') || '/'
}

/** The file that a host serves at a path: the file itself, or the index page of the folder. */
export function findFile(path: string, files: ReadonlySet<string>): string | undefined {
  if (files.has(path)) return path
  const index = `${path.replace(/\/$/, '')}/index.html`
  return files.has(index) ? index : undefined
}
