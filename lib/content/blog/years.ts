import { langOf } from '@/lib/content/locales/page-languages'
import { groupBy } from '@/lib/site/groups'
import type { ArchiveDay, ArchivePage, BlogSidebarYear } from './blog-page'
import type { BlogPost } from './blog-post'

/** The years of the blog's sidebar; `posts` are the listed ones, newest first. */
export function buildSidebarYears(posts: BlogPost[]): BlogSidebarYear[] {
  return [...groupBy(posts, ({ post }) => post.day.slice(0, 4))].map(([year, group]) => ({
    year,
    posts: group.map(({ post }) => ({
      title: post.meta.sidebar_label ?? post.title,
      permalink: post.permalink,
      ...langOf(post),
    })),
  }))
}

/** The years and days of the archive; `posts` are the listed ones, newest first. */
export function buildArchiveYears(posts: BlogPost[]): ArchivePage['years'] {
  return [...groupBy(posts, ({ post }) => post.day.slice(0, 4))].map(([year, group]) => ({
    year,
    days: [...groupBy(group, ({ post }) => post.day)].map(toDay),
  }))
}

function toDay([day, group]: [string, BlogPost[]]): ArchiveDay {
  return { day, posts: group.map(({ post }) => ({ title: post.title, permalink: post.permalink, ...langOf(post) })) }
}
