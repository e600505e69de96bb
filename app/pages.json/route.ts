import { getListedPages } from '@/lib/content/site'
import type { KnownPage } from '@/lib/site/nearest-pages'

export const dynamic = 'force-static'

/** Permalink and title of every listed page; only the not-found page fetches it. */
export function GET(): Response {
  return Response.json(getListedPages().map(({ permalink, title }): KnownPage => [permalink, title]))
}
