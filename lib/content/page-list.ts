import type { SiteConfig } from '@/lib/site/config'
import { nearestName } from '@/lib/site/nearest-name'
import { findAddressFault } from './docs/permalink'
import type { Problems, Spot } from './source/problems'
import { contentDir, fileStamp } from './source/read'

interface Addressed {
  permalink: string
  spot: Spot
}

/** Pages by permalink; of two with the same the first counts. */
export function indexPages<Page extends Addressed>(pages: Page[]): Map<string, Page> {
  const pageByPermalink = new Map<string, Page>()
  for (const page of pages) if (!pageByPermalink.has(page.permalink)) pageByPermalink.set(page.permalink, page)
  return pageByPermalink
}

/** The page at a permalink; throws when there is none. */
export function findPage<Page>(pageByPermalink: ReadonlyMap<string, Page>, permalink: string): Page {
  const page = pageByPermalink.get(permalink)
  if (page !== undefined) return page
  const near = nearestName(permalink, pageByPermalink.keys())
  const hint = near ? ` The most similar address is ${near}.` : ''
  throw new Error(
    `No page has the address ${permalink}. ${pageByPermalink.size} pages of "${contentDir()}" were looked at.${hint}`,
  )
}

/** Checks that pages have addresses of their own; of two with the same both files are named. */
export async function checkAddresses(
  pages: Addressed[],
  { blog }: Pick<SiteConfig, 'blog'>,
  problems: Problems,
): Promise<void> {
  const pageByPermalink = new Map<string, Addressed>()
  const pageByFolded = new Map<string, Addressed>()
  for (const page of pages) {
    const { permalink, spot } = page
    const folded = permalink.toLowerCase()
    const same = pageByPermalink.get(permalink)
    const similar = pageByFolded.get(folded)
    if (ownAddresses.has(permalink)) {
      const found = `The address ${permalink} is that of a page every site has.`
      problems.add(spot, found, 'Write another "slug", or rename the file.')
    }
    const fault = findAddressFault(permalink, blog)
    if (fault) problems.add(spot, `The address ${permalink} ${fault}.`, 'Write another "slug", or rename the file.')
    if (same) {
      const [newer, older] = await sortByAge(spot, same.spot)
      const found = `The address ${permalink} is also that of ${older.file}.`
      problems.add(newer, found, 'Write another "slug" in one of the two, or rename one of the files.')
    } else if (similar) {
      const found = `The address ${permalink} differs from ${similar.permalink} of ${similar.spot.file} only in small and capital letters.`
      problems.warn(spot, found, 'Change one of the two: some web hosts take them for the same.')
    }
    if (!same) pageByPermalink.set(permalink, page)
    if (!similar) pageByFolded.set(folded, page)
  }
  for (const { permalink, spot } of pages) {
    const [, beside = ''] = /^(.+?)\.md(?:\/|$)/.exec(permalink) ?? []
    if (!pageByPermalink.has(beside)) continue
    const found = `The address ${permalink} takes the place of the text that is written beside ${beside}.`
    problems.add(spot, found, 'Write another "slug", or rename the file.')
  }
}

/** The file that was saved last comes first: while a page is being written, it is that one. */
async function sortByAge(spot: Spot, other: Spot): Promise<[Spot, Spot]> {
  if (process.env.NODE_ENV !== 'development') return [spot, other]
  const [own, others] = await Promise.all([fileStamp(spot.file), fileStamp(other.file)])
  return (others?.mtimeMs ?? 0) > (own?.mtimeMs ?? 0) ? [other, spot] : [spot, other]
}

/** Addresses of pages that are not content. */
export const ownAddresses: ReadonlySet<string> = new Set(['/search', '/404', '/offline'])

/** Where the program itself makes the blog, whatever its address is in the end. */
const blogRoute = '/blog'

/** Checks that no page outside the blog has an address at which the blog is made: the blog would answer in its place. */
export function checkOutsideBlog(pages: Addressed[], problems: Problems): void {
  for (const { permalink, spot } of pages) {
    if (!`${permalink}/`.startsWith(`${blogRoute}/`)) continue
    const found = `The address ${permalink} lies in the blog, which would hide the page.`
    problems.add(spot, found, 'Write another "slug", or rename the file or its folder.')
  }
}
