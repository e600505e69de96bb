import path from 'node:path'
import { feedPaths } from '@/lib/content/blog/paths'
import { ownAddresses } from '@/lib/content/page-list'
import type { Problem } from '@/lib/content/source/problems'
import { fileExists } from '@/lib/content/source/read'
import { nearestName } from '@/lib/site/nearest-name'
import { parseFormerAddress, parseTarget, type Target } from './redirect-address'
import type { WrittenRedirect } from './written-redirects'

/** Where each former address leads in the end: permalink to permalink, the latter with what was written behind it. */
export type Redirects = ReadonlyMap<string, string>

/** What redirects are checked against. */
export interface RedirectIndex {
  permalinks: ReadonlySet<string>
  /** Permalinks of pages that are not published. */
  draftPermalinks: ReadonlySet<string>
  staticDir: string
}

interface Entry extends WrittenRedirect {
  /** The former address as a permalink. */
  former: string
  target: Target
}

/** Follows redirects to their ends; what is wrong with them comes back whole. */
export async function resolveRedirects(
  written: WrittenRedirect[],
  index: RedirectIndex,
): Promise<{ redirects: Redirects; problems: Problem[] }> {
  const problems: Problem[] = []
  const entryByFormer = new Map<string, Entry>()
  for (const redirect of written) {
    const entry = await readEntry(redirect, index, problems)
    const first = entry && entryByFormer.get(entry.former)
    if (first) problems.push(repeated(entry, first))
    else if (entry) entryByFormer.set(entry.former, entry)
  }
  const redirects = new Map<string, string>()
  for (const entry of entryByFormer.values()) {
    const end = await findEnd(entry, entryByFormer, index)
    if (typeof end === 'string') redirects.set(entry.former, end)
    else problems.push(end)
  }
  return { redirects, problems }
}

/** Where a former address leads, however it was typed. */
export function findRedirect(pathname: string, redirects: Redirects): string | undefined {
  const former = parseFormerAddress(pathname)
  return 'ok' in former ? redirects.get(former.ok) : undefined
}

async function readEntry(
  redirect: WrittenRedirect,
  index: RedirectIndex,
  problems: Problem[],
): Promise<Entry | undefined> {
  const former = parseFormerAddress(redirect.from)
  const target = parseTarget(redirect.to)
  if ('problem' in former) problems.push(fault(redirect, former.problem))
  if ('problem' in target) problems.push(fault(redirect, target.problem))
  if ('problem' in former || 'problem' in target) return undefined
  const holder = await findHolder(former.ok, index)
  if (holder === undefined) return { ...redirect, former: former.ok, target: target.ok }
  const found = `The former address ${redirect.from} is that of ${holder}.`
  problems.push(fault(redirect, { found, fix: 'Remove the redirect: the address is in use.' }))
  return undefined
}

/** What lives at an address already. */
async function findHolder(permalink: string, index: RedirectIndex): Promise<string | undefined> {
  if (index.permalinks.has(permalink)) return 'a page'
  if (ownAddresses.has(permalink)) return 'a page every site has'
  const isGenerated = generatedFiles.has(permalink) || generatedFolders.test(permalink)
  if (isGenerated) return 'a file that the site writes itself'
  const file = path.posix.join(index.staticDir, decodeURIComponent(permalink))
  for (const candidate of [file, `${file}/index.html`]) if (await fileExists(candidate)) return candidate
  return undefined
}

const generatedFiles = new Set<string>([
  ...Object.values(feedPaths),
  '/404.html',
  '/favicon.svg',
  '/opensearch.xml',
  '/robots.txt',
  '/sitemap.xml',
])
const generatedFolders = /^\/(_next|assets)(\/|$)/

/** The page, page every site has, or static file that a redirect arrives at; a problem when it arrives nowhere. */
async function findEnd(
  entry: Entry,
  entryByFormer: ReadonlyMap<string, Entry>,
  index: RedirectIndex,
): Promise<string | Problem> {
  const passed = [entry.former]
  let { target } = entry
  for (let next = entryByFormer.get(target.permalink); next; next = entryByFormer.get(target.permalink)) {
    passed.push(next.former)
    // Only the last step can say where on the page to arrive, unless it says nothing.
    target = { permalink: next.target.permalink, suffix: next.target.suffix || target.suffix }
    if (passed.slice(0, -1).includes(next.former)) return loop(entry, passed)
  }
  const { permalink, suffix } = target
  const isThere = index.permalinks.has(permalink) || ownAddresses.has(permalink)
  if (isThere || (await fileExists(path.posix.join(index.staticDir, decodeURIComponent(permalink))))) {
    return permalink + suffix
  }
  return lost(entry, permalink, index)
}

function loop(entry: Entry, passed: string[]): Problem {
  const found = `The redirect from ${entry.from} goes round in circles: ${passed.join(' → ')}.`
  return fault(entry, { found, fix: 'Let one of them lead to a page.' })
}

function lost(entry: Entry, permalink: string, { permalinks, draftPermalinks }: RedirectIndex): Problem {
  if (draftPermalinks.has(permalink)) {
    const found = `The redirect from ${entry.from} leads to ${permalink}, which is a draft and not published.`
    return fault(entry, { found, fix: 'Publish the page, or lead to another.' })
  }
  const near = nearestName(permalink, permalinks)
  const found = `The redirect from ${entry.from} leads to ${permalink}, where no page is.`
  return fault(entry, { found, fix: near ? `Write ${near}.` : 'Write the address of a page.' })
}

function repeated(entry: Entry, first: Entry): Problem {
  const place = [first.file, first.spot.line].filter(Boolean).join(':')
  const found = `The former address ${entry.from} is also redirected in ${place}.`
  return fault(entry, { found, fix: 'Remove one of the two.' })
}

function fault({ file, spot }: WrittenRedirect, { found, fix }: Pick<Problem, 'found' | 'fix'>): Problem {
  return { severity: 'error', file, ...spot, found, fix }
}
