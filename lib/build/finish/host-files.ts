import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Redirects } from '@/lib/content/links/redirects'
import type { SiteConfig } from '@/lib/site/config'
import { formatUrl } from '@/lib/site/href'
import { siteLocales } from '@/lib/site/locale'

/**
 * Headers of every response, with the directives that a policy in a page cannot contain. `vercel.json` and the recipes in the docs
 * have the same.
 */
export const siteHeaders = {
  'Content-Security-Policy': "frame-ancestors 'self'",
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
}

/** Headers of files whose names change with their content. */
export const hashedHeaders = { 'Cache-Control': 'public, max-age=31536000, immutable' }

/** Whether the name of a file of the finished site in a folder, as a path from its root, changes with its content. */
export function isHashed(file: string, outDir: string): boolean {
  if (/^\/(_next\/static|assets)\//.test(file)) return true
  // Only the site in another language has these folders as well; any other `assets` is the writer's.
  const [, language] = /^\/([^/]+)\/(?:_next\/static|assets)\//.exec(file) ?? []
  return language !== undefined && existsSync(path.join(outDir, language, '_next/static'))
}

/** Writes the files that hosts look for; the writer's files of these names stay. */
export async function writeHostFiles(
  outDir: string,
  site: { config: SiteConfig; redirects: Redirects },
): Promise<void> {
  const files = {
    // GitHub would leave out names that begin with an underscore.
    '.nojekyll': '',
    _headers: formatHeaders(site.config),
    _redirects: formatRedirects(site),
  }
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(outDir, name)
    if (!existsSync(file)) await writeFile(file, text)
  }
}

/** The file in which Netlify and Cloudflare Pages look for headers. */
function formatHeaders(config: SiteConfig): string {
  const format = (pattern: string, headers: object) =>
    [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')
  const hashed = siteLocales(config).flatMap(({ baseUrl }) => [`${baseUrl}_next/static/*`, `${baseUrl}assets/*`])
  const blocks = [format(`${config.baseUrl}*`, siteHeaders), ...hashed.map((pattern) => format(pattern, hashedHeaders))]
  return `${blocks.join('\n')}\n`
}

/** Half the limit of Cloudflare Pages: each address is there with and without a slash at its end. */
const mostRedirects = 1000

/** The file of redirects for hosts that support it; others serve the page at each former address. */
function formatRedirects({ config, redirects }: { config: SiteConfig; redirects: Redirects }): string {
  const lines = [...redirects].slice(0, mostRedirects).flatMap(([from, to]) => {
    const [permalink = '/', suffix = ''] = to.split(/(?=[?#])(.*)/s)
    const address = `${config.baseUrl}${from.slice(1)}`
    // Blanks would separate further fields of the line.
    const { pathname, search, hash } = new URL(formatUrl(permalink, config) + suffix)
    const target = `${pathname}${search}${hash} 301`
    return from.endsWith('.html') ? [`${address} ${target}`] : [`${address} ${target}`, `${address}/ ${target}`]
  })
  return lines.map((line) => `${line}\n`).join('')
}
