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
  const fix = 'Write another "slug", or rename the file.'
  for (const page of pages) {
    const { permalink, location } = page
    const folded = permalink.toLowerCase()
    const same = pageByPermalink.get(permalink)
    const similar = pageByFolded.get(folded)
    if (ownAddresses.has(permalink)) problems.add(location, `Every site has its own page at ${permalink}.`, fix)
    const fault = findAddressFault(permalink, blog)
    if (fault) problems.add(location, `The address ${permalink} ${fault}.`, fix)
    else if (endsLikeFile(permalink)) {
      problems.warn(location, `The address ${permalink} ends like a file: hosts redirect its links.`, fix)
    }
    if (same) {
      const found = `The address ${permalink} is also that of ${same.location.file}.`
      problems.add(location, found, 'Write another "slug" in one of the two, or rename one of the files.')
    } else if (similar) {
      const found = `The address ${permalink} differs from ${similar.permalink} of ${similar.location.file} only in case.`
      problems.warn(location, found, 'Change one of the two: some web hosts treat them as the same.')
    }
    if (!same) pageByPermalink.set(permalink, page)
    if (!similar) pageByFolded.set(folded, page)
  }
}

/** Addresses of pages that are not content. */
export const ownAddresses: ReadonlySet<string> = new Set(['/search', '/404', '/offline'])
