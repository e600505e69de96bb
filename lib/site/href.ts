import type { SiteConfig } from './config'

/** The address of a file of the site below its base path, such as `/docs/assets/x.png`; a full address stays as it is. */
export function formatFilePath(path: string, { baseUrl }: Pick<SiteConfig, 'baseUrl'>): string {
  return path.replace(/^\/(?!\/)/, () => baseUrl)
}

/** The absolute URL of a file of the site, such as `/assets/x.png`; a full address stays as it is. */
export function formatFileUrl(path: string, config: Pick<SiteConfig, 'url' | 'baseUrl'>): string {
  return new URL(formatFilePath(path, config), config.url).href
}

/** The absolute URL of a permalink in the site's canonical form. */
export function formatUrl(
  permalink: string,
  { url, baseUrl, trailingSlash }: Pick<SiteConfig, 'url' | 'baseUrl' | 'trailingSlash'>,
): string {
  const path = `${baseUrl}${permalink.slice(1)}`
  return new URL(trailingSlash ? path.replace(/\/?$/, '/') : path, url).href
}

/** A pathname as permalinks are written: without `/index.html` and without the slash at the end, but for the root. */
export function normalizePathname(pathname: string): string {
  return pathname.replace(/\/(index\.html)?$/, '') || '/'
}
