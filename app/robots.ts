import type { MetadataRoute } from 'next'
import { getSite } from '@/lib/content/site'
import { formatFileUrl } from '@/lib/site/href'
import { siteLocales } from '@/lib/site/locale'

export const dynamic = 'force-static'

/** Allows every crawler and names the sitemap of each language. */
export default function robots(): MetadataRoute.Robots {
  const { config } = getSite()
  const sitemaps = siteLocales(config).map(({ baseUrl }) => formatFileUrl('/sitemap.xml', { url: config.url, baseUrl }))
  return { rules: { userAgent: '*', allow: '/' }, sitemap: sitemaps }
}
