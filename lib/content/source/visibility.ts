/** Whether a source file becomes a page; drafts do only in the development server. */
export function isExported({ draft }: { draft: boolean }): boolean {
  return !draft || process.env.NODE_ENV === 'development'
}

/** Whether lists, sidebars, the sitemap and the search include a page. */
export function isListed({ unlisted }: { unlisted: boolean }): boolean {
  return !unlisted
}
