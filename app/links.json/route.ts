import { buildBackLinks } from '@/lib/content/links/back-links'
import { getSite } from '@/lib/content/site'
import { isListed } from '@/lib/content/source/visibility'

export const dynamic = 'force-static'

/** Which pages link to which; fetched on demand. */
export async function GET(): Promise<Response> {
  const { pages, blog } = await getSite()
  const all = [...pages, ...blog.pageByPermalink.values()].filter(isListed)
  return Response.json(buildBackLinks(all.flatMap((page) => ('text' in page ? [page] : []))))
}
