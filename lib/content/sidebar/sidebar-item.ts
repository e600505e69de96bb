import type { Doc, PlannedDoc } from '@/lib/content/docs/doc'
import { isListed } from '@/lib/content/source/visibility'
import type { SourceLocation } from '@/lib/site/problems/problems'

/** A doc in a sidebar. */
export interface DocItem {
  type: 'doc'
  doc: Doc
  label: string
  className?: string
  /** Whether the entry belongs to another sidebar, and previous and next skip it here. */
  isRef?: true
}

/** A link in a sidebar. */
interface LinkItem {
  type: 'link'
  label: string
  href: string
  location: SourceLocation
  className?: string
  description?: string
}

/** The page of a category: a doc, or a generated page of cards. */
export type CategoryTarget<Page = Doc> = { type: 'doc'; doc: Page } | { type: 'generated-index'; index: GeneratedIndex }

/** A generated page of a category with cards. */
export interface GeneratedIndex {
  permalink: string
  title: string
  description: string
  /** The location of the category. */
  location: SourceLocation
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

/** An entry of a sidebar during the build; `SidebarNode` is its form for the browser. */
export type SidebarItem = DocItem | LinkItem | CategoryItem

/** A doc in a sidebar before its text is compiled; without a label it gets the title of the doc. */
export interface PlannedDocItem extends Omit<DocItem, 'doc' | 'label'> {
  doc: PlannedDoc
  label?: string
}

/** A category before the texts are compiled; without a label it gets the title of its doc. */
export interface PlannedCategoryItem extends Omit<CategoryItem, 'items' | 'target' | 'label'> {
  label?: string
  items: PlannedItem[]
  target?: CategoryTarget<PlannedDoc>
}

/** An entry of a sidebar before the texts are compiled. */
export type PlannedItem = PlannedDocItem | LinkItem | PlannedCategoryItem

/** The entries of a sidebar with the titles of their docs. */
export function addTitles(items: PlannedItem[], docOf: (planned: PlannedDoc) => Doc): SidebarItem[] {
  return items.map((item) => {
    if (item.type === 'link') return item
    if (item.type === 'doc') {
      const doc = docOf(item.doc)
      return { ...item, doc, label: item.label ?? doc.title }
    }
    const target: CategoryTarget | undefined =
      item.target?.type === 'doc' ? { type: 'doc', doc: docOf(item.target.doc) } : item.target
    const title = target?.type === 'doc' ? target.doc.title : ''
    return { ...item, target, label: item.label ?? title, items: addTitles(item.items, docOf) }
  })
}

/** The generated pages of all categories of a sidebar. */
export function listIndexes(items: PlannedItem[]): GeneratedIndex[] {
  return items.flatMap((item) => {
    if (item.type !== 'category') return []
    const inner = listIndexes(item.items)
    return item.target?.type === 'generated-index' ? [item.target.index, ...inner] : inner
  })
}

/** The address of a category's page. */
export function targetPermalink({ target }: CategoryItem): string | undefined {
  return target?.type === 'doc' ? target.doc.permalink : target?.index.permalink
}

/** Whether other pages show the entry; a category is listed if its page or any entry is. */
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

/** Converts entries to plain data. */
export function toSidebarNodes(items: SidebarItem[]): SidebarNode[] {
  return items.map((item) => {
    if (item.type === 'doc') return docNode(item)
    if (item.type === 'category') return categoryNode(item)
    return { type: 'link', label: item.label, href: item.href, className: item.className }
  })
}

function docNode({ doc, label, className }: Omit<DocItem, 'type'>): SidebarLink {
  const unlisted = isListed(doc) ? undefined : true
  return { type: 'link', label, href: doc.permalink, unlisted, className, lang: doc.language?.code }
}

function categoryNode(item: CategoryItem): SidebarNode {
  const { type, label, collapsible, collapsed, target, className } = item
  const items = toSidebarNodes(item.items)
  const shared = { type, label, collapsible, collapsed, className }
  const href = targetPermalink(item)
  if (!isItemListed(item)) return { ...shared, href, unlisted: true, items }
  // The unlisted page of a listed category is not linked, but shown below the category while it is open.
  if (target?.type === 'doc' && !isListed(target.doc))
    return { ...shared, items: [docNode({ doc: target.doc, label }), ...items] }
  return { ...shared, href, items }
}

/** A page or external link in the sidebar. */
export interface SidebarLink {
  type: 'link'
  label: string
  /** Site path without trailing slash, or an absolute URL. */
  href: string
  /** Shown only on its page. */
  unlisted?: true
  className?: string
  /** Code of the label's language, if it is not that of the site. */
  lang?: string
}

/** A category in the sidebar, with or without a page. */
export interface SidebarCategory {
  type: 'category'
  label: string
  /** The page of the category. */
  href?: string
  unlisted?: true
  collapsible: boolean
  /** Whether it is closed until the reader opens it or visits a page in it. */
  collapsed: boolean
  className?: string
  items: SidebarNode[]
}

/** An entry of a sidebar tree as plain data for the browser. */
export type SidebarNode = SidebarLink | SidebarCategory
