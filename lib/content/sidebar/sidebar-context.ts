import type { Doc } from '@/lib/content/docs/doc'
import { formatPermalink, resolveSitePath } from '@/lib/content/docs/permalink'
import type { Problem, Spot } from '@/lib/content/source/problems'
import { writeNameFix } from '@/lib/content/source/unknown-name'
import type { CategoryFile } from './categories'
import type { CategoryItem, CategoryTarget, SidebarItem } from './sidebar-item'

/** What the sidebars of one docs version are built from. */
export interface SidebarContext {
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
  report: (problem: Problem) => void
}

/** A place in a file that names something. */
export interface Reference {
  file: string
  spot: Spot
}

/** The doc of an id; undefined for a draft, and, with a problem, for an id that does not exist. */
export function findDoc(id: string, { file, spot }: Reference, context: SidebarContext): Doc | undefined {
  const { docById, draftIds, report } = context
  const doc = docById.get(id)
  const isDraft = [...draftIds].some((draftId) => draftId === id || draftId.endsWith(`/${id}`))
  if (!doc && !isDraft) {
    const found = `The doc id "${id}" does not exist.`
    report({ severity: 'error', file, ...spot, found, fix: writeNameFix(id, 'doc ids', docById.keys()) })
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
  { file, spot }: Reference,
  { versionPath, slugLabel, report }: SidebarContext,
): CategoryTarget | undefined {
  const slug = link.slug ?? `/category/${slugLabel(link.addressLabel ?? label)}`
  const address = { name: '', slug, lastPart: '', stripsPrefixes: false, isIndex: false }
  const sitePath = resolveSitePath(address, versionPath)
  const permalink = formatPermalink(sitePath)
  if (permalink === undefined) {
    const found = `The address "${sitePath}" holds a character that no address can have.`
    report({ severity: 'error', file, ...spot, found, fix: 'Write a "slug" without "?", "#" and "\\".' })
    return undefined
  }
  const index = { permalink, title: link.title ?? label, description: link.description ?? '', file }
  return { type: 'generated-index', index }
}

/** What becomes of a category once it is filled: nothing when it is empty, its doc when it holds nothing else. */
export function settleCategory(category: CategoryItem): SidebarItem[] {
  const { items, target, label, className, collapsible } = category
  if (items.length > 0) return [{ ...category, collapsed: collapsible && category.collapsed }]
  if (target?.type !== 'doc') return []
  const { doc } = target
  return [{ type: 'doc', doc, label: doc.meta.sidebar_label ?? label, ...(className !== undefined && { className }) }]
}
