import type { SiteConfig } from '@/lib/site/config'
import { endsLikeFile } from '@/lib/site/href'
import type { Problems, SourceLocation } from '@/lib/site/problems/problems'
import { findAddressFault } from './docs/permalink'

interface Addressed {
  permalink: string
  location: SourceLocation
}

/** Pages by permalink; the first page at an address wins. */
export function indexPages<Page extends Addressed>(pages: Page[]): Map<string, Page> {
  const pageByPermalink = new Map<string, Page>()
  for (const page of pages) if (!pageByPermalink.has(page.permalink)) pageByPermalink.set(page.permalink, page)
  return pageByPermalink
}

/** The page at a permalink; throws if there is none. */
export function findPage<Page>(pageByPermalink: ReadonlyMap<string, Page>, permalink: string): Page {
  const page = pageByPermalink.get(permalink)
  if (page === undefined) throw new Error(`No page has the address ${permalink}.`)
  return page
}

/** Checks that every page has a valid address that no other page has; a conflict names both files. */
export function checkAddresses(pages: Addressed[], { blog }: Pick<SiteConfig, 'blog'>, problems: Problems): void {
  const pageByPermalink = new Map<string, Addressed>()
  const pageByFolded = new Map<string, Addressed>()
  for (const page of pages) {
    const { permalink, location } = page
    const folded = permalink.toLowerCase()
    const same = pageByPermalink.get(permalink)
    const similar = pageByFolded.get(folded)
    if (ownAddresses.has(permalink)) problems.add(location, 'reserved-address', { permalink })
    const fault = findAddressFault(permalink, blog)
    if (fault) problems.add(location, 'impossible-address', { permalink, fault })
    else if (endsLikeFile(permalink)) {
      problems.add(location, 'address-like-file', { permalink })
    }
    if (same) {
      problems.add(location, 'duplicate-address', { permalink, file: same.location.file })
    } else if (similar) {
      const { permalink: other, location: first } = similar
      problems.add(location, 'address-differs-in-case', { permalink, other, file: first.file })
    }
    if (!same) pageByPermalink.set(permalink, page)
    if (!similar) pageByFolded.set(folded, page)
  }
}

/** Addresses of pages that are not content. */
export const ownAddresses: ReadonlySet<string> = new Set(['/search', '/404', '/offline', '/_sidebars'])
