import type { DocsPage, Edition } from '@/lib/content/page'
import { isListed } from '@/lib/content/source/visibility'
import type { DocsVersion } from './versions'

/** A docs version as its pages describe it. */
interface LinkedVersion extends Pick<DocsVersion, 'name' | 'label' | 'path' | 'isLast' | 'banner'> {
  mainDoc: { permalink: string } | undefined
}

/** The same page in several versions, by version name. */
type Counterparts = Map<string, DocsPage>

/**
 * Adds to the pages of each version their addresses in the others, and the notice of their own version. Docs are the same page if
 * they have the same id; generated pages, if they have the same address in their version.
 */
export function linkVersions(built: DocsPage[][], versions: LinkedVersion[]): DocsPage[][] {
  if (versions.length < 2) return built
  const counterpartsByKey = new Map<string, Counterparts>()
  for (const [index, version] of versions.entries()) {
    for (const page of built[index] ?? []) {
      const counterparts = counterpartsByKey.get(keyOf(page, version)) ?? new Map<string, DocsPage>()
      if (!counterparts.has(version.name)) counterparts.set(version.name, page)
      counterpartsByKey.set(keyOf(page, version), counterparts)
    }
  }
  const last = versions.find(({ isLast }) => isLast)
  return versions.map((version, index) => {
    const link = (page: DocsPage): DocsPage => {
      const counterparts: Counterparts = counterpartsByKey.get(keyOf(page, version)) ?? new Map()
      const others = [...counterparts].filter(([name]) => name !== version.name)
      const alternates = Object.fromEntries(others.map(([name, { permalink }]) => [name, permalink]))
      const own = { ...page, alternates: others.length > 0 ? alternates : undefined }
      return { ...own, ...findLatest(version, last, counterparts) }
    }
    return (built[index] ?? []).map(link)
  })
}

function keyOf(page: DocsPage, { path }: LinkedVersion): string {
  return page.kind === 'doc' ? `doc ${page.id}` : `${page.kind} ${page.permalink.slice(path.length)}`
}

function findLatest(
  version: LinkedVersion,
  last: LinkedVersion | undefined,
  counterparts: Counterparts,
): Pick<DocsPage, 'canonical' | 'edition'> {
  const { label, path, mainDoc, isLast } = version
  const banner = version.banner === 'none' ? undefined : version.banner
  const edition: Edition = { label, home: mainDoc?.permalink ?? (path || '/'), banner }
  if (isLast || !last) return { edition }
  const same = counterparts.get(last.name)
  const permalink = same?.permalink ?? last.mainDoc?.permalink
  const latest = permalink === undefined ? undefined : { label: last.label, permalink, isSamePage: same !== undefined }
  // Search engines would list neither page if the canonical one had `noindex`.
  return { canonical: same && isListed(same) ? same.permalink : undefined, edition: { ...edition, latest } }
}
