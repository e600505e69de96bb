import type { ComponentProps, ReactNode } from 'react'
import { SidebarText } from '@/components/dev/sidebar-text'
import { formatHref } from '@/lib/site/href'

/** The id of the blog's sidebar among those that are copied; ids of docs sidebars contain a slash. */
export const blogSidebarId = 'blog'

interface CopiedSidebarProps {
  id: string
  /** Permalink of the current page. */
  permalink: string
  /** Whether only the page itself shows its entry, which the sidebar that is copied lacks. */
  unlisted?: boolean
  /** The sidebar of this page, for unlisted pages and the development server. */
  list: ComponentProps<typeof SidebarText>['list']
  /** What follows the sidebar. */
  end?: ReactNode
}

/**
 * The place of a sidebar: React would render its hundreds of links again for every page, so the build copies those of
 * `app/%5Fsidebars` and marks the current page (lib/build/pages/sidebar-copy.ts).
 */
export function CopiedSidebar({ id, permalink, unlisted, list, end }: CopiedSidebarProps) {
  if (process.env.NODE_ENV === 'development') return <SidebarText id={id} list={list} end={end} />
  return (
    <>
      {unlisted ? list : <template data-sidebar-copy={id} data-current={formatHref(permalink)} />}
      {end}
    </>
  )
}
