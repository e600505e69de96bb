import type { Metadata } from 'next'
import type { SiteConfig } from '@/lib/site/config'
import { formatFileUrl, formatUrl } from '@/lib/site/href'

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
  keywords?: string[]
  image?: string
}

/** The `<head>` of a page, with the tags the public DocSearch crawler expects of a Docusaurus site. */
export function formatPageMetadata(page: PageFacts, config: SiteConfig): Metadata {
  const url = formatUrl(page.canonical ?? page.permalink, config)
  const { version, keywords = [], image } = page
  return {
    title: page.title,
    description: page.description,
    ...(keywords.length > 0 && { keywords }),
    ...(page.unlisted && { robots: { index: false, follow: false } }),
    alternates: { canonical: url },
    openGraph: {
      siteName: config.title,
      locale: config.locale,
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
