import { normalizePathname } from '@/lib/site/href'
import { createResolver, type Destination, resolveAddress, type SiteAddress } from './address'
import type { PageSource } from './page-source'
import { type LinkedPage, permalinkOfFile, type Reference } from './read-page'

/** Why a reference is broken. */
type Reason = 'missing' | 'anchor' | 'malformed' | 'outside' | 'moved'

/** A reference that leads nowhere, or only by way of a former address. */
export interface BrokenLink {
  reason: Reason
  page: LinkedPage
  reference: Reference
  /** Where it leads, as a writer would write it: `/help/phase` or `/help/phase#auto`. */
  target: string
}

/** The finished site as a link sees it. */
export interface LinkedSite {
  pageByFile: Map<string, LinkedPage>
  files: Set<string>
  address: SiteAddress
  /** Where former addresses lead; decoded. */
  redirects: ReadonlyMap<string, string>
}

/** All references of the site that lead to no file, to no anchor, or to a former address. */
export function findBrokenLinks(site: LinkedSite): BrokenLink[] {
  const resolve = createResolver(site.address)
  return [...site.pageByFile.values()].flatMap((page) =>
    page.references.flatMap((reference) => {
      const destination = resolve(reference.written, page.permalink)
      const reason = findReason(destination, site)
      const target = reason && nameTarget(destination, reason, reference.written)
      return target === undefined ? [] : [{ reason, page, reference, target } as BrokenLink]
    }),
  )
}

/** The exported file that a host answers a path with: itself, or the index page of the folder. */
export function findFile(path: string, files: Set<string>): string | undefined {
  if (files.has(path)) return path
  const index = `${path.replace(/\/$/, '')}/index.html`
  return files.has(index) ? index : undefined
}

/** The lines of a source file that wrote a broken link. */
export function findLines(
  { links, permalink }: PageSource,
  { reason, target }: BrokenLink,
  address: SiteAddress,
): Array<{ file: string; line: number }> {
  const isIt = (written: string, href: string) =>
    nameTarget(resolveAddress(written, permalink, address), reason, href) === target
  return links
    .filter(({ href }) => {
      // Links to pages are site paths, to which the base path is only added on the page; those to files have it.
      return isIt(href, href) || (href.startsWith('/') && isIt(`${address.baseUrl}${href.slice(1)}`, href))
    })
    .map(({ file, line }) => ({ file, line }))
}

function findReason(destination: Destination, { files, pageByFile, redirects }: LinkedSite): Reason | undefined {
  if (destination.kind === 'elsewhere') return undefined
  if (destination.kind !== 'inside') return destination.kind
  const { path, hash } = destination
  const file = findFile(path, files)
  if (!file) return 'missing'
  if (redirects.has(normalizePathname(path))) return 'moved'
  const page = pageByFile.get(file)
  const isAtTop = hash === '' || hash === 'top' || hash.startsWith(':~:')
  return page && !isAtTop && !page.anchors.has(hash) ? 'anchor' : undefined
}

/** A destination as it is named in problems, so that all spellings of one are equal. */
function nameTarget(destination: Destination, reason: Reason, written: string): string {
  if (destination.kind === 'outside') return destination.pathname
  if (destination.kind !== 'inside') return written
  const path = permalinkOfFile(destination.path).replace(/(.)\/$/, '$1')
  return reason === 'anchor' ? `${path}#${destination.hash}` : path
}
