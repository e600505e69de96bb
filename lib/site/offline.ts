/** A visited page; `files` are the addresses of its resources. */
export interface OpenedPage {
  path: string
  title: string
  files: string[]
}

/** Header of a kept page with its title, URL-encoded. */
export const titleHeader = 'x-title'

/** Name of the cache that holds the pages kept for reading offline. */
export function offlinePages(basePath: string): string {
  return `${offlinePrefix(basePath)}pages`
}

/** Prefix of the names of the offline caches of a site. */
export function offlinePrefix(basePath: string): string {
  return `offline ${basePath}/ `
}
