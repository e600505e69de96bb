import { getBlogPage, getBlogPermalinks } from '@/lib/content/blog/blog'
import type { BlogPage } from '@/lib/content/blog-page'
import type { SitePage } from '@/lib/content/page'
import type { Problem } from '@/lib/content/problems'
import { createSourceResolver, getPage, getPagePermalinks, getSite } from '@/lib/content/site'
import type { ResolvingPage } from '@/lib/content/source-resolver'
import { checkMdx, type MdxSource, type SourceLink } from '@/lib/mdx/render'
import type { OutputOrigin } from '../output/check-output'
import type { PageSource } from '../output/page-source'
import { checkExcerpts } from './check-excerpts'

/** All problems of the content, and what the check of the finished site needs to know of it. */
export interface CheckedContent extends OutputOrigin {
  problems: Problem[]
}

/** Reads and compiles the whole site's content without building it. */
export async function checkContent(): Promise<CheckedContent> {
  const { config, configFile, problems } = await getSite()
  const docs = await Promise.all((await getPagePermalinks()).map(getPage))
  const blog = await Promise.all((await getBlogPermalinks()).map(getBlogPage))
  const found = [...problems]
  const linksByFile = new Map<string, SourceLink[]>()
  for (const { page, text } of [...docs, ...blog].flatMap(textOf)) {
    const checked = await checkMdx({ ...text, resolver: await createSourceResolver(page) })
    found.push(...checked.problems)
    linksByFile.set(text.file, checked.links)
  }
  found.push(...(await checkExcerpts(blog, found)))
  const pages = [...docs, ...blog].map((page) => describeSource(page, linksByFile))
  return { config, configFile, pages, problems: withoutRepeats(found) }
}

type Text = Omit<MdxSource, 'resolver'>

/** The Markdown of a page, when it was written and not generated. */
function textOf(page: SitePage | BlogPage): Array<{ page: ResolvingPage; text: Text }> {
  if (page.kind === 'post') return [{ page: { file: page.text.file, permalink: page.permalink }, text: page.text }]
  if (page.kind !== 'doc') return []
  const { file, body, bodyLine, format, frontMatter } = page
  return [{ page, text: { file, body, bodyLine, format, frontMatter } }]
}

function describeSource(page: SitePage | BlogPage, linksByFile: Map<string, SourceLink[]>): PageSource {
  const { permalink, unlisted } = page
  // A list of posts shows the beginning of each.
  const excerpts = page.kind === 'post-list' ? page.entries.map((entry) => entry.excerpt.file) : []
  const [file] = textOf(page).map(({ text }) => text.file)
  const links = [...excerpts, ...(file ? [file] : [])].flatMap((name) => linksByFile.get(name) ?? [])
  return { permalink, unlisted, ...(file ? { file } : {}), links }
}

// A partial's problems turn up on each page that shows it.
function withoutRepeats(problems: Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()]
}
