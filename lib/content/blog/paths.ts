import type { SiteConfig } from '@/lib/site/config'

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
