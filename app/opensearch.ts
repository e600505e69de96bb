import { cutText } from '@/lib/site/characters'
import type { SiteConfig } from '@/lib/site/config'
import { escapeHtml } from '@/lib/site/escape-html'
import { formatFileUrl, formatUrl } from '@/lib/site/href'
import { findFavicon } from '@/lib/site/settings/look'

/** The address of the OpenSearch description, which lets browsers search this site. */
export const openSearchPath = '/opensearch.xml'

/** The longest names that the format allows. */
const longest = { shortName: 16, longName: 48, description: 1024 }

/** The OpenSearch description of the site. */
export function formatOpenSearch(config: SiteConfig): string {
  const { title, tagline, navbar, locale } = config
  const favicon = findFavicon(config)
  const template = `${formatUrl('/search', config)}?q={searchTerms}`
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeHtml(shorten(navbar.title ?? title, longest.shortName))}</ShortName>
  <LongName>${escapeHtml(shorten(title, longest.longName))}</LongName>
  <Description>${escapeHtml(shorten(tagline || title, longest.description))}</Description>
  <Url type="text/html" method="get" template="${escapeHtml(template)}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${escapeHtml(formatFileUrl(openSearchPath, config))}"/>
  <Image width="16" height="16" type="${favicon.type ?? 'image/png'}">${escapeHtml(formatFileUrl(favicon.path, config))}</Image>
  <Language>${escapeHtml(locale)}</Language>
  <InputEncoding>UTF-8</InputEncoding>
  <OutputEncoding>UTF-8</OutputEncoding>
</OpenSearchDescription>
`
}

/** Cut at the end of a word where there is one. */
function shorten(text: string, length: number): string {
  if (text.length <= length) return text
  const cut = cutText(text, length + 1)
  return cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cutText(text, length)
}
