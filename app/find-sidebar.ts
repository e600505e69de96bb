import { holdsPage } from '@/components/docs/sidebar-tree'
import type { SidebarNode } from '@/lib/content/sidebar/sidebar-item'
import type { DocFrontMatter } from '@/lib/content/source/schema'
import type { DocsVersion } from '@/lib/content/versions/versions'
import { findVersionByPath, rankVersions } from '@/lib/site/version-choice'

/** One sidebar of one docs version. */
interface PageSidebar {
  /** Unique among the sidebars of all versions. */
  id: string
  version: string
  nodes: SidebarNode[]
}

/** The sidebars of all versions. */
function listSidebars(versions: DocsVersion[]): PageSidebar[] {
  return versions.flatMap(({ name, sidebars }) =>
    Object.entries(sidebars).map(([id, nodes]) => ({ id: `${name}/${id}`, version: name, nodes })),
  )
}

/** The sidebar that a page names, else the one that holds it, else the first of the page's version; undefined when that has none. */
export function findSidebar(
  versions: DocsVersion[],
  {
    permalink,
    version,
    meta,
  }: { permalink: string; version?: string; meta?: Pick<DocFrontMatter, 'displayed_sidebar'> },
): PageSidebar | undefined {
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
