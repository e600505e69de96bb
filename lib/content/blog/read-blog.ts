import path from 'node:path'
import { addText } from '@/lib/content/docs/doc'
import { readTagFile, resolveTags, type TagLabels } from '@/lib/content/docs/tag-file'
import { readTranslatedSources } from '@/lib/content/locales/translated-sources'
import type { SiteContext } from '@/lib/content/site-context'
import { fromWorkingDir } from '@/lib/content/source/content-path'
import { postFrontMatterSchema } from '@/lib/content/source/schema'
import { isExported, isListed } from '@/lib/content/source/visibility'
import type { SiteConfig } from '@/lib/site/config'
import { diagnose } from '@/lib/site/problems/diagnostic'
import { applyLevel, Problems } from '@/lib/site/problems/problems'
import { readAuthorFile, resolveAuthors } from './authors'
import type { BlogPage, BlogSidebarYear } from './blog-page'
import { buildArchiveYears, buildPostPages, buildSidebarYears, type PlannedList, planLists } from './blog-pages'
import { blogPaths } from './paths'
import { type PlannedPost, type Post, planPost } from './post'

/** The blog with the addresses of its pages. */
export interface PlannedBlog {
  /** Posts that are pages, newest first. */
  posts: PlannedPost[]
  /** Posts that the build leaves out. */
  drafts: Array<Pick<PlannedPost, 'file' | 'permalink'>>
  /** The generated pages. */
  lists: PlannedList[]
}

/** The arranged blog. */
interface LoadedBlog {
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

type PlanContext = Pick<SiteContext, 'config' | 'texts' | 'problems'>

/** Gives posts and lists their addresses; without posts the blog is one empty list. */
export async function planBlog(files: BlogSources, context: PlanContext): Promise<PlannedBlog> {
  const dated = files.sources.flatMap((source) => planPost(source, context) ?? [])
  const labels: TagLabels = new Map()
  const posts = await Promise.all(
    dated
      .filter(isExported)
      .sort(byNewest)
      .map(async (post): Promise<PlannedPost> => {
        const tags = resolvePostTags(post, labels, files, context)
        return { ...post, tags, authors: await resolveAuthors(post, { ...files, ...context }) }
      }),
  )
  const drafts = dated.filter((post) => !isExported(post))
  return { posts, drafts, lists: planLists(posts, { ...files, ...context }) }
}

/** The tags of a post; the settings decide how serious those outside `tags.yml` are. */
function resolvePostTags(
  post: Parameters<typeof resolveTags>[0],
  labels: TagLabels,
  { tagFile }: BlogSources,
  { config, problems }: PlanContext,
) {
  const unknownTags = new Problems()
  const tags = resolveTags(post, { tagFile, basePath: blogPaths(config).tags, labels, problems: unknownTags })
  for (const problem of unknownTags.all) {
    const level = problem.severity === 'error' ? 'throw' : config.blog.onInlineTags
    problems.addAll(applyLevel(problem, level))
  }
  return tags
}

/** Adds the compiled texts to the posts, and their titles to the lists. */
export async function arrangeBlog({ posts: planned, lists }: PlannedBlog, context: SiteContext): Promise<LoadedBlog> {
  const posts = planned.map((post) => addText(post, context.textByFile))
  for (const post of posts) checkMarker(post, context)
  const listed = posts.filter(isListed)
  const generated = lists.map((page) =>
    page.kind === 'archive' ? { ...page, years: buildArchiveYears(listed) } : page,
  )
  return { pages: [...generated, ...(await buildPostPages(posts, context))], sidebar: buildSidebarYears(listed) }
}

function checkMarker({ file, text }: Post, { config, problems }: SiteContext): void {
  const { onUntruncatedPosts } = config.blog
  if (text.isTruncated !== false) return
  problems.addAll(applyLevel({ file, ...diagnose('no-truncate-marker') }, onUntruncatedPosts))
}

/** Newest first; posts of the same day by file name. */
function byNewest(a: { day: string; name: string }, b: { day: string; name: string }): number {
  if (a.day !== b.day) return a.day < b.day ? 1 : -1
  return a.name < b.name ? -1 : 1
}
