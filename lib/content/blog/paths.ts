import type { SiteConfig } from '@/lib/site/config'
import { normalizePathname } from '@/lib/site/href'

/** The addresses of the blog's own pages and files for its configured path. */
export function blogPaths({ blog: { path } }: { blog: Pick<SiteConfig['blog'], 'path'> }) {
  const base = path && `/${path}`
  return {
    root: base || '/',
    // The lists of tags and authors, with their pages below, and the list of all posts by year.
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
