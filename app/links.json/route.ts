import { buildBackLinks } from '@/lib/content/links/back-links'
import { getListedPages } from '@/lib/content/site'

export const dynamic = 'force-static'

/** Which pages link to which; fetched on demand. */
export async function GET(): Promise<Response> {
  return Response.json(buildBackLinks((await getListedPages()).flatMap((page) => ('text' in page ? [page] : []))))
}
