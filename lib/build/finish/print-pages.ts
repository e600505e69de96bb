import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse, serialize, serializeOuter } from 'parse5'
import type { Site } from '@/lib/content/read-site'
import type { SidebarCategory, SidebarNode } from '@/lib/content/sidebar/sidebar-item'
import { writeFileAtomic } from '@/lib/content/source/read'
import { decodePath } from '@/lib/site/decode-uri'
import { escapeHtml } from '@/lib/site/escape-html'
import { formatUrl, printPath } from '@/lib/site/href'
import { findProse } from './feed-content'
import { type Chapter, printable } from './paper'

/** Copied to `/print/page.css`. */
const sheet = 'lib/build/finish/print-page.css'

/**
 * Writes a printable page for each category with an index page: cover, contents, and its docs as numbered chapters, taken from the
 * finished pages.
 */
export async function writePrintPages(outDir: string, site: Site): Promise<void> {
  const nodes = site.versions.flatMap(({ sidebars }) => Object.values(sidebars).flat())
  const parts = nodes.flatMap(listParts)
  if (parts.length > 0) await writeFileAtomic(path.join(outDir, 'print/page.css'), await readFile(sheet))
  for (const part of parts) await writePart(part, outDir, site)
}

/** Categories with an index page. */
function listParts(node: SidebarNode): Array<SidebarCategory & { href: string }> {
  if (node.type === 'link') return []
  const { href } = node
  return [...(href?.startsWith('/') ? [{ ...node, href }] : []), ...node.items.flatMap(listParts)]
}

async function writePart(
  part: SidebarCategory & { href: string },
  outDir: string,
  { pageByPermalink, config, texts }: Site,
): Promise<void> {
  // A writer's page is never replaced.
  if (pageByPermalink.has(printPath(part.href))) return
  const fileOf = (permalink: string) => path.join(outDir, decodePath(permalink), 'index.html')
  const read = (permalink: string) => readFile(fileOf(permalink), 'utf8')
  const own = pageByPermalink.get(part.href)
  const permalinks = [...new Set([...(own?.kind === 'doc' ? [part.href] : []), ...listPages(part)])]
  const docs = permalinks
    .flatMap((permalink) => pageByPermalink.get(permalink) ?? [])
    .filter(({ kind }) => kind === 'doc')
  const pages = await Promise.all(
    docs.map(async ({ permalink, title }) => ({ permalink, title, html: await read(permalink) })),
  )
  const chapterOf = new Map(pages.map(({ permalink }, index) => [permalink, index + 1]))
  const answers: string[] = []
  const chapters = pages.map(({ permalink, title, html }, index) => {
    const place = index + 1
    const chapter: Chapter = { place, title, url: formatUrl(permalink, config), chapterOf, config }
    const article = findProse(parse(html, { scriptingEnabled: false }))
    const paper = article && printable(article, chapter)
    if (paper?.answers) answers.push(`<h3>${place} ${escapeHtml(title)}</h3>${serializeOuter(paper.answers)}`)
    return `<article class="prose" id="p${place}">${paper ? serialize(paper.text) : ''}</article>`
  })
  const answersTitle = escapeHtml(texts.t('answers'))
  const label = own?.title ?? part.label
  const contents = pages.map(({ title }, index) => `<li><a href="#p${index + 1}">${escapeHtml(title)}</a></li>`)
  if (answers.length > 0) contents.push(`<li><a href="#answers">${answersTitle}</a></li>`)
  const url = formatUrl(part.href, config)
  const main = [
    `<header class="print-cover"><p>${escapeHtml(config.title)}</p><h1>${escapeHtml(label)}</h1>`,
    own?.description ? `<p>${escapeHtml(own.description)}</p>` : '',
    `<p><a href="${escapeHtml(url)}">${escapeHtml(url)}</a></p>`,
    `<p class="print-hint">${escapeHtml(texts.t('printHint'))}</p></header>`,
    `<nav class="print-contents" aria-label="${escapeHtml(texts.t('printContents'))}"><ol>${contents.join('')}</ol></nav>`,
    ...chapters,
    answers.length > 0
      ? `<section class="prose" id="answers"><h2>${answersTitle}</h2>${answers.join('')}</section>`
      : '',
  ].join('')
  const head = formatHead(await read(part.href), `${label} | ${config.title}`, `${config.baseUrl}print/page.css`)
  const html = `${head}<body><main class="print" id="main">${main}</main></body></html>`
  await writeFileAtomic(fileOf(printPath(part.href)), Buffer.from(html))
}

function listPages({ items }: SidebarCategory): string[] {
  return items.flatMap((item) => {
    if (item.unlisted) return []
    const own = item.href?.startsWith('/') ? [item.href] : []
    return item.type === 'category' ? [...own, ...listPages(item)] : own
  })
}

/** The head of the printable page: policy, icon and stylesheets of the part's first page, no scripts. */
function formatHead(page: string, title: string, sheet: string): string {
  const find = (pattern: RegExp) => page.match(pattern) ?? []
  const [policy] = find(/<meta http-equiv="Content-Security-Policy"[^<>]*>/)
  if (!policy) throw new Error(`The page of ${title} has no policy for its printable page.`)
  const html = find(/<html[^<>]*>/)
    .join('')
    .replace(/ data-(light|shell|js)="[^"]*"/g, '')
    .replace('<html', '<html data-js=""')
  return [
    `<!DOCTYPE html>${html}<head><meta charset="utf-8">${policy}`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)}</title>`,
    ...find(/<link rel="(search|icon|stylesheet)"[^<>]*>/g),
    `<link rel="stylesheet" href="${escapeHtml(sheet)}"></head>`,
  ].join('')
}
