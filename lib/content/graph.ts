import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { BlogSidebarYear } from '@/lib/content/blog/blog-page'
import type { ResolvedNavbarItem } from '@/lib/content/config/navbar-items'
import type { SearchLink } from '@/lib/content/config/search-links'
import type { Redirects } from '@/lib/content/links/redirects'
import type { PageText } from '@/lib/content/text-cache'
import type { DocsVersion } from '@/lib/content/versions/versions'
import type { Code } from '@/lib/mdx/source'
import type { SiteConfig } from '@/lib/site/config'
import { environment } from '@/lib/site/environment'
import type { Problem } from '@/lib/site/problems/problems'
import { createTexts, type Texts, type TextTable } from '@/lib/site/texts'
import type { SitePage } from './site-page'

const { posix } = path

/** What the pages of a site share. */
interface SharedRecord {
  config: SiteConfig
  /** Docs versions, newest first; at least one. */
  versions: DocsVersion[]
  navbar: ResolvedNavbarItem[]
  blogSidebar: BlogSidebarYear[]
  searchLinks: SearchLink[]
  /** All problems of the content. */
  problems: Problem[]
}

/** `site.json`: one language of the site without its pages. */
export interface SiteRecord extends SharedRecord {
  texts: TextTable
  announcement?: TextRecord
  redirects: Array<[from: string, to: string]>
  /** The permalinks of all pages; posts are in order, newest first. */
  permalinks: string[]
  /** Site paths of the files that are copied to the site: static files and assets. */
  copied: string[]
}

/** A compiled text with its code; without code if it has errors. */
export interface TextRecord {
  text: PageText
  code?: Code
}

/** The file of a page; the code is that of its text. */
export interface PageRecord {
  page: SitePage
  code?: Code
}

/** One language of the site with all pages. */
export interface SiteGraph extends SharedRecord {
  /** The folder of its records. */
  folder: string
  /** The texts of the interface in the language of the site. */
  texts: Texts
  redirects: Redirects
  /** Every page of the content; posts are in order, newest first. */
  pages: SitePage[]
  pageByPermalink: ReadonlyMap<string, SitePage>
  copied: ReadonlySet<string>
}

/** The folder of the records of the site, or of its translation. */
export function graphFolder(translation?: string): string {
  return posix.join(environment.graphDir, translation ?? 'original')
}

/** The file of what all pages share. */
export function siteFile(folder: string): string {
  return posix.join(folder, 'site.json')
}

/** The file of a page, which may not exist; its name is a hash, since addresses can be longer than names of files. */
export function pageFile(folder: string, permalink: string): string {
  return posix.join(folder, 'pages', `${createHash('sha256').update(permalink).digest('hex').slice(0, 16)}.json`)
}

// Reading is synchronous, because React tracks every promise under the development server.

/** Reads what the pages of a site share. */
export function readSiteRecord(folder: string): SiteRecord {
  const file = siteFile(folder)
  if (!existsSync(file)) throw new Error(`There is no ${file}. Write it with: npm run step -- graph`)
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** Reads a page; undefined if no page has this address. */
export function readPageRecord(folder: string, permalink: string): PageRecord | undefined {
  const file = pageFile(folder, permalink)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** Reads all pages of a site, without their code. */
export function readGraph(folder: string): SiteGraph {
  const record = readSiteRecord(folder)
  const pages = record.permalinks.map((permalink) => {
    const found = readPageRecord(folder, permalink)
    if (!found) throw new Error(`The page ${permalink} is missing in ${folder}/.`)
    return found.page
  })
  return buildGraph(folder, record, pages)
}

/** One language of the site, from what its pages share and its pages. */
export function buildGraph(folder: string, record: SiteRecord, pages: SitePage[]): SiteGraph {
  const { texts, redirects, permalinks: _, copied, ...shared } = record
  return {
    ...shared,
    folder,
    texts: createTexts(texts),
    redirects: new Map(redirects),
    pages,
    pageByPermalink: new Map(pages.map((page) => [page.permalink, page])),
    copied: new Set(copied),
  }
}
