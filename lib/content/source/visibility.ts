/** Whether a source file becomes a page: a draft does only while it is being written, under the development server. */
export function isExported({ draft }: { draft: boolean }): boolean {
  return !draft || process.env.NODE_ENV === 'development'
}

/** Whether a page may stand in a list, a sidebar, the sitemap or the search; the others are reached by address alone. */
export function isListed({ unlisted }: { unlisted: boolean }): boolean {
  return !unlisted
}
