import { createHash } from 'node:crypto'
import { holdsPage } from '@/components/docs/sidebar-tree'
import type { SidebarNode } from '@/lib/content/sidebar/sidebar-item'
import type { DocFrontMatter } from '@/lib/content/source/schema'
import type { DocsVersion } from '@/lib/content/versions/versions'
import { basePath } from '@/lib/site/href'
import { findVersionByPath, rankVersions } from '@/lib/site/version-choice'

/** With more entries than this a page holds those alone that it shows, so that its weight does not grow with the site. */
const mostEntries = Number(process.env.SITE_SIDEBAR_ENTRIES ?? 150)

/** One sidebar of one docs version. */
interface PageSidebar {
  /** Unique among the sidebars of all versions. */
  id: string
  version: string
  nodes: SidebarNode[]
  /** Address of the file that holds all entries, where pages do not. */
  rest?: string
}

const known = new WeakMap<DocsVersion[], PageSidebar[]>()

/** The sidebars of all versions. */
export function listSidebars(versions: DocsVersion[]): PageSidebar[] {
  const sidebars =
    known.get(versions) ??
    versions.flatMap(({ name, sidebars }) =>
      Object.entries(sidebars).map(([id, nodes]): PageSidebar => {
        const rest = findRest(nodes)
        return { id: `${name}/${id}`, version: name, nodes, ...(rest !== undefined && { rest }) }
      }),
    )
  known.set(versions, sidebars)
  return sidebars
}

/** Without a build that finishes its pages, such as under the development server, pages hold all entries. */
function findRest(nodes: SidebarNode[]): string | undefined {
  const { PROGRAM_ID } = process.env
  if (!PROGRAM_ID || countEntries(nodes) <= mostEntries) return undefined
  const hash = createHash('sha256')
    .update(JSON.stringify([PROGRAM_ID, nodes]))
    .digest('base64url')
  return `${basePath}/assets/sidebar-${hash.slice(0, 10)}.txt`
}

function countEntries(nodes: SidebarNode[]): number {
  return nodes.reduce((sum, node) => sum + 1 + (node.type === 'category' ? countEntries(node.items) : 0), 0)
}

/** The sidebar that a page asks for, else the one that holds it, else the first of the page's version; undefined when that has none. */
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
