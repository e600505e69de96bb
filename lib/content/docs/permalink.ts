import path from 'node:path'
import { blogPaths } from '@/lib/content/blog/paths'
import { encodePath } from '@/lib/content/source/content-path'
import { notFoundRoute } from '@/lib/site/next-internals'

const { posix } = path

/** The parts that make up the address of a file. */
interface Addressed {
  /** Path of the file inside its folder of docs or pages. */
  name: string
  /** Front matter `slug`. */
  slug?: string | undefined
  /** Last part of the address without a slug. */
  lastPart: string
  /** Whether to strip the number prefixes of folders. */
  stripsPrefixes: boolean
  /** Whether the file stands for its folder. */
  isIndex: boolean
}

/** The decoded site path of a file below a permalink, without trailing slash except for the root. */
export function resolveSitePath({ name, slug, lastPart, stripsPrefixes, isIndex }: Addressed, prefix = ''): string {
  const folder = posix.dirname(name)
  const stripped = stripsPrefixes ? stripNumberPrefixes(folder) : folder
  const below = slug !== undefined ? decodeSlug(slug) : isIndex ? '' : lastPart
  const sitePath = below.startsWith('/') ? below : posix.join(stripped, below)
  return posix
    .join('/', decodeURI(prefix), sitePath)
    .replace(/(.)\/$/, '$1')
    .normalize('NFC')
}

/** Encodes a site path for links; undefined if it contains a character that no path can have. */
export function formatPermalink(sitePath: string): string | undefined {
  // Invisible characters except joiners, which words and emoji contain.
  return /[?#\\\p{Cc}\p{Cs}\u00AD\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/u.test(sitePath)
    ? undefined
    : encodePath(sitePath)
}

const longestAddress = 800

/** Why no page can have an address, as the end of a sentence; undefined for a valid address. */
export function findAddressFault(permalink: string, blog = { path: 'blog' }): string | undefined {
  const parts = decodeSlug(permalink).slice(1).split('/')
  if (permalink !== '/' && parts.some((part) => /^\.{0,2}$/.test(part))) return 'has a part that is empty, "." or ".."'
  if (/%(3F|23|5C)/i.test(permalink)) return 'holds "?", "#" or "\\", which no address can have'
  if (parts.some((part) => part.endsWith(':'))) return 'is a full address'
  // Each part becomes a folder, whose name is limited to 255 bytes on most disks.
  if (parts.some((part) => Buffer.byteLength(part) > 200)) return 'has a part of more than 200 bytes'
  // With the folder of the site before it, Linux allows 4,096 bytes and macOS 1,024; readers cannot use longer ones either.
  if (Buffer.byteLength(parts.join('/')) > longestAddress) return `has more than ${longestAddress} bytes`
  const isBesidePages = /\/index\.(html|txt)(\/|$)|.\.md(\/|$)/.test(permalink)
  return isBesidePages || isGenerated(permalink, blog) ? 'belongs to a file that the build writes' : undefined
}

/** Files that every build writes, except feeds, whose addresses depend on the settings. */
export const generatedFiles = [
  ...['/404.html', '/favicon.svg', '/feed.css', '/opensearch.xml', '/pages.json', '/robots.txt', '/sitemap.xml'],
  ...['/_headers', '/_redirects', '/kept-files.txt', '/links.json', '/llms-full.txt', '/llms.txt', '/sw.js'],
  '/search-index.json',
]

const generated = [...generatedFiles, '/_next', `/${notFoundRoute}`, '/assets']

/** Whether an address is that of a file that the build writes, or below it. */
export function isGenerated(permalink: string, blog = { path: 'blog' }): boolean {
  const { rss, atom, json } = blogPaths({ blog })
  return [rss, atom, json, ...generated].some((taken) => `${permalink}/`.startsWith(`${taken}/`))
}

/** Whether a doc stands for its folder: named `index`, `readme`, or like the folder. */
export function isFolderIndex(name: string): boolean {
  const { dir, name: base } = posix.parse(name)
  return ['index', 'readme', posix.basename(dir).toLowerCase()].includes(base.toLowerCase())
}

/** File name without folders and extension. */
export function baseName(name: string): string {
  return posix.parse(name).name
}

function decodeSlug(slug: string): string {
  try {
    return decodeURI(slug)
  } catch {
    return slug
  }
}

/** A file or folder name split into number prefix and rest. */
interface PrefixedName {
  name: string
  number?: number
}

/** `20_1d-files`, `2021-11-foo`, `7.0-foo`: part of a date, a version or another number, not a number prefix. */
const lookalike = /^\d+[-_.]\d/

/** Splits off the number prefix of a name: `10-intro` is `intro` at position 10. */
export function parseNumberPrefix(name: string): PrefixedName {
  if (lookalike.test(name)) return { name }
  const [, digits, rest] = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/.exec(name) ?? []
  return digits !== undefined && rest !== undefined ? { name: rest, number: Number(digits) } : { name }
}

/** Strips the number prefix from each part of a path. */
export function stripNumberPrefixes(path: string): string {
  return path
    .split('/')
    .map((part) => parseNumberPrefix(part).name)
    .join('/')
}
