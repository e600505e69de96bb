import { notFound } from 'next/navigation'

/** The segments of the catch-all route for a permalink; Next encodes them itself. */
export function parsePermalink(permalink: string): string[] {
  return permalink.split('/').filter(Boolean).map(decodeURIComponent)
}

/** The permalink of the catch-all route's segments, which Next may hand over encoded or not. */
export function formatPermalink({ slug = [] }: { slug?: string[] }): string {
  return `/${slug.map((segment) => encodeURI(decodeURIComponent(segment))).join('/')}`
}

/** Under the development server, where routes come and go, an unknown address is "not found"; in a build, where each address comes from the content, the lookup throws. */
export function refuseUnknown(permalink: string, known: { has(permalink: string): boolean }): void {
  if (process.env.NODE_ENV === 'development' && !known.has(permalink)) notFound()
}
