import path from 'node:path'
import { blogPaths } from '@/lib/content/blog/paths'
import { encodePath } from '@/lib/content/source/content-path'
import { notFoundRoute } from '@/lib/site/next-internals'

const { posix } = path

/** What the address of a file is made from. */
interface Addressed {
  /** Path of the file inside its folder of docs or pages. */
  name: string
  /** Front matter `slug`. */
  slug?: string | undefined
  /** Last part of the address when there is no slug. */
  lastPart: string
  /** Whether numbers that order folders are left out. */
  stripsPrefixes: boolean
  /** Whether the file stands for its folder. */
  isIndex: boolean
}

/** The decoded site path of a file, below a permalink, without a slash at its end unless it is the root. */
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

/** A decoded site path as it is written in links; undefined when it holds a character no path can have. */
export function formatPermalink(sitePath: string): string | undefined {
  // Of what cannot be seen, only the joiners belong to words and emoji.
  return /[?#\\\p{Cc}\p{Cs}\u00AD\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/u.test(sitePath)
    ? undefined
    : encodePath(sitePath)
}

/** Why no page can have an address, as the end of a sentence; undefined when one can. */
export function findAddressFault(permalink: string, blog = { path: 'blog' }): string | undefined {
  const parts = decodeSlug(permalink).slice(1).split('/')
  if (permalink !== '/' && parts.some((part) => /^\.{0,2}$/.test(part))) return 'has a part that is empty, "." or ".."'
  if (parts.some((part) => part.endsWith(':'))) return 'is a full address'
  // A folder is made for each part, whose name can have 255 bytes on most disks.
  if (parts.some((part) => Buffer.byteLength(part) > 200)) return 'has a part of more than 200 bytes'
  // Systems refuse longer paths, of which the folder of the site is a part.
  if (Buffer.byteLength(decodeSlug(permalink)) > 3000) return 'has more than 3000 bytes'
  const isBesidePages = /\/index\.(html|txt)(\/|$)/.test(permalink)
  return isBesidePages || isGenerated(permalink, blog) ? 'belongs to a file that the site writes itself' : undefined
}

const generated = [
  ...['/404.html', '/favicon.svg', '/feed.css', '/opensearch.xml', '/pages.json', '/robots.txt', '/sitemap.xml'],
  ...['/_headers', '/_redirects', '/kept-files.txt', '/links.json', '/llms-full.txt', '/llms.txt', '/sw.js'],
  ...['/_next', `/${notFoundRoute}`, '/assets', '/search-index.json'],
]

/** Whether an address is that of a file that the site writes itself, or lies below one. */
export function isGenerated(permalink: string, blog = { path: 'blog' }): boolean {
  const { rss, atom, json } = blogPaths({ blog })
  return [rss, atom, json, ...generated].some((taken) => `${permalink}/`.startsWith(`${taken}/`))
}

/** Whether a doc stands for its folder: it is called `index`, `readme`, or as the folder is. */
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

/** A file or folder name cut into the number that orders it and the rest. */
interface PrefixedName {
  name: string
  number?: number
}

/** `20_1d-spectra`, `2021-11-foo`, `7.0-foo`: part of a date, a version or another number, not a place in an order. */
const lookalike = /^\d+[-_.]\d/

/** Cuts the ordering number off a name: `10-intro` is `intro` in place 10. */
export function parseNumberPrefix(name: string): PrefixedName {
  if (lookalike.test(name)) return { name }
  const [, digits, rest] = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/.exec(name) ?? []
  return digits !== undefined && rest !== undefined ? { name: rest, number: Number(digits) } : { name }
}

/** The path with the ordering number cut off each of its parts. */
export function stripNumberPrefixes(path: string): string {
  return path
    .split('/')
    .map((part) => parseNumberPrefix(part).name)
    .join('/')
}
