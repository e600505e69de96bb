import { holdsPage } from '@/components/docs/sidebar-tree'
import type { SidebarNode } from '@/lib/content/sidebar/sidebar-item'
import type { DocFrontMatter } from '@/lib/content/source/schema'
import type { DocsVersion } from '@/lib/content/versions/versions'
import { findVersionByPath, rankVersions } from '@/lib/site/version-choice'

/**
 * The sidebar that a page names, otherwise the one that contains it, otherwise the first of the page's version; undefined if the
 * version has none.
 */
export function findSidebar(
  versions: DocsVersion[],
  {
    permalink,
    version,
    meta,
  }: { permalink: string; version?: string; meta?: Pick<DocFrontMatter, 'displayed_sidebar'> },
): { id: string; nodes: SidebarNode[] } | undefined {
  const asked = meta?.displayed_sidebar
  if (asked === null) return undefined
  const all = listSidebars(versions)
  const chosen = asked && all.find(({ id }) => id === `${version}/${asked}`)
  if (chosen) return chosen
  const holder = all.find(({ nodes }) => nodes.some((node) => holdsPage(node, permalink)))
  const [active] = rankVersions(versions, {
    active: version ?? findVersionByPath(versions, permalink),
    preferred: null,
  })
  return holder ?? all.find((sidebar) => sidebar.version === active)
}

/** The sidebars of all versions, each with an id that is unique among them. */
export function listSidebars(versions: DocsVersion[]): Array<{ id: string; version: string; nodes: SidebarNode[] }> {
  return versions.flatMap(({ name, sidebars }) =>
    Object.entries(sidebars).map(([id, nodes]) => ({ id: `${name}/${id}`, version: name, nodes })),
  )
}
