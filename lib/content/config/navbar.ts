import { blogPaths } from '@/lib/content/blog/paths'
import type { Doc } from '@/lib/content/docs/doc'
import { isItemListed, type SidebarItem, targetPermalink } from '@/lib/content/sidebar/sidebar-item'
import type { Problems } from '@/lib/content/source/problems'
import { isListed } from '@/lib/content/source/visibility'
import { writeNameFix } from '@/lib/content/source/wording'
import type { VersionSource } from '@/lib/content/versions/versions'
import type { SiteConfig } from '@/lib/site/config'
import { normalizePathname } from '@/lib/site/href'
import { currentLocale, siteLocales } from '@/lib/site/locale'
import type { LinkItem, NavbarItem } from '@/lib/site/settings/navbar-items'
import type { ConfigSource } from '../reading'
import type { NavbarLink, NavbarTarget, ResolvedNavbarItem } from './navbar-items'
import { showNavbarItem, writtenNavbarItems } from './site-config'

/** Resolves the navbar's items to plain data; a configured item that leads nowhere is a problem. */
export function buildNavbar(
  { config, yaml }: ConfigSource,
  { versions, hasBlog }: { versions: NavbarSource[]; hasBlog: boolean },
  problems: Problems,
): ResolvedNavbarItem[] {
  const written = writtenNavbarItems(yaml.value)
  const items = config.navbar.items ?? chooseItems(config, versions, hasBlog)
  return items.flatMap((item, index) => {
    const complain: Complain = (key, complaint, fix) => {
      if (!config.navbar.items) return
      const spot = yaml.spotOf(['navbar', 'items', index, ...key])
      problems.add(spot, `${showNavbarItem(written[index])} ${complaint}`, fix)
    }
    return resolveNavbarItem(item, { config, versions, complain }) ?? []
  })
}

/** The navbar of a site without settings for it. */
function chooseItems(config: SiteConfig, versions: NavbarSource[], hasBlog: boolean): NavbarItem[] {
  const [sidebarId] = versions.find(({ isLast }) => isLast)?.sidebarById.keys() ?? []
  const [left, right] = ['left', 'right'] as const
  const blog: NavbarItem = { type: 'link', label: config.blog.title, to: blogPaths(config).root, position: left }
  return [
    ...(sidebarId === undefined ? [] : [{ type: 'docSidebar' as const, sidebarId, label: 'Docs', position: left }]),
    ...(hasBlog ? [blog] : []),
    ...(versions.length > 1 ? [{ type: 'docsVersionDropdown' as const, position: right }] : []),
    ...(config.locales.length > 1 ? [{ type: 'localeDropdown' as const, position: right }] : []),
    { type: 'search', position: right },
  ]
}

/** What the navbar needs to know of a docs version. */
interface NavbarSource extends Pick<VersionSource, 'name' | 'label' | 'path' | 'isLast'> {
  mainDoc: Doc | undefined
  docById: ReadonlyMap<string, Doc>
  sidebarById: ReadonlyMap<string, SidebarItem[]>
}

/** Says what is wrong with the item: the key in it, what is wrong, and what to write instead. */
type Complain = (key: PropertyKey[], complaint: string, fix: string) => void

interface NavbarContext {
  config: SiteConfig
  versions: NavbarSource[]
  complain: Complain
}

type Written<Type extends NavbarItem['type']> = Extract<NavbarItem, { type: Type }>

/** One item of the navbar as plain data; undefined, after a complaint, when it leads nowhere. */
function resolveNavbarItem(item: NavbarItem, context: NavbarContext): ResolvedNavbarItem | undefined {
  const { position } = item
  switch (item.type) {
    case 'link':
      return { type: 'link', position, ...toLink(item) }
    case 'dropdown':
      return { type: 'dropdown', position, label: item.label, items: item.items.map(toLink) }
    case 'doc':
      return resolveDoc(item, context)
    case 'docSidebar':
      return resolveSidebar(item, context)
    case 'docsVersion':
      return resolveVersion(item, context)
    case 'docsVersionDropdown':
      return resolveVersions(item, context)
    case 'localeDropdown':
      return resolveLocales(item, context)
    default:
      return { type: item.type, position }
  }
}

function toLink({ label, to, href = '', activeBase }: LinkItem): NavbarLink {
  if (to === undefined) return { label, href, external: true }
  const base = activeBase === undefined ? {} : { activeBase: normalizePathname(activeBase) }
  return { label, href: to, external: false, ...below(normalizePathname(to.replace(/[?#].*$/, ''))), ...base }
}

/** A link is active below its page as well, except below the home page. */
function below(permalink: string): Pick<NavbarLink, 'activeBase'> {
  return permalink === '/' ? {} : { activeBase: permalink }
}

function resolveDoc({ docId, label, position }: Written<'doc'>, { versions, complain }: NavbarContext) {
  const targets = byImportance(versions).flatMap(({ name, docById }) => {
    const doc = docById.get(docId)
    return doc ? [createTarget(name, label ?? doc.meta.sidebar_label ?? doc.title, doc.permalink)] : []
  })
  if (targets.length > 0) return linkToVersions(targets, position)
  const ids = new Set(versions.flatMap(({ docById }) => [...docById.keys()]))
  complain(['docId'], `leads to the doc id "${docId}", which does not exist.`, writeNameFix(docId, 'doc ids', ids))
  return undefined
}

function resolveSidebar({ sidebarId, label, position }: Written<'docSidebar'>, { versions, complain }: NavbarContext) {
  const holders = byImportance(versions).filter(({ sidebarById }) => sidebarById.has(sidebarId))
  if (holders.length === 0) {
    const ids = new Set(versions.flatMap(({ sidebarById }) => [...sidebarById.keys()]))
    const fix = writeNameFix(sidebarId, 'sidebar ids', ids)
    complain(['sidebarId'], `leads to the sidebar id "${sidebarId}", which does not exist.`, fix)
    return undefined
  }
  const targets = holders.flatMap(({ name, path, sidebarById }) => {
    const items = sidebarById.get(sidebarId) ?? []
    const first = findFirstPage(items)
    const part = sidebarById.size === 1 ? { activeBase: path || '/' } : { activePaths: listPages(items) }
    return first ? [createTarget(name, label ?? first.label, first.permalink, part)] : []
  })
  if (targets.length > 0) return linkToVersions(targets, position)
  const fix = 'Add a page, or remove the item.'
  complain(['sidebarId'], `has nothing to lead to: the sidebar "${sidebarId}" has no pages.`, fix)
  return undefined
}

function resolveVersion({ label, to, position }: Written<'docsVersion'>, { versions, complain }: NavbarContext) {
  const targets = byImportance(versions).flatMap(({ name, label: ownLabel, mainDoc }) => {
    const permalink = to ?? mainDoc?.permalink
    return permalink === undefined ? [] : [createTarget(name, label ?? ownLabel, permalink)]
  })
  if (targets.length > 0) return linkToVersions(targets, position)
  complain([], 'has nothing to lead to: the docs have no pages.', 'Add a page, or remove the item.')
  return undefined
}

function resolveVersions(
  { versions: asked, position }: Written<'docsVersionDropdown'>,
  { versions, complain }: NavbarContext,
): ResolvedNavbarItem | undefined {
  const names = versions.map(({ name }) => name)
  for (const [index, name] of (asked ?? []).entries()) {
    if (names.includes(name)) continue
    const fix = writeNameFix(name, 'versions', names)
    complain(['versions', index], `names the docs version "${name}", which does not exist.`, fix)
  }
  const offered = (asked ?? names).flatMap((name) => versions.find((version) => version.name === name) ?? [])
  const entries = offered.flatMap(({ name, label, mainDoc }) =>
    mainDoc ? [{ name, label, permalink: mainDoc.permalink }] : [],
  )
  const label = (offered.find(({ isLast }) => isLast) ?? offered[0])?.label
  return label === undefined ? undefined : { type: 'docsVersionDropdown', position, label, versions: entries }
}

function resolveLocales({ position }: Written<'localeDropdown'>, { config }: NavbarContext): ResolvedNavbarItem {
  const { label } = currentLocale(config)
  return { type: 'localeDropdown', position, label, locales: siteLocales(config), trailingSlash: config.trailingSlash }
}

type Part = Pick<NavbarTarget, 'activeBase' | 'activePaths'>

function createTarget(version: string, label: string, href: string, part: Part = below(href)): NavbarTarget {
  return { version, label, href, ...part }
}

/** A link that leads to the first target unless the reader is in another version that has one. */
function linkToVersions(targets: NavbarTarget[], position: 'left' | 'right'): ResolvedNavbarItem | undefined {
  const [first, ...others] = targets
  if (!first) return undefined
  const { version: _version, ...target } = first
  return { type: 'link', position, ...target, external: false, ...(others.length > 0 && { targets }) }
}

function findFirstPage(items: SidebarItem[]): { label: string; permalink: string } | undefined {
  for (const item of items) {
    if (item.type === 'doc' && isListed(item.doc)) return { label: item.label, permalink: item.doc.permalink }
    if (item.type !== 'category' || !isItemListed(item)) continue
    const { target, label } = item
    if (target?.type === 'generated-index') return { label, permalink: target.index.permalink }
    if (target && isListed(target.doc)) return { label, permalink: target.doc.permalink }
    const inner = findFirstPage(item.items)
    if (inner) return inner
  }
  return undefined
}

function listPages(items: SidebarItem[]): string[] {
  return items.flatMap((item) => {
    if (item.type === 'doc') return [item.doc.permalink]
    if (item.type === 'link') return []
    const own = targetPermalink(item)
    return [...(own === undefined ? [] : [own]), ...listPages(item.items)]
  })
}

/** The version readers are expected to want comes first. */
function byImportance(versions: NavbarSource[]): NavbarSource[] {
  return [...versions].sort((a, b) => Number(b.isLast) - Number(a.isLast))
}
