import type { SidebarItem } from '@/lib/content/sidebar/sidebar-item'
import type { SourceLocation } from '@/lib/site/problems/problems'
import type { ConfigSource } from '../site-context'

/** A link of the settings or sidebars. */
export interface FrameLink {
  /** Site path. */
  to: string
  location: SourceLocation
}

/** The links of the settings and sidebars to site paths. */
export function listFrameLinks(
  { config, yaml }: ConfigSource,
  versions: Array<{ sidebarById: ReadonlyMap<string, SidebarItem[]> }>,
): FrameLink[] {
  const at = (link: object, path: PropertyKey[]): FrameLink[] => {
    const to = 'to' in link && typeof link.to === 'string' ? link.to : undefined
    return to === undefined ? [] : [{ to, location: yaml.locationOf([...path, 'to']) }]
  }
  const inNavbar = (config.navbar.items ?? []).flatMap((item, index) => {
    const path = ['navbar', 'items', index]
    if (item.type !== 'dropdown') return at(item, path)
    return item.items.flatMap((link, inner) => at(link, [...path, 'items', inner]))
  })
  const inFooter = config.footer.columns.flatMap(({ links }, column) =>
    links.flatMap((link, index) => at(link, ['footer', 'columns', column, 'links', index])),
  )
  const inSearch = config.search.nothingFound.map((to, index) => ({
    to,
    location: yaml.locationOf(['search', 'nothingFound', index]),
  }))
  const sidebars = versions.flatMap(({ sidebarById }) => [...sidebarById.values()].flat())
  const named = { keysPage: config.keysPage, licence: config.licence?.to }
  const inSettings = Object.entries(named).flatMap(([key, to]) =>
    to ? [{ to, location: yaml.locationOf([key]) }] : [],
  )
  return [...inNavbar, ...inFooter, ...inSettings, ...inSearch, ...sidebars.flatMap(listSidebarLinks)]
}

function listSidebarLinks(item: SidebarItem): FrameLink[] {
  if (item.type === 'category') return item.items.flatMap(listSidebarLinks)
  return item.type === 'link' && item.href.startsWith('/') ? [{ to: item.href, location: item.location }] : []
}
