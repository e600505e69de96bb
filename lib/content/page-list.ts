import { nearestName } from '@/lib/site/nearest-name'
import type { SitePage } from './page'
import type { Problem, Spot } from './source/problems'
import { contentDir } from './source/read'

interface Addressed {
  permalink: string
}

/** A page with the place that gives it its address. */
export interface PlacedPage<Page extends Addressed = SitePage> {
  page: Page
  file: string
  spot: Spot
}

/** Pages by permalink; of two with the same the first counts. */
export function indexPages<Page extends Addressed>(placed: PlacedPage<Page>[]): Map<string, Page> {
  const pageByPermalink = new Map<string, Page>()
  for (const { page } of placed) if (!pageByPermalink.has(page.permalink)) pageByPermalink.set(page.permalink, page)
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

/** What is wrong with the addresses of the site's pages; of two with the same both files are named. */
export function checkAddresses(placed: PlacedPage<Addressed>[]): Problem[] {
  const placedByPermalink = new Map<string, PlacedPage<Addressed>>()
  const placedByFolded = new Map<string, PlacedPage<Addressed>>()
  const problems: Problem[] = []
  for (const entry of placed) {
    const { permalink } = entry.page
    const folded = permalink.toLowerCase()
    const same = placedByPermalink.get(permalink)
    const similar = placedByFolded.get(folded)
    if (ownAddresses.has(permalink)) problems.push(takenAddress(entry))
    if (same) problems.push(repeatedAddress(entry, same))
    else if (similar) problems.push(similarAddress(entry, similar))
    if (!same) placedByPermalink.set(permalink, entry)
    if (!similar) placedByFolded.set(folded, entry)
  }
  return problems
}

/** Addresses of pages that are not content. */
export const ownAddresses: ReadonlySet<string> = new Set(['/search', '/404'])

function takenAddress({ page, file, spot }: PlacedPage<Addressed>): Problem {
  const found = `The address ${page.permalink} is that of a page every site has.`
  return { severity: 'error', file, ...spot, found, fix: 'Write another "slug", or rename the file.' }
}

function repeatedAddress({ page, file, spot }: PlacedPage<Addressed>, first: PlacedPage<Addressed>): Problem {
  const found = `The address ${page.permalink} is also that of ${first.file}.`
  return {
    severity: 'error',
    file,
    ...spot,
    found,
    fix: 'Write another "slug" in one of the two, or rename one of the files.',
  }
}

function similarAddress({ page, file, spot }: PlacedPage<Addressed>, first: PlacedPage<Addressed>): Problem {
  const other = `${first.page.permalink} of ${first.file}`
  const found = `The address ${page.permalink} differs from ${other} only in small and capital letters.`
  return {
    severity: 'warning',
    file,
    ...spot,
    found,
    fix: 'Change one of the two: some web hosts take them for the same.',
  }
}
