import { SidebarTree } from '@/components/docs/sidebar-tree'
import { getSite } from '@/lib/content/site'
import { listSidebars } from '../find-sidebar'

/** The sidebars that pages do not hold as a whole; the build makes a file of each, and removes the page. */
export default async function Page() {
  const { versions } = await getSite()
  return listSidebars(versions)
    .filter(({ rest }) => rest !== undefined)
    .map(({ id, nodes, rest }) => (
      <nav key={id} data-rest={rest}>
        <SidebarTree nodes={nodes} permalink="" />
      </nav>
    ))
}
