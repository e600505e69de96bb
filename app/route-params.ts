import { notFound } from 'next/navigation'
import { encodePath } from '@/lib/content/source/content-path'
import { decodePath } from '@/lib/site/decode-uri'

/** The segments of the catch-all route for a permalink; Next encodes them itself. */
export function parsePermalink(permalink: string): string[] {
  return decodePath(permalink).split('/').filter(Boolean)
}

/** What Next hands to the catch-all routes. */
export interface RouteParams {
  slug?: string[]
}

/** The permalink for the segments of a catch-all route, below a root such as `/blog`. */
export function formatPermalink({ slug = [] }: RouteParams, root = '/'): string {
  return `/${[...parsePermalink(root), ...slug].map(encodePath).join('/')}`
}

/** Decodes the segments: Next 16 passes them encoded to a page, but not to `generateMetadata`. */
export function decodeParams({ slug = [] }: RouteParams): RouteParams {
  return { slug: slug.map(decodePath) }
}

/** Under the development server pages come and go, and Next would list them again, in a new process, for each request. */
export const isDevelopment = process.env.NODE_ENV === 'development'

/** Under the development server an unknown address is "not found"; in a build, where each address comes from the content, the lookup throws. */
export function refuseUnknown(permalink: string, known: { has(permalink: string): boolean }): void {
  if (isDevelopment && !known.has(permalink)) notFound()
}
