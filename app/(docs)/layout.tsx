import type { ReactNode } from 'react'
import { Sidebar } from '@/components/docs/sidebar.client'
import { SidebarLayout } from '@/components/ui/sidebar-layout'
import { getSite } from '@/lib/content/site'

/** Docs pages beside their tree; the tree is plain data, so that pages need not carry it. */
export default async function DocsLayout({ children }: { children: ReactNode }) {
  const { config, versions } = await getSite()
  const sidebars = versions.flatMap((version) => Object.values(version.sidebars))
  return (
    <SidebarLayout>
      <Sidebar
        sidebars={sidebars}
        hideable={config.docs.sidebarHideable}
        autoCollapse={config.docs.sidebarAutoCollapse}
      />
      {children}
    </SidebarLayout>
  )
}
