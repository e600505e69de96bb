import { settings } from './compiled-settings'
import type { SiteConfig } from './config'

/** The address of a file of the site with the base path, such as `/docs/assets/x.png`; a full address stays unchanged. */
export function formatFilePath(path: string, { baseUrl }: Pick<SiteConfig, 'baseUrl'>): string {
  return path.replace(/^\/(?!\/)/, () => baseUrl)
}

/** Whether an attribute, named as in HTML or React, has a script as its address; browsers ignore control characters and blanks in it. */
export function isProgram(attribute: string, value: string): boolean {
  if (!/^(?:action|data|formaction|href|src|to|xlink:?href)$/i.test(attribute)) return false
  return /^(javascript|vbscript):/i.test(value.replace(/[\p{Cc}\p{Z}]/gu, ''))
}

/** The absolute URL of a file of the site, such as `/assets/x.png`; a full address stays unchanged. */
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

/** The path of a page's Markdown, below the base path. */
export function formatMarkdownPath(permalink: string): string {
  return permalink === '/' ? '/index.md' : `${permalink}.md`
}

/** Converts a pathname to a permalink: without `/index.html` and the trailing slash, except for the root. */
export function normalizePathname(pathname: string): string {
  return pathname.replace(/\/(index\.html)?$/, '') || '/'
}

/** Path before every site path, such as `/docs`; empty at the root. */
export const { basePath } = settings

const { trailingSlash } = settings

/** Whether a path ends like a file, such as `/a.pdf` but not `/v2.5.0`, and so gets no trailing slash. */
export function endsLikeFile(path: string): boolean {
  return /\.[a-z][a-z\d]{0,10}$/i.test(path)
}

/** The `href` of a path of the site, such as `/help/phase?a=b#c`; a mere hash and a full URL stay unchanged. */
export function formatHref(href: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? []
  if (!path.startsWith('/') || path.startsWith('//')) return href
  const wantsSlash = trailingSlash && !path.endsWith('/') && !endsLikeFile(path)
  const bare = !trailingSlash && path.length > 1 ? path.replace(/\/$/, '') : path
  return `${basePath}${wantsSlash ? `${path}/` : bare}${rest}`
}
