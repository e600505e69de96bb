import path from 'node:path'
import { readTagFile, type TagLabels } from '@/lib/content/docs/tag-file'
import { readTranslatedSources } from '@/lib/content/locales/translated-sources'
import type { SiteContext } from '@/lib/content/site-context'
import { fromWorkingDir } from '@/lib/content/source/content-path'
import type { Problems } from '@/lib/content/source/problems'
import { postFrontMatterSchema } from '@/lib/content/source/schema'
import { isExported, isListed } from '@/lib/content/source/visibility'
import type { SiteConfig } from '@/lib/site/config'
import { readAuthorFile } from './authors'
import type { BlogPage, BlogSidebarYear } from './blog-page'
import { buildGeneratedPages, buildPostPages, buildSidebarYears } from './blog-pages'
import { completePost } from './blog-post'
import { blogPaths } from './paths'
import { type Post, parsePost } from './post'

/** The arranged blog. */
export interface LoadedBlog {
  /** Posts that are pages, newest first. */
  posts: Post[]
  /** Posts that the build leaves out. */
  drafts: Post[]
  pages: BlogPage[]
  sidebar: BlogSidebarYear[]
}

/** The files of the blog. */
export type BlogSources = Awaited<ReturnType<typeof readBlog>>

/** Reads the files of the blog. */
export async function readBlog(contentDir: string, reading: { config: SiteConfig; problems: Problems }) {
  const folder = fromWorkingDir(path.join(contentDir, 'blog'))
  const paths = blogPaths(reading.config)
  const [sources, tagFile, authorFile] = await Promise.all([
    readTranslatedSources(folder, postFrontMatterSchema, reading),
    readTagFile(path.posix.join(folder, 'tags.yml'), paths.tags, reading),
    readAuthorFile(path.posix.join(folder, 'authors.yml'), paths.authors, reading),
  ])
  return { folder, sources, tagFile, authorFile }
}

/** Arranges the blog; without posts it is one empty list. */
export async function arrangeBlog(files: BlogSources, context: SiteContext): Promise<LoadedBlog> {
  const { folder, sources, tagFile, authorFile } = files
  const { config, problems } = context
  const written = sources.flatMap((source) => parsePost(source, context) ?? [])
  const posts = written.filter(isExported).sort(byNewest)
  const labels: TagLabels = new Map()
  const completed = await Promise.all(
    posts.map((post) => completePost(post, { tagFile, labels, authorFile, config, problems })),
  )
  const generated = buildGeneratedPages(completed, { ...context, authorFile, folder })
  return {
    posts,
    drafts: written.filter((post) => !isExported(post)),
    pages: [...generated, ...(await buildPostPages(completed, context))],
    sidebar: buildSidebarYears(completed.filter(({ post }) => isListed(post))),
  }
}

/** Newest first; posts of the same day by file name. */
function byNewest(a: Post, b: Post): number {
  if (a.day !== b.day) return a.day < b.day ? 1 : -1
  return a.name < b.name ? -1 : 1
}
