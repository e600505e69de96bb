import type { PostPage } from '@/lib/content/blog/blog-page'
import { blogPaths } from '@/lib/content/blog/paths'
import type { SiteConfig } from '@/lib/site/config'
import { formatFileUrl, formatUrl } from '@/lib/site/href'

/** JSON-LD of the whole site and its search, as the text of a script element. */
export function formatSiteJsonLd(config: SiteConfig): string {
  const site = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': formatUrl('/', config),
    url: formatUrl('/', config),
    name: config.title,
    description: config.tagline || undefined,
    inLanguage: config.locale,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${formatUrl('/search', config)}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
  return formatScript(site)
}

/** JSON-LD of a post, as the text of a script element. */
export function formatPostJsonLd(page: PostPage, config: SiteConfig): string {
  const url = formatUrl(page.permalink, config)
  const posting = {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    '@id': url,
    mainEntityOfPage: url,
    url,
    headline: page.title,
    description: page.description,
    datePublished: page.day,
    dateModified: page.lastUpdate?.day ?? page.day,
    inLanguage: config.locale,
    author: page.authors.map(({ name, url, permalink }) => ({
      '@type': 'Person',
      name,
      url: permalink === undefined ? url : formatUrl(permalink, config),
    })),
    keywords: [...page.keywords, ...page.tags.map(({ label }) => label)],
    image: page.image && formatFileUrl(page.image, config),
    isPartOf: { '@type': 'Blog', '@id': formatUrl(blogPaths(config).root, config), name: config.blog.title },
  }
  return formatScript(posting)
}

/** No `<` in the text, which could end the element. */
function formatScript(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
