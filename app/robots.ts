import type { MetadataRoute } from 'next'
import { getSite } from '@/lib/content/site'

export const dynamic = 'force-static'

/** Lets every crawler in and shows it the sitemap. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  const { config } = await getSite()
  return { rules: { userAgent: '*', allow: '/' }, sitemap: new URL(`${config.baseUrl}sitemap.xml`, config.url).href }
}
