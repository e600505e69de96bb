import type { Metadata } from 'next'
import type { SiteConfig } from '@/lib/site/config'
import { formatFileUrl, formatUrl } from '@/lib/site/href'
import { formatOpenGraphLocale, originalLocale, siteLocales, type TextLanguage } from '@/lib/site/locale'

/** What the head of a page is made from; every page of docs and blog has it. */
interface PageFacts {
  kind: string
  permalink: string
  title: string
  description: string
  unlisted: boolean
  /** The page that search engines shall list instead. */
  canonical?: string
  /** Name of the docs version; missing outside the docs. */
  version?: string
  /** The language of the text, when it is not that of the site. */
  language?: TextLanguage
  /** Codes of the languages in which the page is written; missing when that is one alone. */
  translations?: string[]
  keywords?: string[]
  image?: string
}

/** The `<head>` of a page, with the tags the public DocSearch crawler expects of a Docusaurus site. */
export function formatPageMetadata(page: PageFacts, config: SiteConfig): Metadata {
  const { baseUrl } = page.language ? originalLocale(config) : config
  // A page that is not translated is the same as the original to a search engine.
  const url = formatUrl(page.canonical ?? page.permalink, { ...config, baseUrl })
  const { version, keywords = [], image } = page
  return {
    title: page.title,
    description: page.description,
    ...(keywords.length > 0 && { keywords }),
    ...(page.unlisted && { robots: { index: false, follow: false } }),
    alternates: { canonical: url, ...formatLanguages(page, config) },
    openGraph: {
      siteName: config.title,
      locale: formatOpenGraphLocale(page.language?.code ?? config.locale),
      type: page.kind === 'doc' ? 'article' : 'website',
      title: page.title,
      description: page.description,
      url,
      ...(image && { images: [formatFileUrl(image, config)] }),
    },
    other: {
      'docsearch:language': config.locale,
      'docsearch:version': version ?? 'current',
      'docsearch:docusaurus_tag': version ? `docs-default-${version}` : 'default',
    },
  }
}

/** Where each translation of a page is; readers of other languages are sent to the original. */
function formatLanguages({ permalink, canonical, language, translations }: PageFacts, config: SiteConfig) {
  if (!translations || language || canonical !== undefined) return {}
  const urls = siteLocales(config).flatMap(({ code, baseUrl, isOriginal }): Array<[string, string]> => {
    const url = formatUrl(permalink, { ...config, baseUrl })
    if (!translations.includes(code)) return []
    return isOriginal
      ? [
          [code, url],
          ['x-default', url],
        ]
      : [[code, url]]
  })
  return { languages: Object.fromEntries(urls) }
}
