import type { Metadata } from 'next'
import { Archive } from '@/components/blog/archive'
import { AuthorList } from '@/components/blog/author-list'
import { BlogTagList } from '@/components/blog/blog-tag-list'
import { getBlogPage, getBlogPermalinks } from '@/lib/content/blog/blog'
import { getSite } from '@/lib/content/site'
import { formatPermalink, isDevelopment, parsePermalink, refuseUnknown } from '../../route-params'
import { formatBlogMetadata } from '../blog-metadata'
import { Post } from '../post'
import { Posts } from '../posts'

interface PageProps {
  params: Promise<{ slug?: string[] }>
}

/** Every permalink of the blog. */
export async function generateStaticParams() {
  if (isDevelopment) return []
  const permalinks = await getBlogPermalinks()
  return permalinks.map((permalink) => ({ slug: parsePermalink(permalink).slice(1) }))
}

/** Title, description, canonical address, feeds and what else the head of a page says. */
export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { config } = await getSite()
  return formatBlogMetadata(await findPage(params), config)
}

/** A post, a list of posts, or one of the ways to find them. */
export default async function Page({ params }: PageProps) {
  const page = await findPage(params)
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

async function findPage(params: PageProps['params']) {
  const { slug = [] } = await params
  const permalink = formatPermalink({ slug: ['blog', ...slug] })
  refuseUnknown(permalink, (await getSite()).blog.pageByPermalink)
  return getBlogPage(permalink)
}
