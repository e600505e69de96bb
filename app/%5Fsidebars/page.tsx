import { notFound } from 'next/navigation'
import { BlogYears } from '@/components/blog/blog-sidebar'
import { SidebarTree } from '@/components/docs/sidebar-tree'
import { blogSidebarId } from '@/components/ui/copied-sidebar'
import { getSite } from '@/lib/content/site'
import { listSidebars } from '../find-sidebar'
import { isDevelopment } from '../route-params'

/** All sidebars, each once and without a current page: the build copies them into the pages, and removes this page. */
export default function Page() {
  if (isDevelopment) notFound()
  const { versions, blogSidebar } = getSite()
  return (
    <main>
      {listSidebars(versions).map(({ id, nodes }) => (
        <div key={id} data-sidebar-source={id}>
          <SidebarTree nodes={nodes} permalink="" />
        </div>
      ))}
      <div data-sidebar-source={blogSidebarId}>
        <BlogYears years={blogSidebar} permalink="" />
      </div>
    </main>
  )
}
