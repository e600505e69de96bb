import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Feed, type FeedOptions, type Item } from 'feed'
import type { Author, PostPage } from '@/lib/content/blog/blog-page'
import { blogPaths } from '@/lib/content/blog/paths'
import type { SiteGraph } from '@/lib/content/graph'
import type { SiteConfig } from '@/lib/site/config'
import { decodePath } from '@/lib/site/decode-uri'
import { escapeHtml } from '@/lib/site/escape-html'
import { formatFileUrl, formatUrl } from '@/lib/site/href'
import { findFavicon } from '@/lib/site/settings/look'
import { readFeedContent } from './feed-content'

/** A listed post with its text as HTML, fit for a feed. */
export interface FeedPost {
  page: PostPage
  content: string
}

/** Feed readers reload the whole feed often; older posts are in the archive. */
const mostPosts = 100

/** Writes the blog's feeds beside its finished pages, from which their texts are taken. */
export async function writeFeeds(outDir: string, { config, pages }: SiteGraph): Promise<void> {
  const listed = pages.filter((page) => page.kind === 'post').filter(({ unlisted, language }) => !unlisted && !language)
  const posts = await Promise.all(
    listed.slice(0, mostPosts).map(async (page): Promise<FeedPost> => {
      const file = path.join(outDir, decodePath(page.permalink), 'index.html')
      return { page, content: readFeedContent(await readFile(file, 'utf8'), formatUrl(page.permalink, config)) }
    }),
  )
  const feeds = formatFeeds(posts, config)
  const kinds = ['rss', 'atom', 'json'] as const
  const files = blogPaths(config)
  await Promise.all(kinds.map((kind) => writeFile(path.join(outDir, files[kind]), feeds[kind])))
}

/** The three feeds of the blog as the texts of their files; `posts` are in order, newest first. */
export function formatFeeds(posts: FeedPost[], config: SiteConfig): Record<'rss' | 'atom' | 'json', string> {
  const options = formatOptions(posts, config)
  const paths = blogPaths(config)
  const items = posts.map((post) => formatItem(post, config))
  const jsonItems = posts.map((post) => toJsonItem(formatItem(post, config), post))
  const build = (own: Item[], path: string, title = options.title) => {
    const feed = new Feed({
      ...options,
      title,
      feed: formatFileUrl(path, config),
      feedLinks: { json: formatFileUrl(path, config) },
    })
    for (const item of own) feed.addItem(item)
    return feed
  }
  return {
    rss: withStyles(build(items.map(toRssItem), paths.rss).rss2()),
    atom: withStyles(build(items.map(toAtomItem), paths.atom).atom1()),
    json: build(jsonItems, paths.json, `${config.title}: ${config.blog.title}`).json1(),
  }
}

function formatOptions(posts: FeedPost[], config: SiteConfig): FeedOptions {
  const { title, tagline, locale, blog } = config
  const days = posts.map(({ page }) => page.lastUpdate?.day ?? page.day).sort()
  const newest = days.at(-1)
  const home = formatUrl(blogPaths(config).root, config)
  return {
    id: home,
    link: home,
    title: toXmlText(`${title}: ${blog.title}`),
    description: toXmlText(blog.description || tagline),
    language: locale,
    author: { name: toXmlText(title), link: formatUrl('/', config) },
    favicon: formatFileUrl(findFavicon(config).path, config),
    stylesheet: `${config.baseUrl}feed.css`,
    generator: false,
    // The default is the time of the build, which would make every build different.
    updated: newest === undefined ? new Date(0) : toDate(newest),
  }
}

function formatItem({ page, content }: FeedPost, config: SiteConfig): Item {
  const url = formatUrl(page.permalink, config)
  return {
    id: url,
    link: url,
    title: toXmlText(page.title),
    description: toXmlText(page.description),
    // RSS declares the names of its extensions only when a post has content.
    content: toXmlText(content) || '<p></p>',
    date: toDate(page.lastUpdate?.day ?? page.day),
    published: toDate(page.day),
    category: page.tags.map(({ label }) => ({ name: toAttribute(label), term: toAttribute(label) })),
    // The library fails on an empty list.
    ...(page.authors.length > 0 && { author: page.authors.map((author) => formatAuthor(author, config)) }),
    // Feed readers do not show SVG.
    ...(page.image && !page.image.endsWith('.svg') && { image: formatFileUrl(page.image, config) }),
  }
}

function formatAuthor({ name, permalink, url }: Author, config: SiteConfig) {
  const link = permalink === undefined ? url : formatUrl(permalink, config)
  return { name: toXmlText(name), link }
}

/** RSS requires an email address for an author; names have a separate element. */
function toRssItem({ author = [], ...item }: Item): Item {
  const names = author.map(({ name }) => name).join(', ')
  return { ...item, extensions: names ? [{ name: 'dc:creator', objects: { _text: names } }] : [] }
}

/** Titles and summaries of Atom are written as HTML. */
function toAtomItem({ title, description = '', ...item }: Item): Item {
  return { ...item, title: escapeHtml(title, /[&<]/g), description: escapeHtml(description, /[&<]/g) }
}

/** JSON allows characters that XML does not, so its texts are the original ones. */
function toJsonItem(item: Item, { page, content }: FeedPost): Item {
  const author = item.author?.map((each, index) => ({ ...each, name: page.authors[index]?.name ?? '' }))
  const texts = { title: page.title, description: page.description, content: content || '<p></p>' }
  return { ...item, ...texts, category: page.tags.map(({ label: name }) => ({ name })), author }
}

/** The library supports only XSLT style sheets, which browsers are dropping; all of them support CSS. */
function withStyles(xml: string): string {
  return `${xml.replace('type="text/xsl"', 'type="text/css"')}\n`
}

/** Text without characters that XML cannot hold, and without the mark that ends a CDATA section. */
function toXmlText(text: string): string {
  return text.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '').replaceAll(']]>', ']]&gt;')
}

/** The library escapes only `&` in attributes. */
function toAttribute(label: string): string {
  return toXmlText(label).replace(/[<>"]/g, '')
}

function toDate(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}
