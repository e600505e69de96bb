import type { Metadata } from 'next'
import { BlogSidebar } from '@/components/blog/blog-sidebar'
import { Sidebar } from '@/components/docs/sidebar'
import { SidebarLayout } from '@/components/ui/layout'
import { isBlogPage } from '@/lib/content/blog/blog-page'
import { getPage, getSite } from '@/lib/content/site'
import type { SitePage } from '@/lib/content/site-page'
import { findSidebar } from '../find-sidebar'
import { PageContent } from '../page-content'
import { formatBlogMetadata, formatPageMetadata } from '../page-metadata'
import { PageShell } from '../page-shell'
import {
  decodeParams,
  formatPermalink,
  isDevelopment,
  parsePermalink,
  type RouteParams,
  refuseUnknown,
} from '../route-params'

interface PageProps {
  params: Promise<RouteParams>
}

/** Every permalink of the content. */
export async function generateStaticParams() {
  if (isDevelopment) return []
  const { pages } = await getSite()
  return pages.map(({ permalink }) => ({ slug: parsePermalink(permalink) }))
}

/** The head of a page: title, description, canonical address and crawler tags. */
export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { config } = await getSite()
  const page = await findPage(await params)
  return isBlogPage(page) ? formatBlogMetadata(page, config) : formatPageMetadata(page, config)
}

/** A page of the content in the shell of the site, beside its sidebar. */
export default async function Page({ params }: PageProps) {
  const page = await findPage(decodeParams(await params))
  return (
    <PageShell page={page}>
      <SidebarLayout>
        <PageSidebar page={page} />
        <PageContent page={page} />
      </SidebarLayout>
    </PageShell>
  )
}

async function PageSidebar({ page }: { page: SitePage }) {
  const { config, versions, blogSidebar } = await getSite()
  const { permalink } = page
  if (isBlogPage(page))
    return <BlogSidebar title={config.blog.sidebarTitle} years={blogSidebar} permalink={permalink} />
  const { sidebarHideable, sidebarAutoCollapse } = config.docs
  return (
    <Sidebar
      sidebar={findSidebar(versions, page)}
      permalink={permalink}
      hideable={sidebarHideable}
      autoCollapse={sidebarAutoCollapse}
    />
  )
}

async function findPage(params: RouteParams): Promise<SitePage> {
  const permalink = formatPermalink(params)
  refuseUnknown(permalink, (await getSite()).pageByPermalink)
  return getPage(permalink)
}
