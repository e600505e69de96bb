/** A page that the reader opened; `files` are the addresses of what it has loaded. */
export interface OpenedPage {
  path: string
  title: string
  files: string[]
}

/** Header of a kept page that holds its title, encoded as in a URL. */
export const titleHeader = 'x-title'

/** Name of the cache that holds the pages kept for reading offline. */
export function offlinePages(basePath: string): string {
  return `${offlinePrefix(basePath)}pages`
}

/** What the names of the offline caches of a site begin with. */
export function offlinePrefix(basePath: string): string {
  return `offline ${basePath}/ `
}
