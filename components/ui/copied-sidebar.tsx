import type { ReactNode } from 'react'
import { formatHref } from '@/lib/site/href'

/** The id of the blog's sidebar among those that are copied; ids of docs sidebars contain a slash. */
export const blogSidebarId = 'blog'

interface CopiedSidebarProps {
  id: string
  /** Permalink of the current page. */
  permalink: string
  /** The sidebar of this page, for the development server. */
  children: ReactNode
}

/**
 * The place of a sidebar: React would render its hundreds of links again for every page, so the build copies those of
 * `app/%5Fsidebars` and marks the current page (lib/build/pages/sidebar-copy.ts).
 */
export function CopiedSidebar({ id, permalink, children }: CopiedSidebarProps) {
  if (process.env.NODE_ENV === 'development') return children
  return <template data-sidebar-copy={id} data-current={formatHref(permalink)} />
}
