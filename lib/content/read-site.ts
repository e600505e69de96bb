import path from 'node:path'
import type { Blog } from '@/lib/content/blog/blog-page'
import { readBlog } from '@/lib/content/blog/read-blog'
import { type FrameLink, listFrameLinks } from '@/lib/content/config/frame-links'
import { buildNavbar } from '@/lib/content/config/navbar'
import type { ResolvedNavbarItem } from '@/lib/content/config/navbar-items'
import { readSiteConfig } from '@/lib/content/config/site-config'
import type { Doc } from '@/lib/content/docs/doc'
import { assetDir } from '@/lib/content/links/assets'
import { collectRedirects, type Redirects, resolveRedirects } from '@/lib/content/links/redirects'
import { thumbnailOf } from '@/lib/content/links/thumbnail'
import { readTexts } from '@/lib/content/locales/read-texts'
import { readTranslatedSources } from '@/lib/content/locales/translated-sources'
import { toSidebarNodes } from '@/lib/content/sidebar/sidebar-item'
import { fromWorkingDir } from '@/lib/content/source/content-path'
import { checkHistory, keepKnownAuthors, type LastUpdates, readLastUpdates } from '@/lib/content/source/last-update'
import { type Problem, Problems } from '@/lib/content/source/problems'
import { checkTree, listFiles, listTree, contentDir as readContentDir } from '@/lib/content/source/read'
import { type PageFrontMatter, pageFrontMatterSchema } from '@/lib/content/source/schema'
import type { Source } from '@/lib/content/source/sources'
import { type LoadedVersion, readVersion } from '@/lib/content/versions/load-version'
import { type DocsVersion, readVersions } from '@/lib/content/versions/versions'
import type { SiteConfig } from '@/lib/site/config'
import { normalizePathname } from '@/lib/site/href'
import { translationOf } from '@/lib/site/locale'
import { didYouMean } from '@/lib/site/nearest-name'
import type { Texts } from '@/lib/site/texts'
import { type ArrangedSite, arrangeSite, listTexts } from './arrange-site'
import type { IndexCard, SitePage } from './page'
import { checkAddresses, checkOutsideBlog, indexPages } from './page-list'
import type { ConfigSource, Reading } from './reading'
import { type CompiledTexts, compileTexts, type PageText } from './text-cache'

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
  announcement: PageText | undefined
  /** The links around the texts of pages. */
  frameLinks: FrameLink[]
  /** How many texts had to be compiled, and how many were known from before. */
  textCounts: Pick<CompiledTexts, 'compiled' | 'reused'>
  /** Errors and warnings about the site as a whole, its settings and the front matter of its pages. */
  problems: Problem[]
  /** Problems of the texts, which each page shows under the development server. */
  textProblems: Problem[]
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
  const [versions, standalone, blog, updates] = await Promise.all([
    readVersions(contentDir, source, problems).then((found) =>
      Promise.all(found.map((version) => readVersion(version, reading))),
    ),
    readStandalonePages(contentDir, reading),
    readBlog(contentDir, reading),
    config.docs.lastUpdateTime || config.blog.lastUpdateTime ? getLastUpdates(contentDir) : noUpdates,
  ])
  checkHistory(contentDir, updates, problems)
  await checkTree(contentDir || '.', problems)
  const files = { source, versions, standalone, blog }
  const names = [...blog.authorFile.authorByKey.values()].map(({ name }) => name)
  const { byFile: lastUpdates } = await keepKnownAuthors(updates, names)
  const facts = { config, texts, contentDir, lastUpdates }
  // Texts are compiled when all addresses that they may link to are known; titles are known when texts are compiled.
  const untitled = await arrangeSite(files, { ...facts, problems: new Problems(), textByFile: new Map() })
  const sources = listTexts(untitled, source.yaml.file)
  const { textByFile, compiled, reused } = await compileTexts(sources, { index: untitled, texts })
  const context = { ...facts, problems, textByFile }
  const site = await arrangeSite(files, context)
  await checkStart(contentDir, site, problems)
  checkOutsideBlog(site.written, problems)
  await checkAddresses([...site.written, ...site.blog.pages], config, problems)
  const pageByPermalink = indexPages(await shrinkPictures([...site.pageByPermalink.values()], config))
  const navbar = buildNavbar(source, { versions: site.versions, hasBlog: blog.sources.length > 0 }, problems)
  const redirects = await readRedirects(source, site, context)
  const announcement = textByFile.get(source.yaml.file)
  checkNamedPages(source, site.permalinks, problems)
  return {
    config,
    texts,
    configFile: source.yaml.file,
    versions: site.versions.map(toDocsVersion),
    docs: site.versions.flatMap((version) => version.docs),
    pages: [...pageByPermalink.values()],
    pageByPermalink,
    blog: { pageByPermalink: site.blogPageByPermalink, sidebar: site.blog.sidebar },
    navbar,
    announcement,
    frameLinks: [...listFrameLinks(source, site.versions), ...listAnnouncementLinks(announcement, source)],
    textCounts: { compiled, reused },
    problems: problems.all,
    textProblems: [...textByFile.values()].flatMap((text) =>
      text.file === source.yaml.file ? placeInSettings(text, source) : text.problems,
    ),
    permalinkByFile: site.permalinkByFile,
    draftFiles: site.draftFiles,
    permalinks: site.permalinks,
    redirects,
  }
}

/** The problems of the announcement, where the settings have it; of a text of many lines the line is known. */
function placeInSettings({ problems }: PageText, { yaml }: ConfigSource): Problem[] {
  const { source = '', ...spot } = yaml.spotOf(['announcementBar', 'content'])
  const isBlock = /[|>][-+\d]*\s*(#.*)?$/.test(source)
  return problems.map(({ line = 1, severity, found, fix, ...text }) => ({
    ...(isBlock ? { file: spot.file, line: (spot.line ?? 0) + line, source: text.source ?? '' } : { ...spot, source }),
    ...{ severity, found, fix },
  }))
}

function listAnnouncementLinks(announcement: PageText | undefined, { yaml }: ConfigSource): FrameLink[] {
  const spot = yaml.spotOf(['announcementBar', 'content'])
  return (announcement?.links ?? []).flatMap(({ href }) => (href.startsWith('/') ? [{ to: href, spot }] : []))
}

/** Checks that the pages are there to which the tools of every page lead. */
function checkNamedPages({ config, yaml }: ConfigSource, permalinks: ReadonlySet<string>, problems: Problems): void {
  const named = { keysPage: config.keysPage, licence: config.licence?.to }
  for (const [key, to] of Object.entries(named)) {
    const permalink = to && normalizePathname(to.replace(/[?#].*/s, ''))
    if (!permalink || permalinks.has(permalink)) continue
    const fix = `${didYouMean(permalink, permalinks)}Write the address of a page, or remove the key.`
    problems.add(yaml.spotOf([key]), `No page has the address ${permalink}.`, fix)
  }
}

/** Replaces the pictures of cards by thumbnails: a page can show many. Other pages stay as they are. */
function shrinkPictures(pages: SitePage[], config: SiteConfig): Promise<SitePage[]> {
  const dir = assetDir(translationOf(config))
  const shrink = async (card: IndexCard): Promise<IndexCard> => {
    const pictures = card.pictures && (await Promise.all(card.pictures.map((source) => thumbnailOf(source, dir))))
    return { ...card, pictures }
  }
  return Promise.all(
    pages.map(async (page) => {
      if (page.kind !== 'category' || !page.cards.every(({ pictures }) => pictures)) return page
      return { ...page, cards: await Promise.all(page.cards.map(shrink)) }
    }),
  )
}

/** The former addresses that the settings and the pages name. */
function readRedirects(
  source: ConfigSource,
  { config, versions, standalone, blog, permalinks, drafts }: ArrangedSite,
  { contentDir, problems }: Reading,
): Promise<Redirects> {
  const lastFirst = [...versions].sort((a, b) => Number(b.isLast) - Number(a.isLast))
  const pages = [...standalone, ...blog.posts]
  const written = collectRedirects({ source, versions: lastFirst.map(({ docs }) => docs), pages })
  const draftPermalinks = new Set(drafts.map(({ permalink }) => permalink))
  const staticDir = path.posix.join(contentDir, 'static')
  return resolveRedirects(written, { permalinks, draftPermalinks, staticDir, blog: config.blog }, problems)
}

/** Checks that the content folder exists and has a page at which readers arrive. */
async function checkStart(
  contentDir: string,
  { config, written, blog }: ArrangedSite,
  problems: Problems,
): Promise<void> {
  if (!(await listFiles(contentDir || '.'))) {
    const fix = 'Add it, or set CONTENT_DIR to another folder.'
    problems.add({ file: contentDir }, 'The content folder does not exist.', fix)
  } else if ([...written, ...blog.pages].every(({ permalink }) => permalink !== '/')) {
    const fix = config.docs.path
      ? 'Write it as "pages/index.md".'
      : 'Write "slug: /" in the front matter of the first page to read.'
    problems.warn({ file: contentDir }, 'No page has the address "/", at which readers arrive.', fix)
  }
}

const noUpdates: LastUpdates = { byFile: new Map(), unknownPages: 0 }

const updatesByDir = new Map<string, Promise<LastUpdates>>()

/** Asked once for each process: an edit that is being written is in no commit. */
function getLastUpdates(contentDir: string): Promise<LastUpdates> {
  const updates = updatesByDir.get(contentDir) ?? readLastUpdates(contentDir || '.')
  updatesByDir.set(contentDir, updates)
  return updates
}

function toDocsVersion({ name, label, path, isLast, banner, mainDoc, sidebarById }: LoadedVersion): DocsVersion {
  const sidebars = Object.fromEntries([...sidebarById].map(([id, items]) => [id, toSidebarNodes(items)]))
  return { name, label, path, isLast, banner, ...(mainDoc && { mainDocId: mainDoc.id }), sidebars }
}

/** Reads the pages outside docs and blog, and reports files of other engines that would be lost. */
async function readStandalonePages(
  contentDir: string,
  reading: { config: SiteConfig; problems: Problems },
): Promise<Source<PageFrontMatter>[]> {
  const folder = path.join(contentDir, 'pages')
  const sources = await readTranslatedSources(folder, pageFrontMatterSchema, reading)
  await refuseComponents(folder, reading.problems)
  return sources
}

async function refuseComponents(folder: string, problems: Problems): Promise<void> {
  const names = (await listTree(folder)).filter((name) => /\.[jt]sx?$/.test(name) && !/(^|\/)_|\.test\./.test(name))
  for (const name of names) {
    const file = fromWorkingDir(path.join(folder, name))
    problems.add(
      { file },
      'A page of this folder cannot be a program.',
      'Write it in Markdown, or make it a route of "app/".',
    )
  }
}
