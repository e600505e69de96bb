import { encodePath } from '@/lib/content/source/content-path'
import { decodePath } from '@/lib/site/decode-uri'

/** The segments of the catch-all route for a permalink; Next encodes them itself. */
export function parsePermalink(permalink: string): string[] {
  return decodePath(permalink).split('/').filter(Boolean)
}

/** What Next hands to the catch-all route. */
export interface RouteParams {
  slug?: string[]
}

/** The permalink for the segments of the catch-all route. */
export function formatPermalink({ slug = [] }: RouteParams): string {
  return `/${slug.map(encodePath).join('/')}`
}

/** Decodes the segments: Next 16 passes them encoded to a page, but not to `generateMetadata`. */
export function decodeParams({ slug = [] }: RouteParams): RouteParams {
  return { slug: slug.map(decodePath) }
}

/** Under the development server pages come and go, and Next would list them again, in a new process, for each request. */
export const isDevelopment = process.env.NODE_ENV === 'development'
