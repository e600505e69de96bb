import { isListed } from '@/lib/content/source/visibility'
import { findPage } from '../page-list'
import { getSite } from '../site'
import type { BlogPage, BlogSidebarYear } from './blog-page'

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
