import type { PostPage } from '@/lib/content/blog/blog-page'
import { readPageRecord, type SiteGraph } from '@/lib/content/graph'
import type { DocPage } from '@/lib/content/page'
import type { SidebarNode } from '@/lib/content/sidebar/sidebar-item'
import { isListed } from '@/lib/content/source/visibility'
import type { Code, MarkdownPiece } from '@/lib/mdx/source'
import { decodePath } from '@/lib/site/decode-uri'
import { formatFileUrl, formatMarkdownPath, formatUrl } from '@/lib/site/href'

/** A page that was written in Markdown. */
type WrittenPage = DocPage | PostPage

/**
 * The files of the Markdown export by their site paths: the text of each page, `/help/phase.md` for `/help/phase/`, with links to
 * the Markdown of other pages; `llms.txt`, which lists them, and `llms-full.txt`, which contains them (https://llmstxt.org).
 */
export function formatMarkdownPages(site: SiteGraph): Map<string, string> {
  const pages = listWritten(site)
  const texts = new Map(pages.map((page) => [page, formatPage(page, site)] as const))
  const inOrder = orderPages(pages.filter(isListed), site)
  const whole = inOrder.flatMap(({ pages: part }) => part.map((page) => texts.get(page)))
  return new Map([
    ...pages.map((page) => [formatMarkdownPath(decodePath(page.permalink)), texts.get(page) ?? ''] as const),
    ['/llms.txt', formatList(inOrder, site)],
    ['/llms-full.txt', whole.join('\n---\n\n')],
  ])
}

function listWritten({ pages }: SiteGraph): WrittenPage[] {
  const written = pages.filter(({ kind }) => kind === 'doc' || kind === 'post')
  return written.filter((page): page is WrittenPage => !('draft' in page))
}

function formatPage({ permalink, title, text }: WrittenPage, site: SiteGraph): string {
  const code = readPageRecord(site.folder, permalink)?.code
  const body = code ? printMarkdown(code, (address) => formatAddress(address, site)) : ''
  const head = text.title === undefined ? `# ${title}\n\n` : ''
  return `${head}${body}\n\nSource: ${formatUrl(permalink, site.config)}\n`
}

type Address = Extract<MarkdownPiece, { href: string }>

/** A text with its partials; labels of footnotes get a number in partials. */
function printMarkdown(code: Code, format: (address: Address) => string, count = { texts: 0 }): string {
  const mark = count.texts > 0 ? `-${count.texts}` : ''
  count.texts += 1
  const print = (piece: MarkdownPiece): string => {
    if (typeof piece === 'string') return piece
    if ('href' in piece) return format(piece)
    if ('footnote' in piece) return piece.footnote + mark
    const part = Object.values(code.parts).find((each) => each?.file === piece.partial)
    return part ? printMarkdown(part, format, count).replace(/\n(?=.)/g, `\n${piece.indent}`) : ''
  }
  return code.markdown.map(print).join('').trim()
}

/** A full address, of the Markdown text if a page has one. */
function formatAddress({ href, isPage }: Address, { config, pageByPermalink }: SiteGraph): string {
  if (!href.startsWith('/')) return href
  if (!isPage) return escapeAddress(new URL(href, config.url).href)
  const [, permalink = '/', suffix = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? []
  const page = pageByPermalink.get(permalink)
  const isWritten = page?.kind === 'doc' || page?.kind === 'post'
  return escapeAddress(
    (isWritten ? formatFileUrl(formatMarkdownPath(permalink), config) : formatUrl(permalink, config)) + suffix,
  )
}

/** Parentheses would end an address in Markdown. */
function escapeAddress(url: string): string {
  return url.replace(/[()]/g, (sign) => (sign === '(' ? '%28' : '%29'))
}

/** The pages by the categories of the sidebar, then those outside of it. */
function orderPages(
  pages: WrittenPage[],
  { versions, config }: SiteGraph,
): Array<{ title: string; pages: WrittenPage[] }> {
  const byPermalink = new Map(pages.map((page) => [page.permalink, page]))
  const take = (node: SidebarNode): WrittenPage[] => {
    const own = byPermalink.get(node.href ?? '')
    byPermalink.delete(node.href ?? '')
    return [...(own ? [own] : []), ...(node.type === 'category' ? node.items.flatMap(take) : [])]
  }
  const nodes = Object.values(versions.find(({ isLast }) => isLast)?.sidebars ?? {}).flat()
  const parts = nodes.map((node) => ({ title: node.label, pages: take(node) }))
  const rest = [...byPermalink.values()].filter(({ kind }) => kind === 'doc')
  const posts = [...byPermalink.values()].filter(({ kind }) => kind === 'post')
  return [...parts, { title: config.title, pages: rest }, { title: config.blog.title, pages: posts }].filter(
    (part) => part.pages.length > 0,
  )
}

function formatList(parts: ReturnType<typeof orderPages>, { config }: SiteGraph): string {
  const line = ({ title, permalink, description }: WrittenPage) =>
    `- [${title}](${escapeAddress(formatFileUrl(formatMarkdownPath(permalink), config))})${description ? `: ${description.trim().replace(/\s+/g, ' ')}` : ''}`
  const lists = parts.map(({ title, pages }) => `## ${title}\n\n${pages.map(line).join('\n')}`)
  const summary = config.tagline ? [`> ${config.tagline}`] : []
  return `${[`# ${config.title}`, ...summary, ...lists].join('\n\n')}\n`
}
