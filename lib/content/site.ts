import { cache } from 'react'
import type { BlogPage, BlogSidebarYear } from '@/lib/content/blog/blog-page'
import { contentDir, signTree } from '@/lib/content/source/read'
import { isListed } from '@/lib/content/source/visibility'
import type { SitePage } from './page'
import { findPage } from './page-list'
import { readSite, type Site } from './read-site'

interface Memo {
  key: string
  site: Promise<Site>
}

// Next loads this module several times, and the development server once more: all share one reading.
const shared = globalThis as typeof globalThis & { siteMemo?: Memo | undefined }

// Many parts of a page ask for the site while it is drawn.
const signContent = cache(signTree)

/** The site, read once; under the development server again when a file of the content has changed. */
export function getSite(): Promise<Site> {
  const dir = contentDir()
  const locale = process.env.LOCALE || undefined
  const name = `${dir} ${locale ?? ''}`
  const key = process.env.NODE_ENV === 'development' ? `${name} ${signContent(dir)}` : name
  if (shared.siteMemo?.key === key) return shared.siteMemo.site
  const memo = { key, site: readSite(locale) }
  shared.siteMemo = memo
  memo.site.catch(() => {
    if (shared.siteMemo === memo) shared.siteMemo = undefined
  })
  return memo.site
}

/** The page at a permalink; throws when there is none, because a lookup that fails is a fault of the program. */
export async function getPage(permalink: string): Promise<SitePage> {
  return findPage((await getSite()).pageByPermalink, permalink)
}

/** Every route of the catch-all that is to be written: docs, pages, category indexes and tag pages. */
export async function getPagePermalinks(): Promise<string[]> {
  return [...(await getSite()).pageByPermalink.keys()]
}

/** The pages that may stand in lists, such as the sitemap and the search. */
export async function getListedPages(): Promise<SitePage[]> {
  return (await getSite()).pages.filter(isListed)
}

/** The page of the blog at a permalink; throws when there is none. */
export async function getBlogPage(permalink: string): Promise<BlogPage> {
  return findPage((await getSite()).blog.pageByPermalink, permalink)
}

/** Every route of the blog that is to be written. */
export async function getBlogPermalinks(): Promise<string[]> {
  return [...(await getSite()).blog.pageByPermalink.keys()]
}

/** The pages of the blog that may stand in lists, such as the sitemap, the feeds and the search. */
export async function getListedBlogPages(): Promise<BlogPage[]> {
  return [...(await getSite()).blog.pageByPermalink.values()].filter(isListed)
}

/** The listed posts by year. */
export async function getBlogSidebar(): Promise<BlogSidebarYear[]> {
  return (await getSite()).blog.sidebar
}
