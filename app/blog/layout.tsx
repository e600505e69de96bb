import type { ReactNode } from 'react'
import { BlogSidebar } from '@/components/blog/blog-sidebar.client'
import { SidebarLayout } from '@/components/ui/sidebar-layout'
import { getBlogSidebar } from '@/lib/content/blog/blog'
import { getSite } from '@/lib/content/site'

/** Every page of the blog beside the list of its posts, which is plain data, so that pages need not carry it. */
export default async function BlogLayout({ children }: { children: ReactNode }) {
  const { config } = await getSite()
  return (
    <SidebarLayout>
      <BlogSidebar title={config.blog.sidebarTitle} years={await getBlogSidebar()} />
      {children}
    </SidebarLayout>
  )
}
