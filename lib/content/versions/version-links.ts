import type { Edition, SitePage } from '@/lib/content/page'
import { isListed } from '@/lib/content/source/visibility'
import type { DocsVersion } from './versions'

/** A docs version as its pages describe it. */
interface LinkedVersion extends Pick<DocsVersion, 'name' | 'label' | 'path' | 'isLast' | 'banner'> {
  mainDoc: { permalink: string } | undefined
}

/** The pages that are one in several versions, by version name. */
type Counterparts = Map<string, SitePage>

/**
 * Adds to the pages of each version where they are in the others, and what the reader should know of their own.
 * Docs are the same page when they have the same id; generated pages when they have the same address in their version.
 */
export function linkVersions(built: SitePage[][], versions: LinkedVersion[]): SitePage[][] {
  if (versions.length < 2) return built
  const counterpartsByKey = new Map<string, Counterparts>()
  for (const [index, version] of versions.entries()) {
    for (const page of built[index] ?? []) {
      const counterparts = counterpartsByKey.get(keyOf(page, version)) ?? new Map<string, SitePage>()
      if (!counterparts.has(version.name)) counterparts.set(version.name, page)
      counterpartsByKey.set(keyOf(page, version), counterparts)
    }
  }
  const last = versions.find(({ isLast }) => isLast)
  return versions.map((version, index) => {
    const link = (page: SitePage): SitePage => {
      const counterparts: Counterparts = counterpartsByKey.get(keyOf(page, version)) ?? new Map()
      return { ...page, ...describeOthers(version, counterparts), ...describeLatest(version, last, counterparts) }
    }
    return (built[index] ?? []).map(link)
  })
}

function keyOf(page: SitePage, { path }: LinkedVersion): string {
  return page.kind === 'doc' ? `doc ${page.id}` : `${page.kind} ${page.permalink.slice(path.length)}`
}

function describeOthers({ name }: LinkedVersion, counterparts: Counterparts): Pick<SitePage, 'alternates'> {
  const others = [...counterparts].filter(([version]) => version !== name)
  if (others.length === 0) return {}
  return { alternates: Object.fromEntries(others.map(([version, { permalink }]) => [version, permalink])) }
}

function describeLatest(
  version: LinkedVersion,
  last: LinkedVersion | undefined,
  counterparts: Counterparts,
): Pick<SitePage, 'canonical' | 'edition'> {
  const { label, path, banner, mainDoc, isLast } = version
  const edition: Edition = { label, home: mainDoc?.permalink ?? (path || '/'), ...(banner !== 'none' && { banner }) }
  if (isLast || !last) return { edition }
  const same = counterparts.get(last.name)
  const permalink = same?.permalink ?? last.mainDoc?.permalink
  return {
    // A search engine that is sent to a page with `noindex` would list neither.
    ...(same && isListed(same) && { canonical: same.permalink }),
    edition: {
      ...edition,
      ...(permalink !== undefined && { latest: { label: last.label, permalink, isSamePage: same !== undefined } }),
    },
  }
}
