import type { MetadataRoute } from 'next'
import { getListedPages, getSite } from '@/lib/content/site'
import type { PageFrontMatter } from '@/lib/content/source/schema'
import type { SiteConfig } from '@/lib/site/config'
import { escapeHtml } from '@/lib/site/escape-html'
import { formatUrl } from '@/lib/site/href'
import type { TextLanguage } from '@/lib/site/locale'

export const dynamic = 'force-static'

/**
 * Every listed page that search engines may show, under its canonical URL: the latest version of a page in several docs versions. An
 * untranslated page is only in the sitemap of its language.
 */
export default function sitemap(): MetadataRoute.Sitemap {
  const { config } = getSite()
  const pages: ListedPage[] = getListedPages()
  const shown = pages.filter(({ canonical, language, meta }) => !canonical && !language && !meta?.noindex)
  return shown.map((page) => entryOf(page, config))
}

interface ListedPage {
  permalink: string
  /** The page that search engines list instead. */
  canonical?: string
  lastUpdate?: { day: string }
  /** The day of a post, used when no later change is known. */
  day?: string
  language?: TextLanguage
  meta?: Pick<PageFrontMatter, 'noindex'>
}

function entryOf({ permalink, lastUpdate, day }: ListedPage, config: SiteConfig): MetadataRoute.Sitemap[number] {
  // Next writes addresses into the XML as they are.
  return { url: escapeHtml(formatUrl(permalink, config)), lastModified: lastUpdate?.day ?? day }
}
