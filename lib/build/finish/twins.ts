import path from 'node:path'
import type { Site } from '@/lib/content/read-site'
import type { SidebarNode } from '@/lib/content/sidebar/sidebar-item'
import { parseFrontMatter } from '@/lib/content/source/front-matter'
import { Problems } from '@/lib/content/source/problems'
import { readText } from '@/lib/content/source/read'
import { isListed } from '@/lib/content/source/visibility'
import { findTwinEdits, formatTwin } from '@/lib/mdx/markdown-twin'
import type { TwinEdit } from '@/lib/mdx/source'
import { decodeUriPart } from '@/lib/site/decode-uri'
import { formatFileUrl, formatTwinPath, formatUrl, normalizePathname } from '@/lib/site/href'

/** A page that was written in Markdown, with where its text is. */
interface WrittenPage {
  permalink: string
  title: string
  description: string
  unlisted: boolean
  file: string
  bodyHasTitle: boolean
  links: string[]
  /** Where its text without its partials changes. */
  edits: TwinEdit[]
}

/**
 * For each page its text in Markdown, `/help/phase.md` for `/help/phase/`, with links that lead to such texts, and the two files by
 * which programs find them: `llms.txt` lists them, `llms-full.txt` holds them (https://llmstxt.org). By their site paths.
 */
export async function formatTwins(site: Site): Promise<Map<string, string>> {
  const pages = listWritten(site)
  const texts = new Map(await Promise.all(pages.map(async (page) => [page, await formatPage(page, site)] as const)))
  const nameOf = ({ permalink }: WrittenPage) => formatTwinPath(decodeUriPart(permalink) ?? permalink)
  const inOrder = orderPages(pages.filter(isListed), site)
  const whole = inOrder.flatMap(({ pages: part }) => part.map((page) => texts.get(page)))
  return new Map([
    ...pages.map((page) => [nameOf(page), texts.get(page) ?? ''] as const),
    ['/llms.txt', formatList(inOrder, site)],
    ['/llms-full.txt', whole.join('\n---\n\n')],
  ])
}

function listWritten({ pages, blog, permalinkByFile }: Site): WrittenPage[] {
  const fileByPermalink = new Map([...permalinkByFile].map(([file, permalink]) => [permalink, file]))
  return [...pages, ...blog.pageByPermalink.values()].flatMap((page) => {
    if (page.kind !== 'doc' && page.kind !== 'post') return []
    const { permalink, title, description, unlisted, text } = page
    const file = fileByPermalink.get(permalink)
    if (file === undefined || 'draft' in page) return []
    const bodyHasTitle = page.kind === 'doc' && page.bodyHasTitle
    const links = text.links.map(({ href }) => href)
    return [{ permalink, title, description, unlisted, file, bodyHasTitle, links, edits: text.twinEdits }]
  })
}

async function formatPage(page: WrittenPage, site: Site): Promise<string> {
  const { permalink, title, bodyHasTitle } = page
  const { body, isWhole } = await readBody(page.file)
  const text = formatTwin(body, isWhole ? page.edits : findTwinEdits(body), (address) => leadTo(address, page, site))
  const head = bodyHasTitle ? '' : `# ${title}\n\n`
  return `${head}${text}\n\nSource: ${formatUrl(permalink, site.config)}\n`
}

const partial = /^import\s+(\w+)\s+from\s+'(\.[^']*_[^/']*\.mdx?)'/gm

/** The text of a file, with its partials where they are shown, and whether it has none. */
async function readBody(file: string): Promise<{ body: string; isWhole: boolean }> {
  const { body } = parseFrontMatter(await readText(file), file, new Problems())
  let text = body
  for (const [, name = '', target = ''] of body.matchAll(partial)) {
    const inner = await readBody(path.posix.join(path.posix.dirname(file), target))
    text = text.replace(new RegExp(`<${name}\\s*/>`, 'g'), () => inner.body)
  }
  return { body: text, isWhole: text === body }
}

/** Where an address in the text of a page leads, for a reader who is not on the site. */
function leadTo(address: string, page: WrittenPage, site: Site): string {
  const [, target = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? []
  if (target === '' || /^([a-z][a-z\d+.-]*:|\/\/)/i.test(target)) return address.replace(/^pathname:\/\//, '')
  const { config, permalinkByFile, pageByPermalink, blog } = site
  const file = path.posix.join(path.posix.dirname(page.file), decodeURI(target))
  const permalink = permalinkByFile.get(file) ?? normalizePathname(target)
  const found = pageByPermalink.get(permalink) ?? blog.pageByPermalink.get(permalink)
  if (found?.kind === 'doc' || found?.kind === 'post') return formatFileUrl(formatTwinPath(permalink), config) + rest
  if (found) return formatUrl(permalink, config) + rest
  if (target.startsWith('/')) return formatFileUrl(target, config) + rest
  // A file beside the page has its name, in other letters, and a mark of its content.
  const letters = (text: string) => text.toLowerCase().replace(/[^a-z\d]/g, '')
  const { name, ext } = path.posix.parse(target)
  const nameOf = (href: string) => path.posix.basename(href).split('.')[0] ?? ''
  const asset = page.links.find((href) => href.endsWith(ext.toLowerCase()) && letters(nameOf(href)) === letters(name))
  return asset === undefined ? new URL(address, formatUrl(page.permalink, config)).href : formatFileUrl(asset, config)
}

interface Part {
  title: string
  pages: WrittenPage[]
}

/** The pages by the categories of the sidebar, then those outside of it. */
function orderPages(pages: WrittenPage[], { versions, config }: Site): Part[] {
  const byPermalink = new Map(pages.map((page) => [page.permalink, page]))
  const take = (node: SidebarNode): WrittenPage[] => {
    const own = byPermalink.get(node.href ?? '')
    byPermalink.delete(node.href ?? '')
    return [...(own ? [own] : []), ...(node.type === 'category' ? node.items.flatMap(take) : [])]
  }
  const nodes = Object.values(versions.find(({ isLast }) => isLast)?.sidebars ?? {}).flat()
  const parts = nodes.map((node) => ({ title: node.label, pages: take(node) }))
  const isPost = ({ permalink }: WrittenPage) => permalink.startsWith('/blog/')
  const rest = [...byPermalink.values()].filter((page) => !isPost(page))
  const posts = [...byPermalink.values()].filter(isPost)
  return [...parts, { title: config.title, pages: rest }, { title: config.blog.title, pages: posts }].filter(
    (part) => part.pages.length > 0,
  )
}

function formatList(parts: Part[], { config }: Site): string {
  const line = ({ title, permalink, description }: WrittenPage) =>
    `- [${title}](${formatFileUrl(formatTwinPath(permalink), config)})${description ? `: ${description}` : ''}`
  const lists = parts.map(({ title, pages }) => `## ${title}\n\n${pages.map(line).join('\n')}`)
  return `${[`# ${config.title}`, `> ${config.tagline}`, ...lists].join('\n\n')}\n`
}
