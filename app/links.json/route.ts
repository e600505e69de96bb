import { buildBackLinks } from '@/lib/content/links/back-links'
import { getListedPages } from '@/lib/content/site'

export const dynamic = 'force-static'

/** Which pages link to which; fetched on demand. */
export function GET(): Response {
  return Response.json(buildBackLinks(getListedPages().flatMap((page) => ('text' in page ? [page] : []))))
}
