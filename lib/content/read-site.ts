import path from 'node:path'
import type { SiteConfig } from '@/lib/site/config'
import type { Texts } from '@/lib/site/texts'
import type { Blog } from './blog/blog-page'
import { readBlog } from './blog/read-blog'
import { buildNavbar, type ResolvedNavbarItem } from './config/navbar'
import { type ConfigSource, readSiteConfig } from './config/site-config'
import { buildHomePage } from './docs/category-page'
import type { Doc, Written } from './docs/doc'
import { buildDocPage } from './docs/doc-page'
import { readStandalonePages } from './docs/standalone-pages'
import { collectRedirects, type RedirectSources } from './links/collect-redirects'
import { type Redirects, resolveRedirects } from './links/redirects'
import { resolveSocialImage } from './links/social-image'
import { readPageLanguages } from './locales/page-languages'
import { readTexts } from './locales/read-texts'
import { originalPath } from './locales/translation'
import type { SitePage } from './page'
import { checkAddresses, checkOutsideBlog, indexPages } from './page-list'
import type { Reading } from './reading'
import { toSidebarNodes } from './sidebar/sidebar-item'
import { fromWorkingDir } from './source/content-path'
import { checkHistory, type LastUpdates, readLastUpdates } from './source/last-update'
import { type Problem, Problems } from './source/problems'
import { listFiles, contentDir as readContentDir } from './source/read'
import { type LoadedVersion, loadVersion } from './versions/load-version'
import { linkVersions } from './versions/version-links'
import { buildVersionPages } from './versions/version-pages'
import { type DocsVersion, readVersions } from './versions/versions'

/** The content folder, read. */
export interface Site {
  config: SiteConfig
  /** The texts of the interface in the language of the site. */
  texts: Texts
  /** The configuration file, relative to the working directory, whether or not it exists. */
  configFile: string
  /** Docs versions, newest first; at least one. */
  versions: DocsVersion[]
  /** Docs of all versions that are part of the site. */
  docs: Doc[]
  /** Every page the catch-all route shows. */
  pages: SitePage[]
  pageByPermalink: ReadonlyMap<string, SitePage>
  blog: Blog
  navbar: ResolvedNavbarItem[]
  /** Every error and warning found while reading. */
  problems: Problem[]
  /** Permalink of each Markdown file that is a page of the site. */
  permalinkByFile: ReadonlyMap<string, string>
  /** Markdown files that are no pages now because they are drafts. */
  draftFiles: ReadonlySet<string>
  /** Every permalink that the content gives. */
  permalinks: ReadonlySet<string>
  redirects: Redirects
}

/** Reads the whole content folder. It never throws for the content: every mistake is in `problems`. */
export async function readSite(locale?: string): Promise<Site> {
  const problems = new Problems()
  const contentDir = fromWorkingDir(readContentDir())
  const source = await readSiteConfig(contentDir, problems, locale)
  const { config } = source
  const reading = { config, problems }
  const texts = await readTexts(contentDir, config.locale, problems)
  const [versions, standalone, updates] = await Promise.all([
    readVersions(contentDir, source, problems).then((found) =>
      Promise.all(found.map((version) => loadVersion(version, reading))),
    ),
    readStandalonePages(contentDir, reading),
    config.docs.lastUpdateTime || config.blog.lastUpdateTime ? getLastUpdates(contentDir) : noUpdates,
  ])
  checkHistory(contentDir, updates, problems)
  const context: Reading = { config, texts, contentDir, lastUpdates: updates.byFile, problems }
  const [written, blog] = await Promise.all([buildPages(versions, standalone.pages, context), readBlog(context)])
  await checkStart(contentDir, written, problems)
  checkOutsideBlog(written, problems)
  checkAddresses([...written, ...blog.pages], problems)
  const pageByPermalink = indexPages([...written, ...buildMissingHome(versions, source)])
  const blogPageByPermalink = indexPages(blog.pages)
  const docs = versions.flatMap((version) => version.docs)
  const drafts = [...versions.flatMap((version) => version.drafts), ...standalone.drafts, ...blog.drafts]
  const permalinks = new Set([...pageByPermalink.keys(), ...blogPageByPermalink.keys()])
  const pages = [...standalone.pages, ...blog.posts]
  const navbar = buildNavbar(source, versions, problems)
  const redirects = await readRedirects({ source, versions, pages }, { permalinks, drafts }, context)
  return {
    config,
    texts,
    configFile: source.yaml.file,
    versions: versions.map(toDocsVersion),
    docs,
    pages: [...pageByPermalink.values()],
    pageByPermalink,
    blog: { pageByPermalink: blogPageByPermalink, sidebar: blog.sidebar },
    navbar,
    problems: problems.all,
    permalinkByFile: new Map([...docs, ...pages].map(({ file, permalink }) => [originalPath(file), permalink])),
    draftFiles: new Set(drafts.map(({ file }) => originalPath(file))),
    permalinks,
    redirects,
  }
}

/** The former addresses that the settings and the pages name. */
function readRedirects(
  { versions, ...sources }: Omit<RedirectSources, 'versions'> & { versions: LoadedVersion[] },
  { permalinks, drafts }: { permalinks: ReadonlySet<string>; drafts: Written[] },
  { contentDir, problems }: Reading,
): Promise<Redirects> {
  const lastFirst = [...versions].sort((a, b) => Number(b.isLast) - Number(a.isLast))
  const written = collectRedirects({ ...sources, versions: lastFirst.map(({ docs }) => docs) })
  const draftPermalinks = new Set(drafts.map(({ permalink }) => permalink))
  const staticDir = path.posix.join(contentDir, 'static')
  return resolveRedirects(written, { permalinks, draftPermalinks, staticDir }, problems)
}

/** Checks that the content folder exists and has a page at which readers arrive. */
async function checkStart(contentDir: string, pages: SitePage[], problems: Problems): Promise<void> {
  if (!(await listFiles(contentDir || '.'))) {
    const fix = 'Add it, or set CONTENT_DIR to another folder.'
    problems.add({ file: contentDir }, 'The content folder does not exist.', fix)
  } else if (pages.every(({ permalink }) => permalink !== '/')) {
    const fix = 'Write "slug: /" in the front matter of the first page to read.'
    problems.warn({ file: contentDir }, 'No page has the address "/", at which readers arrive.', fix)
  }
}

/** Comes after all pages of the content, of which the first at an address counts. */
function buildMissingHome(versions: LoadedVersion[], source: ConfigSource): SitePage[] {
  const version = versions.find(({ isLast }) => isLast)
  const [sidebar] = version?.sidebarById.values() ?? []
  return version && sidebar ? [buildHomePage(source, sidebar, version.name)] : []
}

const noUpdates: LastUpdates = { byFile: new Map(), unknownPages: 0 }

const updatesByDir = new Map<string, Promise<LastUpdates>>()

/** Asked once for each process: an edit that is being written is in no commit. */
function getLastUpdates(contentDir: string): Promise<LastUpdates> {
  const updates = updatesByDir.get(contentDir) ?? readLastUpdates(contentDir || '.')
  updatesByDir.set(contentDir, updates)
  return updates
}

async function buildPages(versions: LoadedVersion[], standalone: Written[], context: Reading): Promise<SitePage[]> {
  const [docs, pages] = await Promise.all([
    Promise.all(versions.map((version) => buildVersionPages(version, context))),
    Promise.all(standalone.map((page) => buildStandalonePage(page, context))),
  ])
  return [...linkVersions(docs, versions).flat(), ...pages]
}

async function buildStandalonePage(source: Written, context: Reading): Promise<SitePage> {
  const { config, contentDir, lastUpdates, problems } = context
  const image = await resolveSocialImage(source, config, problems)
  return buildDocPage(source, {
    config,
    contentDir,
    lastUpdate: lastUpdates.get(source.file),
    crumbs: [],
    tags: [],
    ...(await readPageLanguages(source, config, lastUpdates)),
    ...(image !== undefined && { image }),
  })
}

function toDocsVersion({ name, label, path, isLast, banner, mainDoc, sidebarById }: LoadedVersion): DocsVersion {
  const sidebars = Object.fromEntries([...sidebarById].map(([id, items]) => [id, toSidebarNodes(items)]))
  return { name, label, path, isLast, banner, ...(mainDoc && { mainDocId: mainDoc.id }), sidebars }
}
