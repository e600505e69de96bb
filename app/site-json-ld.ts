import type { SiteConfig } from '@/lib/site/config'
import { formatUrl } from '@/lib/site/href'

/** What search engines are told of the whole site, and how to search it, as the text of a script element. */
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
  return JSON.stringify(site).replaceAll('<', '\\u003c')
}
