import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Redirects } from '@/lib/content/links/redirects'
import type { SiteConfig } from '@/lib/site/config'
import { formatUrl } from '@/lib/site/href'
import { siteLocales } from '@/lib/site/locale'

/**
 * What a host sends with every answer: what cannot stand in the pages' own policies. `vercel.json` and the recipes in the docs say
 * the same.
 */
export const siteHeaders = {
  'Content-Security-Policy': "frame-ancestors 'self'",
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
}

/** What a host sends with a file whose name changes with what is in it. */
export const hashedHeaders = { 'Cache-Control': 'public, max-age=31536000, immutable' }

/** Where such files are, below the root and below each translation. */
const hashedFolders = ['_next/static', 'assets']

/** Whether the name of a file, as a path from the site's root, changes with what is in it. */
export function isHashed(file: string): boolean {
  return /^\/([a-z]{2,3}(-[A-Za-z0-9]{2,8})*\/)?(_next\/static|assets)\//.test(file)
}

/** Writes what hosts look for beside the pages; files of the writer's own stay. */
export async function writeHostFiles(
  outDir: string,
  site: { config: SiteConfig; redirects: Redirects },
): Promise<void> {
  const files = {
    // GitHub would leave out what begins with an underscore.
    '.nojekyll': '',
    _headers: formatHeaders(site.config),
    _redirects: formatRedirects(site),
  }
  for (const [name, text] of Object.entries(files)) {
    await writeFile(path.join(outDir, name), text, { flag: 'wx' }).catch(ignoreTaken)
  }
}

function ignoreTaken(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}

/** The file in which Netlify and Cloudflare Pages look for headers. */
function formatHeaders(config: SiteConfig): string {
  const hashed = siteLocales(config).flatMap(({ baseUrl }) => hashedFolders.map((folder) => `${baseUrl}${folder}/*`))
  const blocks: Array<[pattern: string, headers: object]> = [
    [`${config.baseUrl}*`, siteHeaders],
    ...hashed.map((pattern) => [pattern, hashedHeaders] as [string, object]),
  ]
  const lines = blocks.flatMap(([pattern, headers]) => [
    pattern,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ])
  return `${lines.join('\n')}\n`
}

/** Half of what Cloudflare Pages reads at most: each address stands there with and without a slash at its end. */
const mostRedirects = 1000

/** The file in which hosts look for redirects, which save readers the page that is written at each former address. */
function formatRedirects({ config, redirects }: { config: SiteConfig; redirects: Redirects }): string {
  const lines = [...redirects].slice(0, mostRedirects).flatMap(([from, to]) => {
    const [permalink = '/', suffix = ''] = to.split(/(?=[?#])(.*)/s)
    const address = `${config.baseUrl}${from.slice(1)}`
    const target = `${new URL(formatUrl(permalink, config)).pathname}${suffix} 301`
    return from.endsWith('.html') ? [`${address} ${target}`] : [`${address} ${target}`, `${address}/ ${target}`]
  })
  return lines.map((line) => `${line}\n`).join('')
}
