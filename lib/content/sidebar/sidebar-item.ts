import type { Doc } from '@/lib/content/docs/doc'
import { langOf } from '@/lib/content/locales/page-languages'
import type { Spot } from '@/lib/content/source/problems'
import { isListed } from '@/lib/content/source/visibility'

/** A doc in a sidebar. */
export interface DocItem {
  type: 'doc'
  doc: Doc
  label: string
  className?: string
  /** It has its place elsewhere: here it is no step of previous and next. */
  isRef?: true
}

/** A link in a sidebar. */
interface LinkItem {
  type: 'link'
  label: string
  href: string
  spot: Spot
  className?: string
  description?: string
}

/** A category's own page: a doc, or one made of cards. */
export type CategoryTarget = { type: 'doc'; doc: Doc } | { type: 'generated-index'; index: GeneratedIndex }

/** A page made of the entries of a category. */
export interface GeneratedIndex {
  permalink: string
  title: string
  description: string
  /** Where the category is described. */
  spot: Spot
}

/** A category in a sidebar. */
export interface CategoryItem {
  type: 'category'
  label: string
  items: SidebarItem[]
  target?: CategoryTarget
  collapsible: boolean
  collapsed: boolean
  className?: string
  description?: string
}

/** An entry of a sidebar while the site is being built; `SidebarNode` is what remains of it for the browser. */
export type SidebarItem = DocItem | LinkItem | CategoryItem

/** The address of a category's own page. */
export function targetPermalink({ target }: CategoryItem): string | undefined {
  return target?.type === 'doc' ? target.doc.permalink : target?.index.permalink
}

/** Whether a reader who is elsewhere may see the entry: a category shows when its page or anything in it does. */
export function isItemListed(item: SidebarItem): boolean {
  switch (item.type) {
    case 'link':
      return true
    case 'doc':
      return isListed(item.doc)
    case 'category':
      return item.items.some(isItemListed) || (item.target?.type === 'doc' && isListed(item.target.doc))
  }
}

/** The tree as plain data. */
export function toSidebarNodes(items: SidebarItem[]): SidebarNode[] {
  return items.map(toNode)
}

function toNode(item: SidebarItem): SidebarNode {
  switch (item.type) {
    case 'doc':
      return docNode(item)
    case 'link':
      return { type: 'link', label: item.label, href: item.href, ...classOf(item) }
    case 'category':
      return categoryNode(item)
  }
}

function docNode(item: Omit<DocItem, 'type'>): SidebarLink {
  const unlisted = isListed(item.doc) ? {} : { unlisted: true as const }
  return {
    type: 'link',
    label: item.label,
    href: item.doc.permalink,
    ...unlisted,
    ...classOf(item),
    ...langOf(item.doc),
  }
}

function categoryNode(item: CategoryItem): SidebarNode {
  const { type, label, collapsible, collapsed, target } = item
  const nodes = toSidebarNodes(item.items)
  const shared = { type, label, collapsible, collapsed, ...classOf(item) }
  const href = targetPermalink(item)
  if (!isItemListed(item)) return { ...shared, href, unlisted: true, items: nodes }
  // An unlisted page of a listed category: no link leads to it, but it shows below the category while it is open.
  if (target?.type === 'doc' && !isListed(target.doc))
    return { ...shared, items: [docNode({ doc: target.doc, label }), ...nodes] }
  return { ...shared, href, items: nodes }
}

function classOf({ className }: { className?: string }): { className?: string } {
  return className === undefined ? {} : { className }
}

/** A page or an outside link in the sidebar. */
export interface SidebarLink {
  type: 'link'
  label: string
  /** Site path without trailing slash, or an absolute URL. */
  href: string
  /** Shown only while the reader is on it. */
  unlisted?: true
  className?: string
  /** Code of the label's language, when it is not that of the site. */
  lang?: string
}

/** A group of the sidebar, with or without a page of its own. */
export interface SidebarCategory {
  type: 'category'
  label: string
  /** The category's own page. */
  href?: string
  unlisted?: true
  collapsible: boolean
  /** Whether it is closed until the reader opens it or is inside it. */
  collapsed: boolean
  className?: string
  items: SidebarNode[]
}

/** One entry of a sidebar tree: plain data, ready to be handed to the browser. */
export type SidebarNode = SidebarLink | SidebarCategory
