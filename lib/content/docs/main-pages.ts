import type { ResolvedNavbarItem } from '@/lib/content/config/navbar-items'
import type { PageLink } from '@/lib/content/page'
import type { SidebarNode } from '@/lib/content/sidebar/sidebar-item'
import { uniqueBy } from '@/lib/site/groups'

/** A part of the site with its first pages. */
export interface MainPageGroup {
  label: string
  /** The page of the part itself. */
  permalink?: string
  pages: PageLink[]
}

const mostPages = 6

/** Entry points of the site: categories of the sidebars, other top pages, and navbar links. */
export function buildMainPages(sidebars: Record<string, SidebarNode[]>, navbar: ResolvedNavbarItem[]): MainPageGroup[] {
  const nodes = Object.values(sidebars).flat()
  const groups = nodes.flatMap((node) => (node.type === 'category' ? toGroup(node) : []))
  const single = nodes.flatMap((node) => (node.type === 'link' ? collectPages(node) : []))
  const linked = navbar.filter((item) => item.type === 'link').filter(({ external }) => !external)
  const others = uniqueBy(
    [...single, ...linked.map(({ label, href }) => ({ title: label, permalink: href }))],
    ({ permalink }) => permalink,
  )
  return [...groups, ...others.map(({ title, permalink }) => ({ label: title, permalink, pages: [] }))]
}

function toGroup(category: Extract<SidebarNode, { type: 'category' }>): MainPageGroup[] {
  const pages = uniqueBy(category.items.flatMap(collectPages), (page) => page.permalink).slice(0, mostPages)
  const { label, href } = category
  const permalink = href !== undefined && !category.unlisted ? href : undefined
  if (pages.length === 0 && permalink === undefined) return []
  return [{ label, pages, permalink }]
}

function collectPages(node: SidebarNode): PageLink[] {
  const isPage = node.href?.startsWith('/') && !node.unlisted
  const own = isPage ? [{ title: node.label, permalink: node.href ?? '' }] : []
  return node.type === 'category' ? [...own, ...node.items.flatMap(collectPages)] : own
}
