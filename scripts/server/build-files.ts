import { formatMarkdownPages } from '@/lib/build/finish/markdown-pages'
import { formatSocialCard } from '@/lib/build/finish/social-cards'
import { listSearchable } from '@/lib/build/searchable-page'
import { isBlogPage } from '@/lib/content/blog/blog-page'
import { blogPaths } from '@/lib/content/blog/paths'
import type { SiteGraph } from '@/lib/content/graph'
import { formatIndex, indexFile } from '@/lib/search/records'
import { decodePath } from '@/lib/site/decode-uri'
import { escapeHtml } from '@/lib/site/escape-html'
import { normalizePathname } from '@/lib/site/href'
import { siteLocales } from '@/lib/site/locale'
import type { Middleware } from './middleware'

/** Serves the files that the build adds to the pages, made from the current content; explains those that it makes from finished pages. */
export function serveBuildFiles(getGraph: () => SiteGraph): Middleware {
  return async (request, response, pass) => {
    const [pathname = ''] = (request.url ?? '').split('?')
    const graph = getGraph()
    const send = (type: string, body: string | Uint8Array, status = 200) =>
      void response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-cache' }).end(body)
    if (pathname === indexFile) return send('application/json', formatIndex(listSearchable(graph)))
    if (/^\/llms(-full)?\.txt$|\.md$/.test(pathname)) {
      const text = getMarkdownPages(graph).get(decodePath(pathname))
      if (text !== undefined)
        return send(`text/${pathname.endsWith('.md') ? 'markdown' : 'plain'}; charset=utf-8`, text)
    }
    const card = pathname.startsWith('/cards/') ? await formatSocialCard(pathname, graph) : undefined
    if (card) return send('image/png', card)
    const explanation = explainMissing(normalizePathname(pathname), graph)
    if (explanation) return send('text/html; charset=utf-8', formatExplanation(explanation), 404)
    return pass()
  }
}

const markdownByGraph = new WeakMap<SiteGraph, Map<string, string>>()

function getMarkdownPages(graph: SiteGraph): Map<string, string> {
  const pages = markdownByGraph.get(graph) ?? formatMarkdownPages(graph)
  markdownByGraph.set(graph, pages)
  return pages
}

interface Explanation {
  title: string
  text: string
  commands: string
}

/** Why development has no such address, and the commands that show it. */
export function explainMissing(
  permalink: string,
  { config, pages, pageByPermalink }: Pick<SiteGraph, 'config' | 'pages' | 'pageByPermalink'>,
): Explanation | undefined {
  if (pageByPermalink.has(permalink)) return undefined
  const commands = 'npm run build\nnpm run serve'
  const { rss, atom, json } = blogPaths(config)
  if (pages.some(isBlogPage) && [rss, atom, json].includes(permalink))
    return {
      title: 'The build writes the feeds',
      text: 'They are taken from the finished posts. To see them:',
      commands,
    }
  const address = `${config.baseUrl}${permalink.slice(1)}/`
  const other = siteLocales(config).find(({ isCurrent, baseUrl }) => !isCurrent && address.startsWith(baseUrl))
  if (!other || config.baseUrl.startsWith(other.baseUrl)) return undefined
  return {
    title: `This address belongs to the site in ${other.label}`,
    text: 'The development server shows one language. To see the other one:',
    commands: `LOCALE=${other.code} npm run dev`,
  }
}

function formatExplanation({ title, text, commands }: Explanation): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>
  :root { color-scheme: light dark; font: 100%/1.6 system-ui, sans-serif; }
  body { max-width: 36rem; margin: 15vh auto; padding: 0 1.5rem; }
  h1 { font-size: 1.5rem; line-height: 1.3; }
  pre { padding: 0.75rem 1rem; border: 1px solid; border-radius: 0.5rem; overflow-x: auto; }
</style>
<main>
  <h1>${escapeHtml(title)}</h1>
  <p>${escapeHtml(text)}</p>
  <pre><code>${escapeHtml(commands)}</code></pre>
</main>
</html>
`
}
