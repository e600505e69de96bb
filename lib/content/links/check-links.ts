import { existsSync } from 'node:fs'
import { FileMemo, readText } from '@/lib/content/source/read'
import type { SiteConfig } from '@/lib/site/config'
import { uniqueBy } from '@/lib/site/groups'
import { nearestPath } from '@/lib/site/nearest-name'
import { type Diagnostic, diagnose } from '@/lib/site/problems/diagnostic'
import { applyLevel, type Problem, type SourceLocation } from '@/lib/site/problems/problems'
import {
  findFile,
  isFullUrl,
  type LinkTargets,
  type LookedUp,
  lookUp,
  permalinkOfFile,
  type TargetLanguage,
} from './link-target'

/** An address on a page, with its location. */
export interface WrittenLink {
  written: string
  /** Permalink of the page, decoded. */
  permalink: string
  location: SourceLocation
}

type BrokenLink = WrittenLink & LookedUp & Required<Pick<LookedUp, 'fault'>>

/** A problem for each location of a broken link. */
export function checkLinks(
  links: WrittenLink[],
  { targets, languages, checks }: { targets: LinkTargets; languages: TargetLanguage[]; checks: SiteConfig['checks'] },
): Problem[] {
  const broken = links.flatMap((link): BrokenLink[] => {
    const found = lookUp(link.written, link.permalink, targets, languages)
    return found?.fault ? [{ ...link, ...found, fault: found.fault }] : []
  })
  const unique = uniqueBy(
    broken,
    ({ fault, target, location }) => `${fault} ${target} ${location.file}:${location.line}`,
  )
  return unique.flatMap((link) => describe(link, targets, checks))
}

function describe(link: BrokenLink, own: LinkTargets, checks: SiteConfig['checks']): Problem[] {
  const level = levelOf(link, checks)
  if (level === 'ignore') return []
  const { prefix = '', targets = own } = link.language ?? {}
  return applyLevel({ ...withSource(link.location), ...diagnoseFault(link, targets, prefix) }, level)
}

/** Broken full addresses only warn, since the host may redirect them. */
function levelOf({ fault, written }: BrokenLink, { brokenLinks, brokenAnchors }: SiteConfig['checks']) {
  if (fault === 'moved') return 'warn'
  if (fault === 'anchor') return brokenAnchors
  return brokenLinks === 'throw' && isFullUrl(written) ? 'warn' : brokenLinks
}

function diagnoseFault({ fault, target: path }: BrokenLink, targets: LinkTargets, prefix: string): Diagnostic {
  const { address, redirects } = targets
  const target = prefix + path
  switch (fault) {
    case 'malformed':
      return diagnose('malformed-link', { target: path })
    case 'outside':
      return diagnose('link-outside-base-url', { target: path, baseUrl: address.baseUrl })
    case 'moved':
      return diagnose('former-address', { target, now: `${prefix}${redirects.get(path) ?? ''}` })
    case 'anchor':
      return diagnose('broken-anchor', { target, ...findAnchors(path, targets) })
    case 'missing': {
      const near = findNearest(path, targets)
      return diagnose('broken-link', { target, near: near && prefix + near })
    }
  }
}

/** The nearest pages by missing address, for the pages of a site: under the development server most updates have the same. */
let known = { pages: [] as string[], nearest: new Map<string, string | undefined>() }

const pagesByTargets = new WeakMap<LinkTargets, string[]>()

/** The page with the most similar address, which is searched once for all links to the same one. */
function findNearest(path: string, targets: LinkTargets): string | undefined {
  const pages = pagesByTargets.get(targets) ?? listPages(targets)
  pagesByTargets.set(targets, pages)
  const isSame =
    pages === known.pages ||
    (pages.length === known.pages.length && pages.every((page, index) => page === known.pages[index]))
  known = isSame ? { ...known, pages } : { pages, nearest: new Map() }
  if (!known.nearest.has(path)) known.nearest.set(path, nearestPath(path, pages))
  return known.nearest.get(path)
}

function listPages({ files }: LinkTargets): string[] {
  return [...files].filter((file) => file.endsWith('/index.html')).map(permalinkOfFile)
}

/** The most similar anchor of a page, and all of them. */
function findAnchors(target: string, { idsByFile, files }: LinkTargets) {
  const [path = '', hash = ''] = target.split(/#+/)
  const anchors = [...(idsByFile.get(findFile(path, files) ?? '') ?? [])]
  return { near: nearestPath(hash, anchors), anchors }
}

const linesByFile = new FileMemo<string[]>()

/** A location with the text of its line. */
function withSource(location: SourceLocation): SourceLocation {
  const { file, line } = location
  if (!line || location.source !== undefined) return location
  const lines = linesByFile.get(file, () => (existsSync(file) ? readText(file).split('\n') : []))
  return { ...location, source: lines[line - 1] }
}
