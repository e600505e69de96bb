import { getSite } from '@/lib/content/site'
import { formatOpenSearch } from '../opensearch'

export const dynamic = 'force-static'

/** Written as a file by the build. */
export async function GET(): Promise<Response> {
  const { config } = await getSite()
  return new Response(formatOpenSearch(config), {
    headers: { 'Content-Type': 'application/opensearchdescription+xml; charset=utf-8' },
  })
}
