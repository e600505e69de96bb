import type { Metadata } from 'next'
import { DocArticle } from '@/components/docs/doc-article'
import { CategoryIndex, TagDocs, TagList } from '@/components/docs/listings'
import { Sidebar } from '@/components/docs/sidebar'
import { PageTools } from '@/components/reading/page-tools'
import { SidebarLayout } from '@/components/ui/layout'
import type { DocPage, SitePage } from '@/lib/content/page'
import { getPage, getSite } from '@/lib/content/site'
import { findSidebar } from '../../find-sidebar'
import { formatSiteJsonLd } from '../../json-ld'
import { buildPageTools, formatPageMetadata } from '../../page-metadata'
import { PageShell } from '../../page-shell'
import { renderText } from '../../render-text'
import {
  decodeParams,
  formatPermalink,
  isDevelopment,
  parsePermalink,
  type RouteParams,
  refuseUnknown,
} from '../../route-params'

interface PageProps {
  params: Promise<RouteParams>
}

/** Every permalink outside the blog and the search page. */
export async function generateStaticParams() {
  if (isDevelopment) return []
  const permalinks = [...(await getSite()).pageByPermalink.keys()]
  return permalinks.map((permalink) => ({ slug: parsePermalink(permalink) }))
}

/** Title, description, canonical address and crawler tags of one page. */
export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { config } = await getSite()
  return formatPageMetadata(await findPage(await params), config)
}

/** The page at a permalink; the first page of the site also describes the whole site to search engines. */
export default async function Page({ params }: PageProps) {
  const page = await findPage(decodeParams(await params))
  const { config, versions } = await getSite()
  const { sidebarHideable, sidebarAutoCollapse } = config.docs
  return (
    <PageShell page={page}>
      <SidebarLayout>
        <Sidebar
          sidebar={findSidebar(versions, page)}
          permalink={page.permalink}
          hideable={sidebarHideable}
          autoCollapse={sidebarAutoCollapse}
        />
        <Content page={page} />
      </SidebarLayout>
    </PageShell>
  )
}

/** A doc, a page of `content/pages`, a category's index or a list of tags. */
function Content({ page }: { page: SitePage }) {
  switch (page.kind) {
    case 'doc':
      return <Doc page={page} />
    case 'category':
      return <CategoryIndex page={page} />
    case 'tag-list':
      return <TagList page={page} />
    case 'tag':
      return <TagDocs page={page} />
  }
}

async function findPage(params: RouteParams) {
  const permalink = formatPermalink(params)
  refuseUnknown(permalink, (await getSite()).pageByPermalink)
  return getPage(permalink)
}

async function Doc({ page }: { page: DocPage }) {
  const { config } = await getSite()
  const shown = page.text.toc.filter(({ level }) => level >= page.tocMin && level <= page.tocMax)
  const tools = buildPageTools(page, config)
  return (
    <DocArticle page={page} toc={shown} tools={tools}>
      {await renderText(page.text, { belowTitle: <PageTools tools={tools} /> })}
      {page.permalink === '/' && <script type="application/ld+json">{formatSiteJsonLd(config)}</script>}
    </DocArticle>
  )
}
