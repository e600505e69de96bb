import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { nearestName } from '@/lib/content/nearest'
import type { Problem } from '@/lib/content/problems'
import type { SiteConfig } from '@/lib/site/config'
import { formatUrl } from '@/lib/site/href'
import { decodePermalink } from '../output/page-source'

interface RedirectContext {
  config: SiteConfig
  configFile: string
  /** Permalinks that have a page. */
  permalinks: ReadonlySet<string>
}

/** What is wrong with the former addresses in `site.yml`: one that has a page again, or one whose page does not exist. */
export function checkRedirects({ config, configFile, permalinks }: RedirectContext): Problem[] {
  return Object.entries(config.redirects).flatMap(([from, to]): Problem[] => {
    const fault = (found: string, fix: string): Problem => ({ severity: 'error', file: configFile, found, fix })
    if (permalinks.has(from)) return [fault(`The redirect from ${from} would hide the page there.`, 'Remove it.')]
    if (permalinks.has(to.replace(/#.*$/, ''))) return []
    const near = nearestName(to, permalinks)
    const fix = near ? `Write ${near}.` : 'Write the address of a page.'
    return [fault(`The redirect from ${from} leads to ${to}, where no page is.`, fix)]
  })
}

/** Writes a page at each former address that sends the reader on at once, and says where to when that fails. */
export async function writeRedirects(outDir: string, config: SiteConfig): Promise<void> {
  for (const [from, to] of Object.entries(config.redirects)) {
    const folder = path.join(outDir, decodePermalink(from))
    await mkdir(folder, { recursive: true })
    await writeFile(path.join(folder, 'index.html'), formatRedirect(to, config))
  }
}

function formatRedirect(to: string, config: SiteConfig): string {
  const [permalink = '/', hash] = to.split('#')
  const url = formatUrl(permalink, config)
  const href = new URL(url).pathname + (hash ? `#${hash}` : '')
  return `<!doctype html>
<html lang="${config.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${href}">
<link rel="canonical" href="${url}">
<link rel="icon" href="${config.baseUrl}favicon.svg" type="image/svg+xml">
<title>This page has moved</title>
</head>
<body><main><h1>This page has moved</h1><p><a href="${href}">${href}</a></p></main></body>
</html>
`
}
