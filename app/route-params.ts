/** The segments of the catch-all route for a permalink; Next encodes them itself. */
export function parsePermalink(permalink: string): string[] {
  return permalink.split('/').filter(Boolean).map(decodeURIComponent)
}

/** The permalink of the catch-all route's segments, which Next may hand over encoded or not. */
export function formatPermalink({ slug = [] }: { slug?: string[] }): string {
  return `/${slug.map((segment) => encodeURI(decodeURIComponent(segment))).join('/')}`
}
