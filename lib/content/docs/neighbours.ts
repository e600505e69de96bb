import type { Crumb, PageLink } from '@/lib/content/page'
import { isItemListed, type SidebarItem, targetPermalink } from '@/lib/content/sidebar/sidebar-item'
import { isListed } from '@/lib/content/source/visibility'
import { uniqueBy } from '@/lib/site/groups'
import type { Problems } from '@/lib/site/problems/problems'
import type { Doc, PlannedDoc } from './doc'

/** Neighbours and breadcrumbs of a page in the sidebars. */
export interface Navigation {
  previous?: PageLink
  next?: PageLink
  /** The categories above the page, and the page itself. */
  crumbs: Crumb[]
}

/** The navigation of every page in a version's sidebars; the first sidebar with the page counts. */
export function buildNavigation(sidebars: Iterable<SidebarItem[]>): Map<string, Navigation> {
  const navigationByPermalink = new Map<string, Navigation>()
  for (const items of sidebars) {
    const steps = uniqueBy(items.flatMap(listSteps), ({ permalink }) => permalink)
    for (const [permalink, crumbs] of listCrumbs(items, [])) {
      if (navigationByPermalink.has(permalink)) continue
      const place = steps.findIndex((step) => step.permalink === permalink)
      const [previous, next] = place < 0 ? [] : [steps[place - 1], steps[place + 1]]
      navigationByPermalink.set(permalink, { previous, next, crumbs })
    }
  }
  return navigationByPermalink
}

/** The link to a doc as previous or next. */
function pageLinkTo({ permalink, title, meta, language }: Doc, itemLabel?: string): PageLink {
  const label = meta.pagination_label ?? meta.sidebar_label ?? itemLabel
  return { title: label ?? title, permalink, lang: language?.code }
}

/** The listed pages of a sidebar entry in reading order. */
function listSteps(item: SidebarItem): PageLink[] {
  if (item.type === 'link' || !isItemListed(item)) return []
  if (item.type === 'doc') return item.isRef ? [] : [pageLinkTo(item.doc, item.label)]
  const { target, label, items } = item
  const inner = items.flatMap(listSteps)
  if (target?.type === 'generated-index') return [{ title: label, permalink: target.index.permalink }, ...inner]
  return target && isListed(target.doc) ? [pageLinkTo(target.doc), ...inner] : inner
}

function listCrumbs(items: SidebarItem[], above: Crumb[]): Array<[permalink: string, crumbs: Crumb[]]> {
  return items.flatMap((item): Array<[string, Crumb[]]> => {
    if (item.type === 'link') return []
    if (item.type === 'doc') {
      const { permalink, language } = item.doc
      return [[permalink, follow(above, { title: item.label, permalink, lang: language?.code })]]
    }
    const permalink = targetPermalink(item)
    const crumb: Crumb = { title: item.label, permalink }
    const isHidden = item.target?.type === 'doc' && !isListed(item.target.doc)
    const inner = listCrumbs(item.items, [...above, isHidden ? { title: item.label } : crumb])
    return permalink === undefined ? inner : [[permalink, follow(above, crumb)], ...inner]
  })
}

/** The breadcrumbs of a page, without a category of the same name that has no page. */
function follow(above: Crumb[], own: Crumb): Crumb[] {
  const parent = above.at(-1)
  const isDouble = parent?.title === own.title && parent.permalink === undefined
  return [...(isDouble ? above.slice(0, -1) : above), own]
}

/** Previous and next of a doc: its neighbours in the sidebar, unless front matter overrides them. */
export function resolvePager(
  doc: Doc,
  around: Navigation | undefined,
  { docById, drafts }: { docById: ReadonlyMap<string, Doc>; drafts: Array<Pick<PlannedDoc, 'id'>> },
  problems: Problems,
): Pick<Navigation, 'previous' | 'next'> {
  if (!isListed(doc)) return {}
  const resolve = (key: 'pagination_prev' | 'pagination_next', neighbour: PageLink | undefined) => {
    const id = doc.meta[key]
    if (id === undefined) return neighbour
    const named = id === null ? undefined : docById.get(id)
    if (named) return pageLinkTo(named)
    if (id === null || drafts.some((draft) => draft.id === id)) return undefined
    problems.add(doc.locationOf([key]), 'unknown-neighbour', { key, name: id, names: docById.keys() })
    return undefined
  }
  return { previous: resolve('pagination_prev', around?.previous), next: resolve('pagination_next', around?.next) }
}
