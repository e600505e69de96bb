import type { PageLink } from '@/lib/content/page'
import type { Problems } from '@/lib/content/source/problems'
import { isListed } from '@/lib/content/source/visibility'
import { writeNameFix } from '@/lib/content/source/wording'
import type { LoadedVersion } from '@/lib/content/versions/load-version'
import type { Doc } from './doc'
import { type Navigation, pageLinkTo } from './neighbours'

/** Previous and next of a doc: its neighbours in the sidebar, unless its front matter names others or none. */
export function resolvePager(
  doc: Doc,
  around: Navigation | undefined,
  { docById, drafts }: Pick<LoadedVersion, 'docById' | 'drafts'>,
  problems: Problems,
): Pick<Navigation, 'previous' | 'next'> {
  if (!isListed(doc)) return {}
  const resolve = (key: 'pagination_prev' | 'pagination_next', neighbour: PageLink | undefined) => {
    const id = doc.meta[key]
    if (id === undefined) return neighbour
    const named = id === null ? undefined : docById.get(id)
    if (named) return pageLinkTo(named)
    if (id === null || drafts.some((draft) => draft.id === id)) return undefined
    const found = `"${key}" names the doc id "${id}", which does not exist.`
    problems.add(doc.spotOf([key]), found, writeNameFix(id, 'doc ids', docById.keys()))
    return undefined
  }
  const previous = resolve('pagination_prev', around?.previous)
  const next = resolve('pagination_next', around?.next)
  return { previous, next }
}
