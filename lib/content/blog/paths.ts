import type { SiteConfig } from '@/lib/site/config'
import { normalizePathname } from '@/lib/site/href'

/** The addresses of the blog's own pages and files. */
export interface BlogPaths {
  /** The blog itself, below which all of its pages lie; `/` when it is the site. */
  root: string
  /** The list of tags; those of the tags lie below. */
  tags: string
  /** The list of authors; those of their pages lie below. */
  authors: string
  /** The list of all posts by year. */
  archive: string
  rss: string
  atom: string
  json: string
}

/** The addresses of the blog, wherever the settings put it. */
export function blogPaths({ blog: { path } }: { blog: Pick<SiteConfig['blog'], 'path'> }): BlogPaths {
  const base = path && `/${path}`
  return {
    root: base || '/',
    ...{ tags: `${base}/tags`, authors: `${base}/authors`, archive: `${base}/archive` },
    ...{ rss: `${base}/rss.xml`, atom: `${base}/atom.xml`, json: `${base}/feed.json` },
  }
}

/** The address at which Next makes a page of the blog, when that is another one than the page's own. */
export function findBlogRoute(
  pathname: string,
  site: { config: SiteConfig; blog: { pageByPermalink: ReadonlyMap<string, unknown> } },
): string | undefined {
  const { path } = site.config.blog
  const permalink = normalizePathname(pathname)
  if (path === 'blog' || !site.blog.pageByPermalink.has(permalink)) return undefined
  return `/blog${permalink.slice(path === '' ? 0 : path.length + 1)}`.replace(/\/?$/, pathname.endsWith('/') ? '/' : '')
}
