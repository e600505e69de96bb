import type { BlogPage } from '@/lib/content/blog/blog-page'
import type { ResolvingPage } from '@/lib/content/links/source-resolver'
import type { SitePage } from '@/lib/content/page'
import type { MdxSource } from '@/lib/mdx/render'

/** A page's Markdown, with the page that its addresses start at. */
export interface PageText {
  page: ResolvingPage
  text: Omit<MdxSource, 'resolver' | 'texts'>
}

/** The Markdown of a page, when it was written and not generated. */
export function textOf(page: SitePage | BlogPage): PageText[] {
  if (page.kind === 'post') return [{ page: { file: page.text.file, permalink: page.permalink }, text: page.text }]
  if (page.kind !== 'doc') return []
  const { file, body, bodyLine, format, frontMatter } = page
  return [{ page, text: { file, body, bodyLine, format, frontMatter } }]
}
