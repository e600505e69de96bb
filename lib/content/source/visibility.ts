/** Whether a source file becomes a page: a draft does only while it is being written, under the development server. */
export function isExported({ draft }: { draft: boolean }): boolean {
  return !draft || process.env.NODE_ENV === 'development'
}

/** Whether lists, sidebars, the sitemap and the search may show a page; others are reached only by address. */
export function isListed({ unlisted }: { unlisted: boolean }): boolean {
  return !unlisted
}
