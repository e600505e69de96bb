import path from 'node:path'
import { addressSpot } from '@/lib/content/docs/doc'
import { readTagFile } from '@/lib/content/docs/tag-file'
import { readTranslatedSources } from '@/lib/content/locales/translated-sources'
import { fromWorkingDir } from '@/lib/content/source/content-path'
import type { Problem } from '@/lib/content/source/problems'
import { postFrontMatterSchema } from '@/lib/content/source/schema'
import { isExported, isListed } from '@/lib/content/source/visibility'
import type { PlacedPage } from '../page-list'
import type { SiteContext } from '../site-context'
import { readAuthorFile } from './author-file'
import type { BlogPage, BlogSidebarYear } from './blog-page'
import { buildGeneratedPages } from './blog-pages'
import { type BlogFiles, type BlogPost, completePost } from './blog-post'
import { authorsPath, tagsPath } from './paths'
import { type Post, parsePost } from './post'
import { buildPostNeighbours, buildPostPage } from './post-page'
import { buildSidebarYears } from './years'

/** The blog, read and put in order. */
export interface LoadedBlog {
  /** Posts that are pages, newest first. */
  posts: Post[]
  /** Posts that are no pages now. */
  drafts: Post[]
  placed: PlacedPage<BlogPage>[]
  sidebar: BlogSidebarYear[]
  problems: Problem[]
}

/** Reads the whole blog; without a single post it is one empty list. */
export async function readBlog(context: SiteContext): Promise<LoadedBlog> {
  const { config, contentDir } = context
  const folder = fromWorkingDir(path.join(contentDir, 'blog'))
  const [{ sources, problems: faults }, tagFile, authorFile] = await Promise.all([
    readTranslatedSources(folder, postFrontMatterSchema, config),
    readTagFile(path.posix.join(folder, 'tags.yml'), tagsPath),
    readAuthorFile(path.posix.join(folder, 'authors.yml'), authorsPath, config),
  ])
  const parsed = sources.map(parsePost)
  const written = parsed.flatMap((post) => post.parsed ?? [])
  const posts = written.filter(isExported).sort(byNewest)
  const completed = await completePosts(posts, { tagFile, authorFile, config })
  const pages = await buildPostPages(completed.posts, context)
  const generated = buildGeneratedPages(completed.posts, authorFile, config)
  return {
    posts,
    drafts: written.filter((post) => !isExported(post)),
    placed: [...generated.map((page) => ({ page, file: folder, spot: {} })), ...pages.placed],
    sidebar: buildSidebarYears(completed.posts.filter(({ post }) => isListed(post))),
    problems: [faults, ...[...parsed, tagFile, authorFile, completed, pages].map(({ problems }) => problems)].flat(),
  }
}

/** The newest first; posts of one day by the names of their files. */
function byNewest(a: Post, b: Post): number {
  if (a.day !== b.day) return a.day < b.day ? 1 : -1
  return a.name < b.name ? -1 : 1
}

async function completePosts(posts: Post[], files: BlogFiles): Promise<{ posts: BlogPost[]; problems: Problem[] }> {
  const completed = await Promise.all(posts.map((post) => completePost(post, files)))
  return { posts: completed.map((post) => post.completed), problems: completed.flatMap(({ problems }) => problems) }
}

async function buildPostPages(
  posts: BlogPost[],
  context: SiteContext,
): Promise<{ placed: PlacedPage<BlogPage>[]; problems: Problem[] }> {
  const neighbours = buildPostNeighbours(posts)
  const built = await Promise.all(
    posts.map(async (blogPost) => {
      const { post } = blogPost
      const { page, problems } = await buildPostPage(blogPost, neighbours.get(post.permalink) ?? {}, context)
      return { placed: { page, file: post.file, spot: addressSpot(post) }, problems }
    }),
  )
  return { placed: built.map(({ placed }) => placed), problems: built.flatMap(({ problems }) => problems) }
}
