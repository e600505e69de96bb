import type { Doc } from '@/lib/content/docs/doc'
import { formatPermalink, resolveSitePath } from '@/lib/content/docs/permalink'
import type { Problems, Spot } from '@/lib/content/source/problems'
import { writeNameFix } from '@/lib/content/source/wording'
import type { CategoryFile } from './categories'
import type { CategoryItem, CategoryTarget, SidebarItem } from './sidebar-item'

/** The docs and settings that the sidebars of one docs version are built from. */
export interface SidebarInput {
  /** Docs of the version, without the drafts that are no pages. */
  docById: ReadonlyMap<string, Doc>
  /** Ids of the drafts that are no pages: naming one is no mistake. */
  draftIds: ReadonlySet<string>
  /** `_category_` files by folder. */
  categoryByFolder: ReadonlyMap<string, CategoryFile>
  /** Prefix of the version's permalinks. */
  versionPath: string
  /** Whether categories that do not say so are closed. */
  collapsed: boolean
  slugLabel: (label: string) => string
  problems: Problems
}

/** The doc of an id; undefined for a draft, and, with a problem, for an id that does not exist. */
export function findDoc(id: string, spot: Spot, { docById, draftIds, problems }: SidebarInput): Doc | undefined {
  const doc = docById.get(id)
  const isDraft = [...draftIds].some((draftId) => draftId === id || draftId.endsWith(`/${id}`))
  if (!doc && !isDraft) {
    problems.add(spot, `The doc id "${id}" does not exist.`, writeNameFix(id, 'doc ids', docById.keys()))
  }
  return doc
}

/** The page of cards that a category asks for; undefined, with a problem, when it can have no address. */
export function createIndexTarget(
  label: string,
  link: {
    slug?: string | undefined
    title?: string | undefined
    description?: string | undefined
    /** The label in the language of the content. */
    addressLabel?: string
  },
  spot: Spot,
  { versionPath, slugLabel, problems }: SidebarInput,
): CategoryTarget | undefined {
  const slug = link.slug ?? `/category/${slugLabel(link.addressLabel ?? label)}`
  const address = { name: '', slug, lastPart: '', stripsPrefixes: false, isIndex: false }
  const sitePath = resolveSitePath(address, versionPath)
  const permalink = formatPermalink(sitePath)
  if (permalink === undefined) {
    const found = `The address "${sitePath}" holds a character that no address can have.`
    problems.add(spot, found, 'Write a "slug" without "?", "#" and "\\".')
    return undefined
  }
  const index = { permalink, title: link.title ?? label, description: link.description ?? '', spot }
  return { type: 'generated-index', index }
}

/** The entry that a filled category becomes: none when it is empty, its doc when it holds nothing else. */
export function settleCategory(category: CategoryItem): SidebarItem[] {
  const { items, target, label, className, collapsible } = category
  if (items.length > 0) return [{ ...category, collapsed: collapsible && category.collapsed }]
  if (target?.type !== 'doc') return []
  const { doc } = target
  return [{ type: 'doc', doc, label: doc.meta.sidebar_label ?? label, className }]
}
