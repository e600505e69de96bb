import { getListedBlogPages } from '@/lib/content/blog/blog'
import { getListedPages } from '@/lib/content/site'
import type { KnownPage } from '@/lib/site/nearest-pages'

export const dynamic = 'force-static'

/** Address and title of every listed page; the not-found page alone asks for it. */
export async function GET(): Promise<Response> {
  const pages = [...(await getListedPages()), ...(await getListedBlogPages())]
  return Response.json(pages.map(({ permalink, title }): KnownPage => [permalink, title]))
}
