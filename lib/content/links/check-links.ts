import { readText } from '@/lib/content/source/read'
import type { SiteConfig } from '@/lib/site/config'
import { uniqueBy } from '@/lib/site/groups'
import { nearestPath } from '@/lib/site/nearest-name'
import { type Diagnostic, diagnose } from '@/lib/site/problems/diagnostic'
import { applyLevel, type Problem, type SourceLocation } from '@/lib/site/problems/problems'
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
  return applyLevel({ ...(await withSource(link.location)), ...diagnoseFault(link, targets) }, level)
}

/** Broken full addresses only warn, since the host may redirect them. */
function levelOf({ fault, written }: BrokenLink, { brokenLinks, brokenAnchors }: SiteConfig['checks']) {
  if (fault === 'moved') return 'warn'
  if (fault === 'anchor') return brokenAnchors
  return brokenLinks === 'throw' && isFullUrl(written) ? 'warn' : brokenLinks
}

function diagnoseFault({ fault, target, noun }: BrokenLink, targets: LinkTargets): Diagnostic {
  const { address, redirects, files } = targets
  switch (fault) {
    case 'malformed':
      return diagnose('malformed-link', { noun, target })
    case 'outside':
      return diagnose('link-outside-base-url', { noun, target, baseUrl: address.baseUrl })
    case 'moved':
      return diagnose('former-address', { target, now: redirects.get(target) ?? '' })
    case 'anchor':
      return diagnose('broken-anchor', { target, ...findAnchors(target, targets) })
    case 'missing': {
      const isPage = (file: string) => file.endsWith('/index.html')
      const candidates = [...files].filter((file) => (noun === 'link') === isPage(file)).map(permalinkOfFile)
      return diagnose('broken-link', { noun, target, near: nearestPath(target, candidates), optOut: optOutAttribute })
    }
  }
}

/** The most similar anchor of a page, and all of them. */
function findAnchors(target: string, { idsByFile, files }: LinkTargets) {
  const [path = '', hash = ''] = target.split(/#+/)
  const ownIds = /^main$|^_|:/
  const anchors = [...(idsByFile.get(findFile(path, files) ?? '') ?? [])].filter((id) => !ownIds.test(id))
  return { near: nearestPath(hash, anchors), anchors }
}

/** A location with the text of its line. */
async function withSource(location: SourceLocation): Promise<SourceLocation> {
  if (!location.line || location.source !== undefined) return location
  const text = await readText(location.file).catch(() => '')
  return { ...location, source: text.split(/\r?\n/)[location.line - 1] }
}
