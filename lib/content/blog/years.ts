import { langOf } from '@/lib/content/locales/title-language'
import type { ArchiveDay, ArchivePage, BlogSidebarYear } from './blog-page'
import type { BlogPost } from './blog-post'

/** The years of the blog's sidebar; `posts` are the listed ones, newest first. */
export function buildSidebarYears(posts: BlogPost[]): BlogSidebarYear[] {
  return groupBy(posts, ({ post }) => post.day.slice(0, 4)).map(([year, group]) => ({
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
  return groupBy(posts, ({ post }) => post.day.slice(0, 4)).map(([year, group]) => ({
    year,
    days: groupBy(group, ({ post }) => post.day).map(toDay),
  }))
}

function toDay([day, group]: [string, BlogPost[]]): ArchiveDay {
  return { day, posts: group.map(({ post }) => ({ title: post.title, permalink: post.permalink, ...langOf(post) })) }
}

/** Groups in the order in which their keys are first met. */
function groupBy(posts: BlogPost[], keyOf: (post: BlogPost) => string): Array<[string, BlogPost[]]> {
  const groups = new Map<string, BlogPost[]>()
  for (const post of posts) groups.set(keyOf(post), [...(groups.get(keyOf(post)) ?? []), post])
  return [...groups]
}
