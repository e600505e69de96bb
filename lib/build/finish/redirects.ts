import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { SiteGraph } from '@/lib/content/graph'
import { decodePath } from '@/lib/site/decode-uri'
import { escapeHtml } from '@/lib/site/escape-html'
import { formatFilePath, formatUrl } from '@/lib/site/href'
import { currentLocale } from '@/lib/site/locale'
import { diagnose } from '@/lib/site/problems/diagnostic'
import type { Problem } from '@/lib/site/problems/problems'
import { findFavicon } from '@/lib/site/settings/look'
import { formatPolicy, formatPolicyMeta } from '../pages/content-policy'

type RedirectingSite = Pick<SiteGraph, 'redirects' | 'config' | 'texts'>

/** Writes a page at each former address that redirects at once; never replaces a file. */
export async function writeRedirects(
  outDir: string,
  { redirects, config, texts }: RedirectingSite,
): Promise<Problem[]> {
  const problems: Problem[] = []
  for (const [from, to] of redirects) {
    const address = decodePath(from)
    // A former address may be that of a file.
    const file = path.join(outDir, address.endsWith('.html') ? address : `${address}/index.html`)
    try {
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, formatRedirect(to, { config, texts }), { flag: 'wx' })
    } catch (error) {
      problems.push({ file, ...diagnose('redirect-taken', { from, reason: (error as Error).message }) })
    }
  }
  return problems
}

/**
 * Keeps the reader's query and hash, which requires a script; the refresh would overtake it, and is only for browsers without
 * scripts. The script is the same on each page, so that a policy can name its hash.
 */
const script = `(function () {
  var to = new URL(document.querySelector('link[rel="canonical"]').getAttribute('data-href'), location.href)
  if (location.search) to.search = location.search
  if (location.hash) to.hash = location.hash
  location.replace(to)
})()`

function formatRedirect(to: string, { config, texts }: Omit<RedirectingSite, 'redirects'>): string {
  const [permalink = '/', suffix = ''] = to.split(/(?=[?#])(.*)/s)
  const url = formatUrl(permalink, config)
  const href = escapeHtml(new URL(url).pathname + suffix)
  return `<!doctype html>
<html lang="${config.locale}" dir="${currentLocale(config).dir}">
<head>
<meta charset="utf-8">${formatPolicyMeta(formatPolicy({ scripts: [script] }))}
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<link rel="canonical" href="${escapeHtml(url)}" data-href="${href}">
<link rel="icon" href="${escapeHtml(formatFilePath(findFavicon(config).path, config))}">
<noscript><meta http-equiv="refresh" content="0; url=${href}"></noscript>
<title>${texts.t('pageHasMoved')}</title>
<script data-site="redirect">${script}</script>
</head>
<body><main><h1>${texts.t('pageHasMoved')}</h1><p><a href="${href}">${href}</a></p></main></body>
</html>
`
}
