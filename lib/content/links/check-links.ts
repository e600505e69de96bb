import { readText } from '@/lib/content/source/read'
import type { SiteConfig } from '@/lib/site/config'
import { uniqueBy } from '@/lib/site/groups'
import { nearestPath } from '@/lib/site/nearest-name'
import type { Problem, SourceLocation } from '@/lib/site/problems/problems'
import { findFile, isFullUrl, type LinkTargets, type LookedUp, lookUp, permalinkOfFile } from './link-target'

/** An address on a page, with its location. */
export interface WrittenLink {
  written: string
  /** Permalink of the page, decoded. */
  permalink: string
  noun: 'link' | 'image' | 'media file' | 'file'
  location: SourceLocation
}

/** The attribute that excludes a link from the check. */
export const optOutAttribute = 'data-no-link-check'

type BrokenLink = WrittenLink & LookedUp & Required<Pick<LookedUp, 'fault'>>

interface LinkCheck {
  targets: LinkTargets
  checks: SiteConfig['checks']
  /** Keys of addresses that were already checked. */
  judged?: ReadonlySet<string>
}

/** A problem for each location of a broken link, and the keys of all checked addresses. */
export async function checkLinks(
  links: WrittenLink[],
  { targets, checks, judged }: LinkCheck,
): Promise<{ problems: Problem[]; judged: Set<string> }> {
  const lookedUp = new Set(judged)
  const broken: BrokenLink[] = []
  for (const link of links) {
    const found = lookUp(link.written, link.permalink, targets)
    if (!found || judged?.has(found.key)) continue
    lookedUp.add(found.key)
    if (found.fault) broken.push({ ...link, ...found, fault: found.fault })
  }
  const unique = uniqueBy(
    broken,
    ({ fault, target, location }) => `${fault} ${target} ${location.file}:${location.line}`,
  )
  const problems = await Promise.all(unique.map((link) => describe(link, targets, checks)))
  return { problems: problems.flat(), judged: lookedUp }
}

async function describe(link: BrokenLink, targets: LinkTargets, checks: SiteConfig['checks']): Promise<Problem[]> {
  const level = levelOf(link, checks)
  if (level === 'ignore') return []
  const severity = level === 'throw' ? 'error' : 'warning'
  return [
    { ...(await withSource(link.location)), severity, found: describeFault(link), fix: describeFix(link, targets) },
  ]
}

/** Maximum number of suggested anchors. */
const mostShown = 8

/** Broken full addresses only warn, since the host may redirect them. */
function levelOf({ fault, written }: BrokenLink, { brokenLinks, brokenAnchors }: SiteConfig['checks']) {
  if (fault === 'moved') return 'warn'
  if (fault === 'anchor') return brokenAnchors
  return brokenLinks === 'throw' && isFullUrl(written) ? 'warn' : brokenLinks
}

function describeFault({ fault, target, noun }: BrokenLink): string {
  switch (fault) {
    case 'malformed':
      return `The ${noun} "${target}" is not an address that a browser can open.`
    case 'outside':
      return `The ${noun} "${target}" leaves the site's base URL.`
    case 'moved':
      return `The link "${target}" leads to a former address.`
    case 'anchor':
      return `The link "${target}" leads to an anchor that the page does not have.`
    case 'missing':
      return noun === 'link'
        ? `The link "${target}" leads to no page or file.`
        : `The ${noun} "${target}" does not exist.`
  }
}

function describeFix({ fault, target, noun }: BrokenLink, targets: LinkTargets): string {
  const { address, redirects, files } = targets
  if (fault === 'malformed') return 'Write a site path, or an address that starts with https://, mailto: or tel:.'
  if (fault === 'outside') return `Put the base URL "${address.baseUrl}" before it, or write the full address.`
  if (fault === 'moved') return `Write "${redirects.get(target)}".`
  if (fault === 'anchor') return fixAnchor(target, targets)
  const isPage = (file: string) => file.endsWith('/index.html')
  const candidates = [...files].filter((file) => (noun === 'link') === isPage(file)).map(permalinkOfFile)
  const suggestion = nearestPath(target, candidates)
  if (suggestion) return `Did you mean "${suggestion}"?`
  return `Correct the address, or put ${optOutAttribute} on the element if something else serves it.`
}

function fixAnchor(target: string, { idsByFile, files }: LinkTargets): string {
  const [path = '', hash = ''] = target.split(/#+/)
  const ownIds = /^main$|^_|:/
  const anchors = [...(idsByFile.get(findFile(path, files) ?? '') ?? [])].filter((id) => !ownIds.test(id))
  const suggestion = nearestPath(hash, anchors)
  if (suggestion) return `Did you mean "#${suggestion}"?`
  if (anchors.length === 0) return 'The page has no anchors; link to the page itself.'
  const shown = anchors.slice(0, mostShown).map((anchor) => `#${anchor}`)
  return `Write one of its anchors: ${shown.join(', ')}${anchors.length > mostShown ? ', …' : ''}.`
}

/** A location with the text of its line. */
async function withSource(location: SourceLocation): Promise<SourceLocation> {
  if (!location.line || location.source !== undefined) return location
  const text = await readText(location.file).catch(() => '')
  return { ...location, source: text.split(/\r?\n/)[location.line - 1] }
}
