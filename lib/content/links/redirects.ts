import path, { posix } from 'node:path'
import type { MarkdownPage } from '@/lib/content/docs/doc'
import { findAddressFault, formatPermalink, isGenerated } from '@/lib/content/docs/permalink'
import { ownAddresses } from '@/lib/content/page-list'
import type { ConfigSource } from '@/lib/content/site-context'
import { fileExists } from '@/lib/content/source/read'
import type { PageFrontMatter } from '@/lib/content/source/schema'
import { decodePath, decodeUriPart } from '@/lib/site/decode-uri'
import { uniqueBy } from '@/lib/site/groups'
import { normalizePathname } from '@/lib/site/href'
import { nearestName } from '@/lib/site/nearest-name'
import { type Resolution, refuse } from '@/lib/site/problems/diagnostic'
import type { Problems, SourceLocation } from '@/lib/site/problems/problems'

/** The final target of each former address: permalinks, the target with its query and hash. */
export type Redirects = ReadonlyMap<string, string>

/** The addresses for checking redirects. */
interface RedirectIndex {
  permalinks: ReadonlySet<string>
  /** Permalinks of unpublished drafts. */
  draftPermalinks: ReadonlySet<string>
  staticDir: string
  /** The blog, whose feeds have addresses. */
  blog: { path: string }
}

interface Entry extends WrittenRedirect {
  /** The former address as a permalink. */
  former: string
  target: Target
}

/** Follows redirects to their final targets. */
export async function resolveRedirects(
  written: WrittenRedirect[],
  index: RedirectIndex,
  problems: Problems,
): Promise<Redirects> {
  const entryByFormer = new Map<string, Entry>()
  for (const redirect of written) {
    const entry = await readEntry(redirect, index, problems)
    const first = entry && entryByFormer.get(entry.former)
    if (first) {
      const place = [first.location.file, first.location.line].filter(Boolean).join(':')
      problems.add(entry.location, 'duplicate-redirect', { from: entry.from, place })
    } else if (entry) entryByFormer.set(entry.former, entry)
  }
  const redirects = new Map<string, string>()
  for (const entry of entryByFormer.values()) {
    const end = await findEnd(entry, entryByFormer, index, problems)
    if (end !== undefined) redirects.set(entry.former, end)
  }
  return redirects
}

/** The target of a former address in any spelling. */
export function findRedirect(pathname: string, redirects: Redirects): string | undefined {
  const former = parseFormerAddress(pathname)
  return 'ok' in former ? redirects.get(former.ok) : undefined
}

async function readEntry(
  redirect: WrittenRedirect,
  index: RedirectIndex,
  problems: Problems,
): Promise<Entry | undefined> {
  const former = parseFormerAddress(redirect.from)
  const target = parseTarget(redirect.to)
  for (const parsed of [former, target]) {
    if ('problem' in parsed) problems.addAll([{ ...redirect.location, ...parsed.problem }])
  }
  if ('problem' in former || 'problem' in target) return undefined
  const holder = await findHolder(former.ok, index)
  const fault = holder ? undefined : findAddressFault(former.ok, index.blog)
  if (fault) problems.add(redirect.location, 'impossible-redirect', { from: redirect.from, fault })
  if (fault) return undefined
  if (holder === undefined) return { ...redirect, former: former.ok, target: target.ok }
  problems.add(redirect.location, 'redirect-from-page', { from: redirect.from, holder })
  return undefined
}

/** Describes the page or file that already has an address. */
async function findHolder(permalink: string, index: RedirectIndex): Promise<string | undefined> {
  if (index.permalinks.has(permalink)) return 'a page'
  if (ownAddresses.has(permalink)) return 'a page every site has'
  if (isGenerated(permalink, index.blog)) return 'a file that the site writes itself'
  const file = path.posix.join(index.staticDir, decodePath(permalink))
  for (const candidate of [file, `${file}/index.html`]) if (await fileExists(candidate)) return candidate
  return undefined
}

/** The final target of a redirect: a page or static file; undefined, with a problem, without one. */
async function findEnd(
  entry: Entry,
  entryByFormer: ReadonlyMap<string, Entry>,
  index: RedirectIndex,
  problems: Problems,
): Promise<string | undefined> {
  const passed = [entry.former]
  let { target } = entry
  for (let next = entryByFormer.get(target.permalink); next; next = entryByFormer.get(target.permalink)) {
    passed.push(next.former)
    // The last query or hash in the chain counts.
    target = { permalink: next.target.permalink, suffix: next.target.suffix || target.suffix }
    if (passed.slice(0, -1).includes(next.former)) {
      problems.add(entry.location, 'circular-redirect', { from: entry.from, passed })
      return undefined
    }
  }
  const { permalink, suffix } = target
  const isThere = index.permalinks.has(permalink) || ownAddresses.has(permalink)
  if (isThere || (await fileExists(path.posix.join(index.staticDir, decodePath(permalink))))) {
    return permalink + suffix
  }
  const { from, location } = entry
  if (index.draftPermalinks.has(permalink)) problems.add(location, 'redirect-to-draft', { from, permalink })
  else {
    const near = nearestName(permalink, index.permalinks)
    problems.add(location, 'broken-redirect', { from, permalink, near })
  }
  return undefined
}

/** The target of a redirect. */
interface Target {
  permalink: string
  /** `?query#hash` as written. */
  suffix: string
}

/** The permalink of a former address, with or without trailing slash and encoding. */
function parseFormerAddress(written: string): Resolution<string> {
  if (/[?#]/.test(written)) return refuse('redirect-with-query', { from: written })
  return parsePath(written, 'former address')
}

function parseTarget(written: string): Resolution<Target> {
  const end = written.search(/[?#]/)
  const [sitePath, suffix] = end < 0 ? [written, ''] : [written.slice(0, end), written.slice(end)]
  const parsed = parsePath(sitePath, 'new address')
  return 'ok' in parsed ? { ok: { permalink: parsed.ok, suffix } } : parsed
}

function parsePath(written: string, noun: string): Resolution<string> {
  if (!/^\/(?!\/)/.test(written)) return refuse('redirect-path', { noun, address: written })
  const decoded = decodeUriPart(written)
  const permalink =
    decoded === undefined ? undefined : formatPermalink(normalizePathname(posix.normalize(decoded)).normalize('NFC'))
  if (permalink !== undefined) return { ok: permalink }
  return refuse('redirect-character', { noun, address: written })
}

/** A redirect in `site.yml` or front matter. */
interface WrittenRedirect {
  from: string
  to: string
  location: SourceLocation
}

/** A page with its former addresses. */
type Renamed = Pick<MarkdownPage<PageFrontMatter>, 'id' | 'permalink' | 'meta' | 'locationOf'>

/** The settings and pages with redirects. */
interface RedirectSources {
  source: ConfigSource
  /** Docs by version, the latest version first. */
  versions: Renamed[][]
  /** Pages outside the docs, and posts. */
  pages: Renamed[]
}

/** All redirects of a site, those of `site.yml` first. */
export function collectRedirects({ source, versions, pages }: RedirectSources): WrittenRedirect[] {
  const { config, yaml } = source
  const configured = Object.entries(config.redirects).map(([from, to]) => {
    return { from, to, location: yaml.locationOf(['redirects', from], 'key') }
  })
  const inDocs = versions.flat().flatMap((doc) => collectPage(doc).map((redirect) => ({ redirect, id: doc.id })))
  // Copies of a doc in other versions have the same former addresses.
  const unique = uniqueBy(inDocs, ({ redirect, id }) => `${id} ${redirect.from}`)
  return [...configured, ...unique.map(({ redirect }) => redirect), ...pages.flatMap(collectPage)]
}

function collectPage({ permalink, meta, locationOf }: Renamed): WrittenRedirect[] {
  const former = meta.redirects ?? []
  return former.map((from, index) => ({ from, to: permalink, location: locationOf(['redirects', index]) }))
}
