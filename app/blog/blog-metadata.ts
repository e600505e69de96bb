import type { Metadata } from 'next'
import type { BlogPage } from '@/lib/content/blog/blog-page'
import { feedPaths } from '@/lib/content/blog/paths'
import type { SiteConfig } from '@/lib/site/config'
import { formatFileUrl, formatUrl } from '@/lib/site/href'
import { strings } from '@/lib/site/strings'
import { formatPageMetadata } from '../page-metadata'

/** The `<head>` of a page of the blog: what every page says, its feeds, and of a post when and by whom it was written. */
export function formatBlogMetadata(page: BlogPage, config: SiteConfig): Metadata {
  const isLaterPage = page.kind === 'post-list' && page.number > 1
  const title = isLaterPage ? `${page.title}, ${strings.pageNumber(page.number)}` : page.title
  const general = formatPageMetadata({ ...page, title, description: page.description || title }, config)
  return {
    ...general,
    alternates: { ...general.alternates, types: formatFeeds(config) },
    ...(page.kind === 'post' && {
      authors: page.authors.map(({ name }) => ({ name })),
      openGraph: {
        ...general.openGraph,
        type: 'article',
        publishedTime: page.day,
        modifiedTime: page.lastUpdate?.day ?? page.day,
        authors: page.authors.flatMap(({ permalink, url }) =>
          permalink === undefined ? (url ?? []) : formatUrl(permalink, config),
        ),
        tags: page.tags.map(({ label }) => label),
      },
    }),
  }
}

function formatFeeds(config: SiteConfig) {
  const title = `${config.title}: ${config.blog.title}`
  return {
    'application/rss+xml': [{ url: formatFileUrl(feedPaths.rss, config), title: `${title} (RSS)` }],
    'application/atom+xml': [{ url: formatFileUrl(feedPaths.atom, config), title: `${title} (Atom)` }],
    'application/feed+json': [{ url: formatFileUrl(feedPaths.json, config), title: `${title} (JSON)` }],
  }
}
