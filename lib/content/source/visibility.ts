import { environment } from '@/lib/site/environment'

/** Whether a source file becomes a page; drafts do only in the development server. */
export function isExported({ draft }: { draft: boolean }): boolean {
  return !draft || environment.isDevelopment
}

/** Whether lists, sidebars, the sitemap and the search include a page. */
export function isListed({ unlisted }: { unlisted: boolean }): boolean {
  return !unlisted
}
