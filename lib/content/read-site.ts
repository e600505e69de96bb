import path from 'node:path'
import type { SiteConfig } from '@/lib/site/config'
import { readBlog } from './blog/read-blog'
import { findStrays } from './blog/strays'
import { buildNavbar } from './config/navbar'
import { readSiteConfig } from './config/site-config'
import { addressSpot, type Written } from './docs/doc'
import { buildDocPage } from './docs/doc-page'
import { buildHomePage } from './docs/home-page'
import { readStandalonePages } from './docs/standalone-pages'
import { resolveRedirects } from './links/redirects'
import { resolveSocialImage } from './links/social-image'
import { collectRedirects, type RedirectSources } from './links/written-redirects'
import { readPageLanguages } from './locales/page-languages'
import { readStringsFile } from './locales/strings-file'
import { originalPath } from './locales/translation'
import { checkAddresses, indexPages, type PlacedPage } from './page-list'
import { toSidebarNodes } from './sidebar/sidebar-item'
import type { Site } from './site'
import type { SiteContext } from './site-context'
import { fromWorkingDir } from './source/content-path'
import { type LastUpdates, readLastUpdates } from './source/last-update'
import type { Problem } from './source/problems'
import { listFiles, contentDir as readContentDir } from './source/read'
import { type LoadedVersion, loadVersion } from './versions/docs-version'
import { linkVersions } from './versions/version-links'
import { type BuiltPages, buildVersionPages } from './versions/version-pages'
import { type DocsVersion, readVersions } from './versions/versions'

/** Reads the whole content folder. Faults never throw: they are in `problems`, all of them. */
export async function readSite(): Promise<Site> {
  const contentDir = fromWorkingDir(readContentDir())
  const source = await readSiteConfig(contentDir)
  const { config } = source
  const found = await readVersions(contentDir, source)
  const [versions, standalone, updates, interfaceTexts] = await Promise.all([
    Promise.all(found.versions.map((version) => loadVersion(version, config))),
    readStandalonePages(contentDir, config),
    config.docs.lastUpdateTime || config.blog.lastUpdateTime ? getLastUpdates(contentDir) : noUpdates,
    readStringsFile(contentDir, config.locale),
  ])
  const context: SiteContext = { config, contentDir, lastUpdates: updates.byFile }
  const [built, blog] = await Promise.all([buildPages(versions, standalone.pages, context), readBlog(context)])
  const placed = built.flatMap((pages) => pages.placed)
  const problemsOfWhole = await checkWhole(contentDir, placed)
  const pageByPermalink = indexPages([...placed, ...buildMissingHome(versions, config, source.yaml.file)])
  const blogPageByPermalink = indexPages(blog.placed)
  const navbar = buildNavbar(source, versions)
  const docs = versions.flatMap((version) => version.docs)
  const drafts = [...versions.flatMap((version) => version.drafts), ...standalone.drafts, ...blog.drafts]
  const permalinks = new Set([...pageByPermalink.keys(), ...blogPageByPermalink.keys()])
  const pages = [...standalone.pages, ...blog.posts]
  const redirected = await readRedirects({ source, versions, pages }, { permalinks, drafts, contentDir })
  return {
    config,
    configFile: source.yaml.file,
    versions: versions.map(toDocsVersion),
    docs,
    pages: [...pageByPermalink.values()],
    pageByPermalink,
    blog: { pageByPermalink: blogPageByPermalink, sidebar: blog.sidebar },
    navbar: navbar.items,
    problems: [
      ...[source, interfaceTexts, found, ...versions, standalone, updates, ...built, blog, navbar, redirected].flatMap(
        ({ problems }) => problems,
      ),
      ...findStrays(placed),
      ...checkAddresses([...placed, ...blog.placed]),
      ...problemsOfWhole,
    ],
    permalinkByFile: new Map([...docs, ...pages].map(({ file, permalink }) => [originalPath(file), permalink])),
    draftFiles: new Set(drafts.map(({ file }) => originalPath(file))),
    permalinks,
    redirects: redirected.redirects,
  }
}

/** The former addresses that the settings and the pages name. */
function readRedirects(
  { versions, ...sources }: Omit<RedirectSources, 'versions'> & { versions: LoadedVersion[] },
  { permalinks, drafts, contentDir }: { permalinks: ReadonlySet<string>; drafts: Written[]; contentDir: string },
) {
  const lastFirst = [...versions].sort((a, b) => Number(b.isLast) - Number(a.isLast))
  return resolveRedirects(collectRedirects({ ...sources, versions: lastFirst.map(({ docs }) => docs) }), {
    permalinks,
    draftPermalinks: new Set(drafts.map(({ permalink }) => permalink)),
    staticDir: path.posix.join(contentDir, 'static'),
  })
}

/** What no single file is to blame for. */
async function checkWhole(contentDir: string, placed: PlacedPage[]): Promise<Problem[]> {
  if (!(await listFiles(contentDir || '.'))) {
    const found = 'The content folder does not exist.'
    return [{ severity: 'error', file: contentDir, found, fix: 'Add it, or set CONTENT_DIR to another folder.' }]
  }
  if (placed.some(({ page }) => page.permalink === '/')) return []
  const found = 'No page has the address "/", at which readers arrive.'
  return [
    {
      severity: 'warning',
      file: contentDir,
      found,
      fix: 'Write "slug: /" in the front matter of the first page to read.',
    },
  ]
}

/** Comes after all pages of the content, of which the first at an address counts. */
function buildMissingHome(versions: LoadedVersion[], config: SiteConfig, file: string): PlacedPage[] {
  const version = versions.find(({ isLast }) => isLast)
  const [sidebar] = version?.sidebarById.values() ?? []
  return version && sidebar ? [{ page: buildHomePage(config, sidebar, version.name), file, spot: {} }] : []
}

const noUpdates: LastUpdates = { byFile: new Map(), problems: [] }

const updatesByDir = new Map<string, Promise<LastUpdates>>()

/** Asked once for each process: an edit that is being written is in no commit. */
function getLastUpdates(contentDir: string): Promise<LastUpdates> {
  const updates = updatesByDir.get(contentDir) ?? readLastUpdates(contentDir || '.')
  updatesByDir.set(contentDir, updates)
  return updates
}

async function buildPages(
  versions: LoadedVersion[],
  standalone: Written[],
  context: SiteContext,
): Promise<BuiltPages[]> {
  const [docs, pages] = await Promise.all([
    Promise.all(versions.map((version) => buildVersionPages(version, context))),
    Promise.all(standalone.map((page) => buildStandalonePage(page, context))),
  ])
  return [...linkVersions(docs, versions), ...pages]
}

async function buildStandalonePage(source: Written, context: SiteContext): Promise<BuiltPages> {
  const { image, problems } = await resolveSocialImage(source, context.config)
  const page = buildDocPage(source, {
    config: context.config,
    contentDir: context.contentDir,
    lastUpdate: context.lastUpdates.get(source.file),
    crumbs: [],
    tags: [],
    ...(await readPageLanguages(source, context.config, context.lastUpdates)),
    ...(image !== undefined && { image }),
  })
  return { placed: [{ page, file: source.file, spot: addressSpot(source) }], problems }
}

function toDocsVersion({ name, label, path, isLast, banner, mainDoc, sidebarById }: LoadedVersion): DocsVersion {
  const sidebars = Object.fromEntries([...sidebarById].map(([id, items]) => [id, toSidebarNodes(items)]))
  return { name, label, path, isLast, banner, ...(mainDoc && { mainDocId: mainDoc.id }), sidebars }
}
