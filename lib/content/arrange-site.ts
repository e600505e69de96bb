import { arrangeBlog, type BlogSources, type LoadedBlog } from './blog/read-blog'
import { buildHomePage } from './docs/category-page'
import { type MarkdownPage, parseStandalonePage } from './docs/doc'
import { buildDocPage } from './docs/doc-page'
import type { SourceIndex } from './links/links'
import { originalPath } from './locales/translation'
import type { DocsPage } from './page'
import { indexPages } from './page-list'
import type { ConfigSource, SiteContext } from './site-context'
import type { SitePage } from './site-page'
import type { PageFrontMatter } from './source/schema'
import type { Source } from './source/sources'
import { isExported } from './source/visibility'
import type { TextSource } from './text-cache'
import { arrangeVersion, buildVersionPages, type LoadedVersion, type VersionFiles } from './versions/load-version'
import { linkVersions } from './versions/version-links'

/** Every file of a site. */
interface SiteFiles {
  source: ConfigSource
  versions: VersionFiles[]
  standalone: Source<PageFrontMatter>[]
  blog: BlogSources
}

/** The ordered pages of a site with their addresses. */
export interface ArrangedSite extends SourceIndex {
  versions: LoadedVersion[]
  /** Pages of `content/pages`. */
  standalone: MarkdownPage[]
  blog: LoadedBlog
  /** Every page, without the default home page. */
  written: SitePage[]
  drafts: MarkdownPage[]
  /** Includes the default home page. */
  pageByPermalink: Map<string, SitePage>
}

/** Arranges a site. Without compiled texts, only titles and descriptions differ. */
export async function arrangeSite(files: SiteFiles, context: SiteContext): Promise<ArrangedSite> {
  const versions = files.versions.map((version) => arrangeVersion(version, context))
  const parsed = files.standalone.flatMap((source) => parseStandalonePage(source, context) ?? [])
  const standalone = parsed.filter(isExported)
  const [docPages, blog] = await Promise.all([
    buildPages(versions, standalone, context),
    arrangeBlog(files.blog, context),
  ])
  const written = [...docPages, ...blog.pages]
  const hasHome = written.some(({ permalink }) => permalink === '/')
  const home = hasHome ? [] : buildMissingHome(versions, files.source)
  const pageByPermalink = indexPages([...docPages, ...home, ...blog.pages])
  const docs = versions.flatMap((version) => version.docs)
  const drafts = [
    ...versions.flatMap((version) => version.drafts),
    ...parsed.filter((page) => !isExported(page)),
    ...blog.drafts,
  ]
  return {
    config: context.config,
    ...{ versions, standalone, blog, written, drafts, pageByPermalink },
    permalinkByFile: new Map(
      [...docs, ...standalone, ...blog.posts].map(({ file, permalink }) => [originalPath(file), permalink]),
    ),
    draftFiles: new Set(drafts.map(({ file }) => originalPath(file))),
    permalinks: new Set(pageByPermalink.keys()),
  }
}

/** The texts of a site to compile: those of its pages, and the announcement. */
export function listTexts({ versions, standalone, blog, config }: ArrangedSite, configFile: string): TextSource[] {
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
  { file, permalink, body, bodyLine, format, frontMatter }: MarkdownPage,
  page: { version?: string } = {},
  source: Pick<TextSource['source'], 'post'> = {},
): TextSource {
  return { page: { file, permalink, ...page }, source: { file, body, bodyLine, format, frontMatter, ...source } }
}

function buildMissingHome(versions: LoadedVersion[], source: ConfigSource): DocsPage[] {
  const version = versions.find(({ isLast }) => isLast)
  const [sidebar] = version?.sidebarById.values() ?? []
  return version && sidebar ? [buildHomePage(source, sidebar, version.name)] : []
}

async function buildPages(
  versions: LoadedVersion[],
  standalone: MarkdownPage[],
  context: SiteContext,
): Promise<DocsPage[]> {
  const [docs, pages] = await Promise.all([
    Promise.all(versions.map((version) => buildVersionPages(version, context))),
    Promise.all(standalone.map((page) => buildDocPage(page, context))),
  ])
  return [...linkVersions(docs, versions).flat(), ...pages]
}
