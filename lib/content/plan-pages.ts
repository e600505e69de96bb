import { type BlogSources, type PlannedBlog, planBlog } from './blog/read-blog'
import { type PlannedPage, planStandalonePage } from './docs/doc'
import type { SourceIndex } from './links/links'
import { originalPath } from './locales/translation'
import type { ConfigSource, SiteContext } from './site-context'
import type { PageFrontMatter } from './source/schema'
import type { Source } from './source/sources'
import { isExported } from './source/visibility'
import type { TextSource } from './text-cache'
import { type PlannedVersion, planVersion, type VersionFiles } from './versions/load-version'

/** Every file of a site. */
export interface SiteFiles {
  source: ConfigSource
  versions: VersionFiles[]
  standalone: Source<PageFrontMatter>[]
  blog: BlogSources
}

/** The pages of a site with their addresses, before their texts are compiled. */
export interface SitePlan extends SourceIndex {
  versions: PlannedVersion[]
  /** Pages of `content/pages`. */
  standalone: PlannedPage[]
  blog: PlannedBlog
  /** Pages that the build leaves out. */
  drafts: Array<Pick<PlannedPage, 'file' | 'permalink'>>
}

/** Gives every page its address: front matter, file paths and sidebars determine them, so that texts can link to each other. */
export async function planPages(
  files: SiteFiles,
  context: Pick<SiteContext, 'config' | 'texts' | 'problems'>,
): Promise<SitePlan> {
  const versions = files.versions.map((version) => planVersion(version, context))
  const parsed = files.standalone.flatMap((source) => planStandalonePage(source, context.problems) ?? [])
  const standalone = parsed.filter(isExported)
  const blog = await planBlog(files.blog, context)
  const docs = versions.flatMap((version) => version.docs)
  const drafts = [
    ...versions.flatMap((version) => version.drafts),
    ...parsed.filter((page) => !isExported(page)),
    ...blog.drafts,
  ]
  const permalinks = new Set([
    ...versions.flatMap((version) => version.permalinks),
    ...[...standalone, ...blog.lists, ...blog.posts].map(({ permalink }) => permalink),
  ])
  if (findHomeSidebar(versions)) permalinks.add('/')
  return {
    config: context.config,
    ...{ versions, standalone, blog, drafts, permalinks },
    permalinkByFile: new Map(
      [...docs, ...standalone, ...blog.posts].map(({ file, permalink }) => [originalPath(file), permalink]),
    ),
    draftFiles: new Set(drafts.map(({ file }) => originalPath(file))),
  }
}

/** The sidebar whose entries are the cards of the default home page, and its version. */
export function findHomeSidebar<Item>(
  versions: Array<{ name: string; isLast: boolean; sidebarById: ReadonlyMap<string, Item[]> }>,
): { items: Item[]; version: string } | undefined {
  const version = versions.find(({ isLast }) => isLast)
  const [items] = version?.sidebarById.values() ?? []
  return version && items && { items, version: version.name }
}

/** The texts of a site to compile: those of its pages, and the announcement. */
export function listTexts({ versions, standalone, blog, config }: SitePlan, configFile: string): TextSource[] {
  const { announcementBar } = config
  const announcement: TextSource = {
    page: { file: configFile, permalink: '/' },
    source: { file: configFile, body: announcementBar?.content ?? '', bodyLine: 1, format: 'mdx' },
  }
  return [
    ...versions.flatMap(({ docs }) => docs).map((doc) => toTextSource(doc, { version: doc.version })),
    ...standalone.map((page) => toTextSource(page)),
    ...blog.posts.map((post) => toTextSource(post, {}, { post: { permalink: post.permalink } })),
    ...(announcementBar ? [announcement] : []),
  ]
}

function toTextSource(
  { file, permalink, body, bodyLine, format, frontMatter }: PlannedPage,
  page: { version?: string } = {},
  source: Pick<TextSource['source'], 'post'> = {},
): TextSource {
  return { page: { file, permalink, ...page }, source: { file, body, bodyLine, format, frontMatter, ...source } }
}
