import type { ReactNode } from 'react'
import { Sidebar } from '@/components/docs/sidebar.client'
import { SidebarLayout } from '@/components/ui/sidebar-layout'
import { getSite } from '@/lib/content/site'

/** Docs pages beside their sidebars, which are plain data by version, so that pages need not carry them. */
export default async function DocsLayout({ children }: { children: ReactNode }) {
  const { config, versions } = await getSite()
  const sidebars = Object.fromEntries(
    versions.map(({ name, sidebars }) => [
      name,
      Object.entries(sidebars).map(([id, nodes]) => ({ id: `${name}/${id}`, nodes })),
    ]),
  )
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
