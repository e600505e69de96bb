import { getSite } from '@/lib/content/site'
import { formatOpenSearch } from '../opensearch'

export const dynamic = 'force-static'

/** Written as a file by the build. */
export function GET(): Response {
  const { config } = getSite()
  return new Response(formatOpenSearch(config), {
    headers: { 'Content-Type': 'application/opensearchdescription+xml; charset=utf-8' },
  })
}
