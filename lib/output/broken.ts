import { normalizePathname } from '@/lib/site/href'
import { type Address, type AddressRules, resolveAddress } from './address'
import type { OutputPage } from './read-page'
import { permalinkOfFile } from './read-page'
import type { Reference } from './references'

/** What is wrong with a reference. */
export type Fault = 'missing' | 'anchor' | 'malformed' | 'outside' | 'moved'

/** A reference that leads nowhere, or only by way of a former address. */
export interface BrokenReference {
  fault: Fault
  page: OutputPage
  reference: Reference
  /** Where it leads, as a writer would write it: `/help/phase` or `/help/phase#auto`. */
  target: string
}

/** The finished site as a link sees it. */
export interface SiteMap {
  pageByFile: Map<string, OutputPage>
  files: Set<string>
  rules: AddressRules
  /** Where former addresses lead; decoded. */
  redirects: ReadonlyMap<string, string>
}

/** All references of the site that lead to no file, to no anchor, or to a former address. */
export function findBroken(site: SiteMap): BrokenReference[] {
  return [...site.pageByFile.values()].flatMap((page) =>
    page.references.flatMap((reference) => {
      const address = resolveAddress(reference.written, page.permalink, site.rules)
      const fault = faultOf(address, site)
      return fault ? [{ fault, page, reference, target: describeAddress(address, fault, reference.written) }] : []
    }),
  )
}

/** The exported file that a host answers a path with: itself, or the index page of the folder. */
export function findFile(path: string, files: Set<string>): string | undefined {
  if (files.has(path)) return path
  const index = `${path.replace(/\/$/, '')}/index.html`
  return files.has(index) ? index : undefined
}

/** An address as it is named in problems, so that all spellings of one target are equal. */
export function describeAddress(address: Address, fault: Fault, written: string): string {
  if (address.kind === 'outside') return address.pathname
  if (address.kind !== 'inside') return written
  const path = permalinkOfFile(address.path).replace(/(.)\/$/, '$1')
  return fault === 'anchor' ? `${path}#${address.hash}` : path
}

function faultOf(address: Address, { files, pageByFile, redirects }: SiteMap): Fault | undefined {
  if (address.kind === 'elsewhere') return undefined
  if (address.kind !== 'inside') return address.kind
  const file = findFile(address.path, files)
  if (!file) return 'missing'
  if (redirects.has(normalizePathname(address.path))) return 'moved'
  const page = pageByFile.get(file)
  const isAtTop = address.hash === '' || address.hash === 'top' || address.hash.startsWith(':~:')
  return page && !isAtTop && !page.anchors.has(address.hash) ? 'anchor' : undefined
}
