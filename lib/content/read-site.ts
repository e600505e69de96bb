import path from 'node:path'
import type { BlogSidebarYear } from '@/lib/content/blog/blog-page'
import { readBlog } from '@/lib/content/blog/read-blog'
import { type FrameLink, listFrameLinks } from '@/lib/content/config/frame-links'
import { buildNavbar } from '@/lib/content/config/navbar'
import type { ResolvedNavbarItem } from '@/lib/content/config/navbar-items'
import { buildSearchLinks, type SearchLink } from '@/lib/content/config/search-links'
import { readSiteConfig } from '@/lib/content/config/site-config'
import type { Doc } from '@/lib/content/docs/doc'
import { assetDir } from '@/lib/content/links/assets'
import { addCardSubjects } from '@/lib/content/links/card-subject'
import { collectRedirects, type Redirects, resolveRedirects } from '@/lib/content/links/redirects'
import { thumbnailOf } from '@/lib/content/links/thumbnail'
import { readTexts } from '@/lib/content/locales/read-texts'
import { readTranslatedSources } from '@/lib/content/locales/translated-sources'
import { toSidebarNodes } from '@/lib/content/sidebar/sidebar-item'
import { fromWorkingDir } from '@/lib/content/source/content-path'
import { checkHistory, keepKnownAuthors, type LastUpdates, readLastUpdates } from '@/lib/content/source/last-update'
import { checkTree, listFiles, listTree } from '@/lib/content/source/read'
import { pageFrontMatterSchema } from '@/lib/content/source/schema'
import { type LoadedVersion, readVersion } from '@/lib/content/versions/load-version'
import { type DocsVersion, readVersions } from '@/lib/content/versions/versions'
import type { SiteConfig } from '@/lib/site/config'
import { environment } from '@/lib/site/environment'
import { translationOf } from '@/lib/site/locale'
import { type Problem, Problems } from '@/lib/site/problems/problems'
import type { Texts } from '@/lib/site/texts'
import { type ArrangedSite, arrangeSite } from './arrange-site'
import type { IndexCard } from './page'
import { checkAddresses, indexPages } from './page-list'
import { listTexts, planPages, type SitePlan } from './plan-pages'
import type { ConfigSource, SiteContext } from './site-context'
import type { SitePage } from './site-page'
import { type CompiledTexts, compileTexts, type PageText } from './text-cache'

/** The site of a content folder. */
export interface Site {
  config: SiteConfig
  /** The texts of the interface in the language of the site. */
  texts: Texts
  /** The configuration file, which may not exist, relative to the working directory. */
  configFile: string
  /** Docs versions, newest first; at least one. */
  versions: DocsVersion[]
  /** Docs of all versions, without unpublished drafts. */
  docs: Doc[]
  /** Every page of the content; posts are in order, newest first. */
  pages: SitePage[]
  pageByPermalink: ReadonlyMap<string, SitePage>
  blogSidebar: BlogSidebarYear[]
  searchLinks: SearchLink[]
  navbar: ResolvedNavbarItem[]
  announcement: PageText | undefined
  /** The links of settings and sidebars. */
  frameLinks: FrameLink[]
  /** The numbers of compiled and cached texts. */
  textCounts: Pick<CompiledTexts, 'compiled' | 'reused'>
  /** Errors and warnings about the site as a whole, its settings and the front matter of its pages. */
  problems: Problem[]
  /** Problems of the texts, which the development server shows on each page. */
  textProblems: Problem[]
  /** Permalink of each Markdown file that is a page of the site. */
  permalinkByFile: ReadonlyMap<string, string>
  /** Markdown files of unpublished drafts. */
  draftFiles: ReadonlySet<string>
  /** All permalinks of the content. */
  permalinks: ReadonlySet<string>
  redirects: Redirects
}

/** Reads the content folder. Mistakes in the content are collected in `problems`, never thrown. */
export async function readSite(locale?: string): Promise<Site> {
  const problems = new Problems()
  const contentDir = fromWorkingDir(environment.contentDir)
  const source = await readSiteConfig(contentDir, problems, locale)
  const { config } = source
  const reading = { config, problems }
  const texts = await readTexts(contentDir, config.locale, problems)
  const [versions, standalone, blog, updates] = await Promise.all([
    readVersions(contentDir, source, problems).then((found) =>
      Promise.all(found.map((version) => readVersion(version, reading))),
    ),
    readTranslatedSources(path.join(contentDir, 'pages'), pageFrontMatterSchema, reading),
    readBlog(contentDir, reading),
    config.docs.lastUpdateTime || config.blog.lastUpdateTime ? getLastUpdates(contentDir) : noUpdates,
  ])
  checkHistory(contentDir, updates, problems)
  await checkTree(contentDir || '.', problems)
  await reportPrograms(contentDir, problems)
  const files = { source, versions, standalone, blog }
  const names = [...blog.authorFile.authorByKey.values()].map(({ name }) => name)
  const { byFile: lastUpdates } = await keepKnownAuthors(updates, names)
  // Compiling texts requires the addresses of all pages; titles require the compiled texts.
  const plan = await planPages(files, { config, texts, problems })
  const { textByFile, compiled, reused } = await compileTexts(listTexts(plan, source.yaml.file), { index: plan, texts })
  const context = { config, texts, contentDir, lastUpdates, problems, textByFile }
  const site = await arrangeSite(plan, source, context)
  await checkStart(contentDir, source, site, problems)
  checkAddresses(site.written, config, problems)
  const shrunk = await shrinkPictures([...site.pageByPermalink.values()], config)
  const pageByPermalink = indexPages(addCardSubjects(shrunk, config))
  const navbar = buildNavbar(source, { versions: site.versions, hasBlog: blog.sources.length > 0 }, problems)
  const redirects = await readRedirects(source, plan, context)
  const announcement = textByFile.get(source.yaml.file)
  return {
    config,
    texts,
    configFile: source.yaml.file,
    versions: site.versions.map(toDocsVersion),
    docs: site.versions.flatMap((version) => version.docs),
    pages: [...pageByPermalink.values()],
    pageByPermalink,
    blogSidebar: site.blogSidebar,
    searchLinks: buildSearchLinks(config, pageByPermalink),
    navbar,
    announcement,
    frameLinks: [...listFrameLinks(source, site.versions), ...listAnnouncementLinks(announcement, source)],
    textCounts: { compiled, reused },
    problems: problems.all,
    textProblems: [...textByFile.values()].flatMap((text) =>
      text.file === source.yaml.file ? placeInSettings(text, source) : text.problems,
    ),
    permalinkByFile: plan.permalinkByFile,
    draftFiles: plan.draftFiles,
    permalinks: plan.permalinks,
    redirects,
  }
}

/** The problems of the announcement with their locations in the settings; in block scalars, with the line. */
function placeInSettings({ problems }: PageText, { yaml }: ConfigSource): Problem[] {
  const { source = '', ...location } = yaml.locationOf(['announcementBar', 'content'])
  const isBlock = /[|>][-+\d]*\s*(#.*)?$/s.test(source)
  return problems.map(({ file: _, line = 1, column: __, source: own = '', ...diagnostic }) => ({
    ...(isBlock ? { file: location.file, line: (location.line ?? 0) + line, source: own } : { ...location, source }),
    ...diagnostic,
  }))
}

function listAnnouncementLinks(announcement: PageText | undefined, { yaml }: ConfigSource): FrameLink[] {
  const location = yaml.locationOf(['announcementBar', 'content'])
  return (announcement?.links ?? []).flatMap(({ href, isFile }) =>
    href.startsWith('/') && !isFile ? [{ to: href, location }] : [],
  )
}

/** Replaces the pictures of cards by thumbnails, since a page can show many. */
async function shrinkPictures(pages: SitePage[], config: SiteConfig): Promise<SitePage[]> {
  const dir = assetDir(translationOf(config))
  const shrink = async (card: IndexCard): Promise<IndexCard> => {
    const pictures = card.pictures && (await Promise.all(card.pictures.map((source) => thumbnailOf(source, dir))))
    return { ...card, pictures }
  }
  const categories = pages.filter((page) => page.kind === 'category')
  const shrunk = await Promise.all(
    categories.map(async (page) => ({ ...page, cards: await Promise.all(page.cards.map(shrink)) })),
  )
  const shrunkByPermalink = new Map(shrunk.map((page) => [page.permalink, page]))
  return pages.map((page) => shrunkByPermalink.get(page.permalink) ?? page)
}

/** The redirects of the settings and pages. */
function readRedirects(
  source: ConfigSource,
  { config, versions, standalone, blog, permalinks, drafts }: SitePlan,
  { contentDir, problems }: SiteContext,
): Promise<Redirects> {
  const lastFirst = [...versions].sort((a, b) => Number(b.isLast) - Number(a.isLast))
  const pages = [...standalone, ...blog.posts]
  const written = collectRedirects({ source, versions: lastFirst.map(({ docs }) => docs), pages })
  const draftPermalinks = new Set(drafts.map(({ permalink }) => permalink))
  const staticDir = path.posix.join(contentDir, 'static')
  return resolveRedirects(written, { permalinks, draftPermalinks, staticDir, blog: config.blog }, problems)
}

/** Checks that the content folder exists and has a start page. */
async function checkStart(
  contentDir: string,
  { config }: ConfigSource,
  { written }: ArrangedSite,
  problems: Problems,
): Promise<void> {
  if (!(await listFiles(contentDir || '.'))) {
    problems.add({ file: contentDir }, 'no-content-folder')
  } else if (written.every(({ permalink }) => permalink !== '/')) {
    problems.add({ file: contentDir }, 'no-start-page', { hasDocsPath: config.docs.path !== '' })
  }
}

const noUpdates: LastUpdates = { byFile: new Map(), unknownPages: 0 }

const updatesByDir = new Map<string, Promise<LastUpdates>>()

/** Read once per process, since unsaved and uncommitted edits are in no commit. */
function getLastUpdates(contentDir: string): Promise<LastUpdates> {
  const updates = updatesByDir.get(contentDir) ?? readLastUpdates(contentDir || '.')
  updatesByDir.set(contentDir, updates)
  return updates
}

function toDocsVersion({ name, label, path, isLast, banner, mainDoc, sidebarById }: LoadedVersion): DocsVersion {
  const sidebars = Object.fromEntries([...sidebarById].map(([id, items]) => [id, toSidebarNodes(items)]))
  return { name, label, path, isLast, banner, ...(mainDoc && { mainDocId: mainDoc.id }), sidebars }
}

/** Reports Docusaurus files with code, which have no effect here. */
async function reportPrograms(contentDir: string, problems: Problems): Promise<void> {
  const sidebars = (await listTree(path.join(contentDir, 'versioned_sidebars'))).map(
    (name) => `versioned_sidebars/${name}`,
  )
  const pages = (await listTree(path.join(contentDir, 'pages'))).map((name) => `pages/${name}`)
  const names = [...((await listFiles(contentDir || '.')) ?? []), ...sidebars, ...pages]
  for (const name of names) {
    const file = path.posix.join(contentDir, name)
    if (/^(sidebars|versioned_sidebars\/[^/]+)\.[cm]?[jt]s$/.test(name)) {
      if (names.includes(name.replace(/\.[cm]?[jt]s$/, '.yml'))) continue
      problems.add({ file }, 'sidebar-with-code')
    } else if (/^pages\/.*(?<!\.test)\.[jt]sx?$/.test(name) && !name.includes('/_')) {
      problems.add({ file }, 'page-with-code')
    }
  }
}
