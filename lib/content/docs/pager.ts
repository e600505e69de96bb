import type { PageLink } from '@/lib/content/page'
import type { Problem } from '@/lib/content/source/problems'
import { writeNameFix } from '@/lib/content/source/unknown-name'
import { isListed } from '@/lib/content/source/visibility'
import type { LoadedVersion } from '@/lib/content/versions/docs-version'
import type { Doc } from './doc'
import { type Navigation, pageLinkTo } from './navigation'

/** Previous and next of a doc: its neighbours in the sidebar, unless its front matter names others or none. */
export function resolvePager(doc: Doc, around: Navigation | undefined, version: LoadedVersion) {
  if (!isListed(doc)) return { links: {}, problems: [] }
  const previous = resolveNeighbour(doc, 'pagination_prev', around?.previous, version)
  const next = resolveNeighbour(doc, 'pagination_next', around?.next, version)
  const links = { ...(previous.link && { previous: previous.link }), ...(next.link && { next: next.link }) }
  return { links, problems: [...previous.problems, ...next.problems] }
}

function resolveNeighbour(
  doc: Doc,
  key: 'pagination_prev' | 'pagination_next',
  neighbour: PageLink | undefined,
  { docById, drafts }: LoadedVersion,
): { link: PageLink | undefined; problems: Problem[] } {
  const id = doc.meta[key]
  if (id === undefined) return { link: neighbour, problems: [] }
  const named = id === null ? undefined : docById.get(id)
  if (named) return { link: pageLinkTo(named), problems: [] }
  if (id === null || drafts.some((draft) => draft.id === id)) return { link: undefined, problems: [] }
  const found = `"${key}" names the doc id "${id}", which does not exist.`
  const fix = writeNameFix(id, 'doc ids', docById.keys())
  return { link: undefined, problems: [{ severity: 'error', file: doc.file, ...doc.spotOf([key]), found, fix }] }
}
