import { blogPaths } from '@/lib/content/blog/paths'
import type { Doc } from '@/lib/content/docs/doc'
import { isItemListed, type SidebarItem, targetPermalink } from '@/lib/content/sidebar/sidebar-item'
import { isListed } from '@/lib/content/source/visibility'
import type { VersionSource } from '@/lib/content/versions/versions'
import type { SiteConfig } from '@/lib/site/config'
import { normalizePathname } from '@/lib/site/href'
import { currentLocale, siteLocales } from '@/lib/site/locale'
import { Problems, type SourceLocation } from '@/lib/site/problems/problems'
import type { LinkItem, NavbarItem } from '@/lib/site/settings/navbar-items'
import type { ConfigSource } from '../site-context'
import type { NavbarLink, NavbarTarget, ResolvedNavbarItem } from './navbar-items'
import { showNavbarItem, writtenNavbarItems } from './site-config'

/** Resolves the navbar items to plain data; a configured item that leads nowhere is a problem. */
export function buildNavbar(
  { config, yaml }: ConfigSource,
  { versions, hasBlog }: { versions: NavbarSource[]; hasBlog: boolean },
  problems: Problems,
): ResolvedNavbarItem[] {
  const written = writtenNavbarItems(yaml.value)
  const items = config.navbar.items ?? chooseItems(config, versions, hasBlog)
  return items.flatMap((item, index) => {
    const context = {
      ...{ config, versions, item: showNavbarItem(written[index]) },
      // The default items have no mistakes of the writer.
      problems: config.navbar.items ? problems : new Problems(),
      locationOf: (key: PropertyKey[]) => yaml.locationOf(['navbar', 'items', index, ...key]),
    }
    return resolveNavbarItem(item, context) ?? []
  })
}

/** The default navbar. */
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

/** A docs version for the navbar. */
interface NavbarSource extends Pick<VersionSource, 'name' | 'label' | 'path' | 'isLast'> {
  mainDoc: Doc | undefined
  docById: ReadonlyMap<string, Doc>
  sidebarById: ReadonlyMap<string, SidebarItem[]>
}

interface NavbarContext {
  config: SiteConfig
  versions: NavbarSource[]
  /** The item in messages. */
  item: string
  problems: Problems
  /** The location of a key of the item. */
  locationOf(key: PropertyKey[]): SourceLocation
}

type Written<Type extends NavbarItem['type']> = Extract<NavbarItem, { type: Type }>

/** One item of the navbar as plain data; undefined, with a problem, if it leads nowhere. */
function resolveNavbarItem(item: NavbarItem, context: NavbarContext): ResolvedNavbarItem | undefined {
  const { position } = item
  const { config } = context
  switch (item.type) {
    case 'link':
      return { type: 'link', position, ...toLink(item) }
    case 'dropdown':
      return { type: 'dropdown', position, label: item.label, items: item.items.map(toLink) }
    case 'doc':
    case 'docSidebar':
    case 'docsVersion':
      return resolveVersioned(item, context)
    case 'docsVersionDropdown':
      return resolveVersions(item, context)
    case 'localeDropdown': {
      const { trailingSlash } = config
      return {
        type: item.type,
        position,
        label: currentLocale(config).label,
        locales: siteLocales(config),
        trailingSlash,
      }
    }
    default:
      return { type: item.type, position }
  }
}

function toLink({ label, to, href = '', activeBase }: LinkItem): NavbarLink {
  if (to === undefined) return { label, href, external: true }
  const base = activeBase === undefined ? {} : { activeBase: normalizePathname(activeBase) }
  return { label, href: to, external: false, ...below(normalizePathname(to.replace(/[?#].*/s, ''))), ...base }
}

/** A link is also active below its page, except below the home page. */
function below(permalink: string): Pick<NavbarLink, 'activeBase'> {
  return permalink === '/' ? {} : { activeBase: permalink }
}

type VersionedItem = Written<'doc' | 'docSidebar' | 'docsVersion'>

/** A link to the most important version with a target, unless the reader is in another version with one. */
function resolveVersioned(
  item: VersionedItem,
  { versions, item: shown, problems, locationOf }: NavbarContext,
): ResolvedNavbarItem | undefined {
  const byImportance = [...versions].sort((a, b) => Number(b.isLast) - Number(a.isLast))
  const targets = byImportance.flatMap((version) => findTarget(item, version) ?? [])
  const [first, ...others] = targets
  if (first) {
    const { version: _version, ...target } = first
    const { position } = item
    return { type: 'link', position, ...target, external: false, targets: others.length > 0 ? targets : undefined }
  }
  const [key, noun, id] =
    item.type === 'doc' ? ['docId', 'doc', item.docId] : ['sidebarId', 'sidebar', 'sidebarId' in item && item.sidebarId]
  const ids = new Set(versions.flatMap((version) => [...version[noun === 'doc' ? 'docById' : 'sidebarById'].keys()]))
  if (id && !ids.has(id)) {
    problems.add(locationOf([key]), 'navbar-unknown-id', { item: shown, noun, id, ids })
  } else problems.add(locationOf([]), 'navbar-no-page', { item: shown })
  return undefined
}

/** The target of an item in one version. */
function findTarget(item: VersionedItem, version: NavbarSource): NavbarTarget | undefined {
  const { name, label, path, mainDoc, docById, sidebarById } = version
  const create = (
    usual: string,
    href: string,
    part: Pick<NavbarTarget, 'activeBase' | 'activePaths'> = below(href),
  ) => {
    return { version: name, label: item.label ?? usual, href, ...part }
  }
  if (item.type === 'doc') {
    const doc = docById.get(item.docId)
    return doc && create(doc.meta.sidebar_label ?? doc.title, doc.permalink)
  }
  if (item.type === 'docsVersion') {
    const href = item.to ?? mainDoc?.permalink
    return href === undefined ? undefined : create(label, href)
  }
  const items = sidebarById.get(item.sidebarId) ?? []
  const first = findFirstPage(items)
  const part = sidebarById.size === 1 ? { activeBase: path || '/' } : { activePaths: listPages(items) }
  return first && create(first.label, first.permalink, part)
}

function resolveVersions(
  { versions: asked, position }: Written<'docsVersionDropdown'>,
  { versions, item, problems, locationOf }: NavbarContext,
): ResolvedNavbarItem | undefined {
  const names = versions.map(({ name }) => name)
  for (const [index, name] of (asked ?? []).entries()) {
    if (names.includes(name)) continue
    problems.add(locationOf(['versions', index]), 'navbar-unknown-version', { item, name, names })
  }
  const offered = (asked ?? names).flatMap((name) => versions.find((version) => version.name === name) ?? [])
  const entries = offered.flatMap(({ name, label, mainDoc }) =>
    mainDoc ? [{ name, label, permalink: mainDoc.permalink }] : [],
  )
  const label = (offered.find(({ isLast }) => isLast) ?? offered[0])?.label
  return label === undefined ? undefined : { type: 'docsVersionDropdown', position, label, versions: entries }
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
