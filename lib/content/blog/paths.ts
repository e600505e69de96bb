import type { SiteConfig } from '@/lib/site/config'
import { normalizePathname } from '@/lib/site/href'

/** The addresses of the blog's own pages and files. */
export interface BlogPaths {
  /** The first page of the blog; `/` if the blog is the whole site. */
  root: string
  /** The list of tags, with their pages below. */
  tags: string
  /** The list of authors, with their pages below. */
  authors: string
  /** The list of all posts by year. */
  archive: string
  rss: string
  atom: string
  json: string
}

/** The addresses of the blog for its configured path. */
export function blogPaths({ blog: { path } }: { blog: Pick<SiteConfig['blog'], 'path'> }): BlogPaths {
  const base = path && `/${path}`
  return {
    root: base || '/',
    ...{ tags: `${base}/tags`, authors: `${base}/authors`, archive: `${base}/archive` },
    ...{ rss: `${base}/rss.xml`, atom: `${base}/atom.xml`, json: `${base}/feed.json` },
  }
}

/** The Next route of a blog page, if it differs from the page's address. */
export function findBlogRoute(
  pathname: string,
  site: { config: SiteConfig; blog: { pageByPermalink: ReadonlyMap<string, unknown> } },
): string | undefined {
  const { path } = site.config.blog
  const permalink = normalizePathname(pathname)
  if (path === 'blog' || !site.blog.pageByPermalink.has(permalink)) return undefined
  return `/blog${permalink.slice(path === '' ? 0 : path.length + 1)}`.replace(/\/?$/, pathname.endsWith('/') ? '/' : '')
}
