import path, { posix } from 'node:path'
import type { Written } from '@/lib/content/docs/doc'
import { formatPermalink, isGenerated } from '@/lib/content/docs/permalink'
import { ownAddresses } from '@/lib/content/page-list'
import type { ConfigSource } from '@/lib/content/reading'
import type { Problems, Spot } from '@/lib/content/source/problems'
import { fileExists } from '@/lib/content/source/read'
import { type Resolution, refuse } from '@/lib/content/source/resolution'
import type { PageFrontMatter } from '@/lib/content/source/schema'
import { decodePath, decodeUriPart } from '@/lib/site/decode-uri'
import { normalizePathname } from '@/lib/site/href'
import { nearestName } from '@/lib/site/nearest-name'

/** Where each former address leads in the end: permalink to permalink, the latter with what was written behind it. */
export type Redirects = ReadonlyMap<string, string>

/** What redirects are checked against. */
interface RedirectIndex {
  permalinks: ReadonlySet<string>
  /** Permalinks of pages that are not published. */
  draftPermalinks: ReadonlySet<string>
  staticDir: string
  /** Where the blog is, whose feeds have addresses, too. */
  blog: { path: string }
}

interface Entry extends WrittenRedirect {
  /** The former address as a permalink. */
  former: string
  target: Target
}

/** Follows redirects to their ends. */
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
      const place = [first.spot.file, first.spot.line].filter(Boolean).join(':')
      const found = `The former address ${entry.from} is also redirected in ${place}.`
      problems.add(entry.spot, found, 'Remove one of the two.')
    } else if (entry) entryByFormer.set(entry.former, entry)
  }
  const redirects = new Map<string, string>()
  for (const entry of entryByFormer.values()) {
    const end = await findEnd(entry, entryByFormer, index, problems)
    if (end !== undefined) redirects.set(entry.former, end)
  }
  return redirects
}

/** Where a former address leads, however it was typed. */
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
    if ('problem' in parsed) problems.add(redirect.spot, parsed.problem.found, parsed.problem.fix)
  }
  if ('problem' in former || 'problem' in target) return undefined
  const holder = await findHolder(former.ok, index)
  if (holder === undefined) return { ...redirect, former: former.ok, target: target.ok }
  const found = `The former address ${redirect.from} is that of ${holder}.`
  problems.add(redirect.spot, found, 'Remove the redirect: the address is in use.')
  return undefined
}

/** The page or file that has an address already, in words. */
async function findHolder(permalink: string, index: RedirectIndex): Promise<string | undefined> {
  if (index.permalinks.has(permalink)) return 'a page'
  if (ownAddresses.has(permalink)) return 'a page every site has'
  if (isGenerated(permalink, index.blog)) return 'a file that the site writes itself'
  const file = path.posix.join(index.staticDir, decodePath(permalink))
  for (const candidate of [file, `${file}/index.html`]) if (await fileExists(candidate)) return candidate
  return undefined
}

/** The page, page every site has, or static file that a redirect arrives at; undefined, with a problem, when it arrives nowhere. */
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
    // The hash of the last step that has one counts.
    target = { permalink: next.target.permalink, suffix: next.target.suffix || target.suffix }
    if (passed.slice(0, -1).includes(next.former)) {
      const found = `The redirect from ${entry.from} goes round in circles: ${passed.join(' → ')}.`
      problems.add(entry.spot, found, 'Let one of them lead to a page.')
      return undefined
    }
  }
  const { permalink, suffix } = target
  const isThere = index.permalinks.has(permalink) || ownAddresses.has(permalink)
  if (isThere || (await fileExists(path.posix.join(index.staticDir, decodePath(permalink))))) {
    return permalink + suffix
  }
  addLost(entry, permalink, index, problems)
  return undefined
}

function addLost(
  { from, spot }: Entry,
  permalink: string,
  { permalinks, draftPermalinks }: RedirectIndex,
  problems: Problems,
): void {
  if (draftPermalinks.has(permalink)) {
    const found = `The redirect from ${from} leads to ${permalink}, which is a draft and not published.`
    problems.add(spot, found, 'Publish the page, or lead to another.')
    return
  }
  const near = nearestName(permalink, permalinks)
  const found = `The redirect from ${from} leads to ${permalink}, where no page is.`
  problems.add(spot, found, near ? `Write ${near}.` : 'Write the address of a page.')
}

/** Where a redirect leads. */
interface Target {
  permalink: string
  /** `?query#hash` as written. */
  suffix: string
}

/** The permalink of a former address, which may be written with or without a slash at its end, encoded or not. */
function parseFormerAddress(written: string): Resolution<string> {
  if (/[?#]/.test(written)) {
    const fix = 'Write the path alone: the reader keeps query and hash.'
    return refuse(`The former address ${written} has a query or a hash.`, fix)
  }
  return parsePath(written, 'former address')
}

/** Where a redirect leads to. */
function parseTarget(written: string): Resolution<Target> {
  const end = written.search(/[?#]/)
  const [sitePath, suffix] = end < 0 ? [written, ''] : [written.slice(0, end), written.slice(end)]
  const parsed = parsePath(sitePath, 'new address')
  return 'ok' in parsed ? { ok: { permalink: parsed.ok, suffix } } : parsed
}

function parsePath(written: string, noun: string): Resolution<string> {
  if (!/^\/(?!\/)/.test(written)) {
    return refuse(
      `The ${noun} "${written}" is not a site path.`,
      'Write it from the root of the site, as in "/help/phase".',
    )
  }
  const decoded = decodeUriPart(written)
  const permalink =
    decoded === undefined ? undefined : formatPermalink(normalizePathname(posix.normalize(decoded)).normalize('NFC'))
  if (permalink !== undefined) return { ok: permalink }
  return refuse(
    `The ${noun} "${written}" holds a character that no address can have.`,
    'Type the address again by hand.',
  )
}

/** A redirect as it is written in `site.yml` or in front matter, with its location. */
interface WrittenRedirect {
  from: string
  to: string
  spot: Spot
}

/** A page that may name its former addresses. */
type Renamed = Pick<Written<PageFrontMatter>, 'id' | 'permalink' | 'meta' | 'spotOf'>

/** The settings and pages that may name redirects. */
interface RedirectSources {
  source: ConfigSource
  /** Docs by version, the version that readers are expected to want first. */
  versions: Renamed[][]
  /** Pages outside the docs, and posts. */
  pages: Renamed[]
}

/** All redirects of a site, those of `site.yml` first. */
export function collectRedirects({ source, versions, pages }: RedirectSources): WrittenRedirect[] {
  const { config, yaml } = source
  const configured = Object.entries(config.redirects).map(([from, to]) => {
    return { from, to, spot: yaml.spotOf(['redirects', from], 'key') }
  })
  return [...configured, ...collectDocs(versions), ...pages.flatMap(collectPage)]
}

/** A doc that was copied to another version brought its former addresses along: those of the first version count. */
function collectDocs(versions: Renamed[][]): WrittenRedirect[] {
  const claimed = new Set<string>()
  return versions.flatMap((docs) => {
    const found = docs.flatMap((doc) =>
      collectPage(doc).map((redirect) => ({ redirect, key: `${doc.id} ${redirect.from}` })),
    )
    const fresh = found.filter(({ key }) => !claimed.has(key))
    for (const { key } of fresh) claimed.add(key)
    return fresh.map(({ redirect }) => redirect)
  })
}

function collectPage({ permalink, meta, spotOf }: Renamed): WrittenRedirect[] {
  const former = meta.redirects ?? []
  return former.map((from, index) => ({ from, to: permalink, spot: spotOf(['redirects', index]) }))
}
