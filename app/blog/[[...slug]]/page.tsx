import type { Metadata } from 'next'
import { BlogSidebar } from '@/components/blog/blog-sidebar'
import { Archive, AuthorList, BlogTagList, PostList } from '@/components/blog/lists'
import { PostArticle } from '@/components/blog/post-article'
import { PostCard } from '@/components/blog/post-card'
import { SidebarLayout } from '@/components/ui/layout'
import type { BlogPage, PostEntry, PostListPage, PostPage } from '@/lib/content/blog/blog-page'
import { blogPaths } from '@/lib/content/blog/paths'
import { getBlogPage, getSite } from '@/lib/content/site'
import { formatPostJsonLd } from '../../json-ld'
import { buildPageTools, formatBlogMetadata } from '../../page-metadata'
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

/** Every permalink of the blog. If the configured path of the blog differs from this route, the build moves the pages there. */
export async function generateStaticParams() {
  if (isDevelopment) return []
  const { config, blog } = await getSite()
  const { length } = parsePermalink(blogPaths(config).root)
  return [...blog.pageByPermalink.keys()].map((permalink) => ({ slug: parsePermalink(permalink).slice(length) }))
}

/** Title, description, canonical URL, feeds and the rest of the head of a page. */
export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { config } = await getSite()
  return formatBlogMetadata(await findPage(await params), config)
}

/** A post, a list of posts, the archive, or the list of tags or authors. */
export default async function Page({ params }: PageProps) {
  const page = await findPage(decodeParams(await params))
  const { config, blog } = await getSite()
  return (
    <PageShell page={{ permalink: page.permalink }}>
      <SidebarLayout>
        <BlogSidebar title={config.blog.sidebarTitle} years={blog.sidebar} permalink={page.permalink} />
        <Content page={page} />
      </SidebarLayout>
    </PageShell>
  )
}

function Content({ page }: { page: BlogPage }) {
  switch (page.kind) {
    case 'post':
      return <Post page={page} />
    case 'post-list':
      return <Posts page={page} />
    case 'archive':
      return <Archive page={page} />
    case 'author-list':
      return <AuthorList page={page} />
    case 'blog-tag-list':
      return <BlogTagList page={page} />
  }
}

async function findPage(params: RouteParams) {
  const { config, blog } = await getSite()
  const permalink = formatPermalink(params, blogPaths(config).root)
  refuseUnknown(permalink, blog.pageByPermalink)
  return getBlogPage(permalink)
}

/** A post's own page, with its description for search engines. */
async function Post({ page }: { page: PostPage }) {
  const { config } = await getSite()
  const shown = page.text.toc.filter(({ level }) => level >= page.tocMin && level <= page.tocMax)
  return (
    <PostArticle page={page} toc={shown} tools={buildPageTools(page, config)}>
      {await renderText(page.text)}
      <script type="application/ld+json">{formatPostJsonLd(page, config)}</script>
    </PostArticle>
  )
}

/** A page of posts, each with the text up to its truncate marker. */
function Posts({ page }: { page: PostListPage }) {
  return (
    <PostList page={page}>
      {page.entries.map((entry, index) => (
        <Entry key={entry.permalink} entry={entry} isFirst={index === 0} />
      ))}
    </PostList>
  )
}

async function Entry({ entry, isFirst }: { entry: PostEntry; isFirst: boolean }) {
  return <PostCard entry={entry}>{await renderText(entry.text, { excerpt: isFirst ? 'first' : 'further' })}</PostCard>
}
