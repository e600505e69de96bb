import { langOf } from '@/lib/content/locales/page-languages'
import type { Crumb, PageLink } from '@/lib/content/page'
import { type CategoryItem, isItemListed, type SidebarItem, targetPermalink } from '@/lib/content/sidebar/sidebar-item'
import type { Problems } from '@/lib/content/source/problems'
import { isListed } from '@/lib/content/source/visibility'
import { writeNameFix } from '@/lib/content/source/wording'
import type { LoadedVersion } from '@/lib/content/versions/load-version'
import { uniqueBy } from '@/lib/site/groups'
import type { Doc } from './doc'

/** What the sidebars say about the pages around a page. */
export interface Navigation {
  previous?: PageLink
  next?: PageLink
  /** The categories above the page, and the page itself. */
  crumbs: Crumb[]
}

interface Step extends PageLink {
  listed: boolean
}

/** The surroundings of every page that a version's sidebars hold; the first sidebar that holds a page counts. */
export function buildNavigation(sidebars: Iterable<SidebarItem[]>): Map<string, Navigation> {
  const navigationByPermalink = new Map<string, Navigation>()
  for (const items of sidebars) {
    const crumbsByPermalink = new Map<string, Crumb[]>()
    collectCrumbs(items, [], crumbsByPermalink)
    const steps = uniqueBy(items.flatMap(collectSteps), ({ permalink }) => permalink)
    const neighbours = new Map(pairUp(steps.filter((step) => step.listed)))
    for (const [permalink, crumbs] of crumbsByPermalink) {
      if (navigationByPermalink.has(permalink)) continue
      navigationByPermalink.set(permalink, { ...neighbours.get(permalink), crumbs })
    }
  }
  return navigationByPermalink
}

/** How previous and next name a doc. */
function pageLinkTo(doc: Doc, itemLabel?: string): PageLink {
  const { permalink, title, meta } = doc
  return { title: meta.pagination_label ?? meta.sidebar_label ?? itemLabel ?? title, permalink, ...langOf(doc) }
}

function collectSteps(item: SidebarItem): Step[] {
  switch (item.type) {
    case 'link':
      return []
    case 'doc':
      return item.isRef ? [] : [{ ...pageLinkTo(item.doc, item.label), listed: isListed(item.doc) }]
    case 'category':
      return [...collectTarget(item), ...item.items.flatMap(collectSteps)]
  }
}

function collectTarget(category: CategoryItem): Step[] {
  const { target, label } = category
  if (!target) return []
  if (target.type === 'doc') return [{ ...pageLinkTo(target.doc), listed: isListed(target.doc) }]
  return [{ title: label, permalink: target.index.permalink, listed: isItemListed(category) }]
}

function pairUp(steps: Step[]): Array<[string, Omit<Navigation, 'crumbs'>]> {
  return steps.map(({ permalink }, index) => {
    const [previous, next] = [steps[index - 1], steps[index + 1]]
    return [permalink, { ...(previous && { previous: toLink(previous) }), ...(next && { next: toLink(next) }) }]
  })
}

function toLink({ listed: _listed, ...link }: Step): PageLink {
  return link
}

function collectCrumbs(items: SidebarItem[], above: Crumb[], found: Map<string, Crumb[]>): void {
  for (const item of items) {
    if (item.type === 'link') continue
    if (item.type === 'doc') {
      const own = { title: item.label, permalink: item.doc.permalink, ...langOf(item.doc) }
      keepFirst(found, item.doc.permalink, follow(above, own))
      continue
    }
    const permalink = targetPermalink(item)
    const crumb: Crumb = { title: item.label, permalink }
    if (permalink !== undefined) keepFirst(found, permalink, follow(above, crumb))
    const isHidden = item.target?.type === 'doc' && !isListed(item.target.doc)
    collectCrumbs(item.items, [...above, isHidden ? { title: item.label } : crumb], found)
  }
}

/** The breadcrumbs of a page, without a category of the same name that has no page. */
function follow(above: Crumb[], own: Crumb): Crumb[] {
  const parent = above.at(-1)
  const isDouble = parent?.title === own.title && parent.permalink === undefined
  return [...(isDouble ? above.slice(0, -1) : above), own]
}

function keepFirst(found: Map<string, Crumb[]>, permalink: string, crumbs: Crumb[]): void {
  if (!found.has(permalink)) found.set(permalink, crumbs)
}

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
