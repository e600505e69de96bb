import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { BlogSidebar } from '@/components/blog/blog-sidebar'
import { Sidebar } from '@/components/docs/sidebar'
import { SidebarLayout } from '@/components/ui/layout'
import { isBlogPage } from '@/lib/content/blog/blog-page'
import type { PageRecord } from '@/lib/content/graph'
import { findRecord, getRecord, getSite } from '@/lib/content/site'
import type { SitePage } from '@/lib/content/site-page'
import { findSidebar } from '../find-sidebar'
import { PageContent } from '../page-content'
import { formatBlogMetadata, formatPageMetadata } from '../page-metadata'
import { PageShell } from '../page-shell'
import { decodeParams, formatPermalink, isDevelopment, parsePermalink, type RouteParams } from '../route-params'

interface PageProps {
  params: Promise<RouteParams>
}

/** Every permalink of the content. */
export function generateStaticParams() {
  if (isDevelopment) return []
  return getSite().permalinks.map((permalink) => ({ slug: parsePermalink(permalink) }))
}

/** The head of a page: title, description, canonical address and crawler tags. */
export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { config } = getSite()
  const { page } = findPageRecord(await params)
  return isBlogPage(page) ? formatBlogMetadata(page, config) : formatPageMetadata(page, config)
}

/** A page of the content in the shell of the site, beside its sidebar. */
export default async function Page({ params }: PageProps) {
  const record = findPageRecord(decodeParams(await params))
  const { page } = record
  return (
    <PageShell page={page}>
      <SidebarLayout>
        <PageSidebar page={page} />
        <PageContent {...record} />
      </SidebarLayout>
    </PageShell>
  )
}

function PageSidebar({ page }: { page: SitePage }) {
  const { config, versions, blogSidebar } = getSite()
  const { permalink, unlisted } = page
  if (isBlogPage(page))
    return <BlogSidebar title={config.blog.sidebarTitle} years={blogSidebar} permalink={permalink} />
  const { sidebarHideable, sidebarAutoCollapse } = config.docs
  return (
    <Sidebar
      sidebar={findSidebar(versions, page)}
      permalink={permalink}
      unlisted={unlisted}
      hideable={sidebarHideable}
      autoCollapse={sidebarAutoCollapse}
    />
  )
}

/** Under the development server an unknown address is "not found"; in a build each address comes from the records. */
function findPageRecord(params: RouteParams): PageRecord {
  const permalink = formatPermalink(params)
  if (isDevelopment && !findRecord(permalink)) notFound()
  return getRecord(permalink)
}
