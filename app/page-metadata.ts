import type { Metadata } from 'next'
import type { PageTools } from '@/components/reading/page-tools'
import type { BlogPage } from '@/lib/content/blog/blog-page'
import { blogPaths } from '@/lib/content/blog/paths'
import { buildSocialCard, cardSize } from '@/lib/content/links/social-card'
import type { PageFrontMatter } from '@/lib/content/source/schema'
import { encodeUriPart } from '@/lib/site/characters'
import type { SiteConfig } from '@/lib/site/config'
import { formatFileUrl, formatMarkdownPath, formatUrl } from '@/lib/site/href'
import { formatOpenGraphLocale, originalLocale, siteLocales, type TextLanguage } from '@/lib/site/locale'
import { t } from '@/lib/site/text'

/** The fields of a page that its head is made from; every page of docs and blog has them. */
interface PageFacts {
  kind: string
  permalink: string
  title: string
  description: string
  unlisted: boolean
  /** The page that search engines list instead. */
  canonical?: string
  /** Name of the docs version; missing outside the docs. */
  version?: string
  /** The language of the text, when it is not that of the site. */
  language?: TextLanguage
  /** Codes of the languages in which the page is written; missing if there is only one. */
  translations?: string[]
  keywords?: string[]
  image?: string
  meta?: Pick<PageFrontMatter, 'title_meta' | 'noindex'>
  crumbs?: Array<{ title: string }>
  /** The day of a post. */
  day?: string
}

/** The `<head>` of a page, with the tags the public DocSearch crawler expects of a Docusaurus site. */
export function formatPageMetadata(page: PageFacts, config: SiteConfig): Metadata {
  const { baseUrl } = page.language ? originalLocale(config) : config
  // A page that is not translated is the same as the original to a search engine.
  const url = formatUrl(page.canonical ?? page.permalink, { ...config, baseUrl })
  const { version, keywords = [], image = config.look?.image } = page
  const card = buildSocialCard(page, config)
  return {
    title: page.meta?.title_meta ?? page.title,
    description: page.description,
    ...(keywords.length > 0 && { keywords }),
    ...(page.unlisted && { robots: { index: false, follow: false } }),
    ...(!page.unlisted && page.meta?.noindex && { robots: { index: false } }),
    alternates: { canonical: url, ...formatLanguages(page, config) },
    openGraph: {
      siteName: config.title,
      locale: formatOpenGraphLocale(page.language?.code ?? config.locale),
      type: page.kind === 'doc' ? 'article' : 'website',
      title: page.meta?.title_meta ?? page.title,
      description: page.description,
      url,
      ...(image && { images: [formatFileUrl(image, config)] }),
      ...(card && { images: [{ url: formatFileUrl(card.path, config), ...cardSize, alt: card.title }] }),
    },
    ...((image || card) && { twitter: { card: 'summary_large_image' } }),
    other: {
      'docsearch:language': config.locale,
      'docsearch:version': version ?? 'current',
      'docsearch:docusaurus_tag': version ? `docs-default-${version}` : 'default',
    },
  }
}

/** The URL of each translation of a page; other languages get the original. */
function formatLanguages({ permalink, canonical, language, translations }: PageFacts, config: SiteConfig) {
  if (!translations || language || canonical !== undefined) return {}
  const urls = siteLocales(config)
    .filter(({ code }) => translations.includes(code))
    .flatMap(({ code, baseUrl, isOriginal }) => {
      const url = formatUrl(permalink, { ...config, baseUrl })
      return (isOriginal ? [code, 'x-default'] : [code]).map((name) => [name, url])
    })
  return { languages: Object.fromEntries(urls) }
}

/** The `<head>` of a blog page: the tags of every page, links to the feeds, and for a post its date and authors. */
export function formatBlogMetadata(page: BlogPage, config: SiteConfig): Metadata {
  const title = formatBlogTitle(page, config)
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

/** Distinguishes later pages of a list from the first, and the tags of the blog from those of the docs. */
function formatBlogTitle(page: BlogPage, { blog, titleDelimiter }: SiteConfig): string {
  if (page.kind === 'blog-tag-list') return `${page.title} ${titleDelimiter} ${blog.title}`
  const isLater = page.kind === 'post-list' && page.number > 1
  return isLater ? `${page.title}, ${t('pageNumber', { number: page.number })}` : page.title
}

function formatFeeds(config: SiteConfig) {
  const title = `${config.title}: ${config.blog.title}`
  const paths = blogPaths(config)
  return {
    'application/rss+xml': [{ url: formatFileUrl(paths.rss, config), title: `${title} (RSS)` }],
    'application/atom+xml': [{ url: formatFileUrl(paths.atom, config), title: `${title} (Atom)` }],
    'application/feed+json': [{ url: formatFileUrl(paths.json, config), title: `${title} (JSON)` }],
  }
}

/** The links of the page tools; the browser builds the sheet behind the last button. */
export function buildPageTools(
  { permalink, title }: { permalink: string; title: string },
  config: SiteConfig,
): PageTools {
  const report = config.reportUrl
    ?.replaceAll('{title}', () => encodeUriPart(title))
    .replaceAll('{url}', () => encodeUriPart(formatUrl(permalink, config)))
  return { markdown: formatMarkdownPath(permalink), report, asksWhetherHelpful: config.analytics !== undefined }
}
