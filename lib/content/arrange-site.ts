import type { BlogSidebarYear } from './blog/blog-page'
import { arrangeBlog } from './blog/read-blog'
import { buildHomePage } from './docs/category-page'
import { addText, type MarkdownPage } from './docs/doc'
import { buildDocPage } from './docs/doc-page'
import type { DocsPage } from './page'
import { indexPages } from './page-list'
import { findHomeSidebar, type SitePlan } from './plan-pages'
import type { ConfigSource, SiteContext } from './site-context'
import type { SitePage } from './site-page'
import { arrangeVersion, buildVersionPages, type LoadedVersion } from './versions/load-version'
import { linkVersions } from './versions/version-links'

/** The ordered pages of a site. */
export interface ArrangedSite {
  versions: LoadedVersion[]
  /** Every page, without the default home page. */
  written: SitePage[]
  /** Includes the default home page. */
  pageByPermalink: Map<string, SitePage>
  blogSidebar: BlogSidebarYear[]
}

/** Builds the pages of a site from their addresses and compiled texts; throws if a page has another address than planned. */
export async function arrangeSite(plan: SitePlan, source: ConfigSource, context: SiteContext): Promise<ArrangedSite> {
  const { textByFile } = context
  const versions = plan.versions.map((version) => arrangeVersion(version, textByFile))
  const standalone = plan.standalone.map((page) => addText(page, textByFile))
  const [docPages, blog] = await Promise.all([
    buildPages(versions, standalone, context),
    arrangeBlog(plan.blog, context),
  ])
  const written = [...docPages, ...blog.pages]
  const cards = findHomeSidebar(versions)
  const home = cards && written.every(({ permalink }) => permalink !== '/') ? [buildHomePage(source, cards)] : []
  const pageByPermalink = indexPages([...docPages, ...home, ...blog.pages])
  const surprise = [...pageByPermalink.keys()].find((permalink) => !plan.permalinks.has(permalink))
  const lost = [...plan.permalinks].find((permalink) => !pageByPermalink.has(permalink))
  if (surprise ?? lost) throw new Error(`The page ${surprise ?? lost} is ${surprise ? 'not' : 'only'} in the plan.`)
  return { versions, written, pageByPermalink, blogSidebar: blog.sidebar }
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
