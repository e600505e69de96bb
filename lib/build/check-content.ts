import { getBlogPage, getBlogPermalinks } from '@/lib/content/blog/blog'
import type { BlogPage } from '@/lib/content/blog/blog-page'
import type { SitePage } from '@/lib/content/page'
import { createSourceResolver, getPage, getPagePermalinks, getSite } from '@/lib/content/site'
import type { Problem } from '@/lib/content/source/problems'
import { checkMdx, type SourceLink, type TextBlock } from '@/lib/mdx/render'
import type { OutputOrigin } from '@/lib/output/check-output'
import type { PageSource } from '@/lib/output/page-source'
import type { SearchablePage } from '@/lib/search/records'
import { uniqueBy } from '@/lib/site/groups'
import { checkExcerpts } from './check-excerpts'
import { readComponentKinds } from './component-kinds'
import { textOf } from './page-text'
import { describeSearchable, findSections, isFindable } from './searchable-page'

/** All problems of the content, and what the check of the finished site needs to know of it. */
export interface CheckedContent extends OutputOrigin {
  problems: Problem[]
  /** What the search may find. */
  searchable: SearchablePage[]
}

/** Reads and compiles the whole site's content without building it. */
export async function checkContent(): Promise<CheckedContent> {
  const { config, texts, configFile, problems, redirects } = await getSite()
  const docs = await Promise.all((await getPagePermalinks()).map(getPage))
  const blog = await Promise.all((await getBlogPermalinks()).map(getBlogPage))
  const found = [...problems]
  const components = await readComponentKinds()
  const linksByFile = new Map<string, SourceLink[]>()
  const blocksByFile = new Map<string, TextBlock[]>()
  for (const { page, text } of [...docs, ...blog].flatMap(textOf)) {
    const checked = await checkMdx({ ...text, texts, resolver: await createSourceResolver(page) }, components)
    found.push(...checked.problems)
    linksByFile.set(text.file, checked.links)
    blocksByFile.set(text.file, checked.blocks)
  }
  found.push(...(await checkExcerpts(blog, { texts, known: found })))
  const pages = [...docs, ...blog].map((page) => describeSource(page, linksByFile))
  const site = { config, texts, sections: findSections(docs) }
  const searchable = [...docs, ...blog].filter(isFindable).map((page) => {
    const [file] = textOf(page).map(({ text }) => text.file)
    return describeSearchable(page, blocksByFile.get(file ?? '') ?? [], site)
  })
  // A partial's problems turn up on each page that shows it.
  const distinct = uniqueBy(found, (problem) => JSON.stringify(problem))
  return { config, configFile, pages, redirects, problems: distinct, searchable }
}

function describeSource(page: SitePage | BlogPage, linksByFile: Map<string, SourceLink[]>): PageSource {
  const { permalink, unlisted } = page
  // A list of posts shows the beginning of each.
  const excerpts = page.kind === 'post-list' ? page.entries.map((entry) => entry.excerpt.file) : []
  const [file] = textOf(page).map(({ text }) => text.file)
  const links = [...excerpts, ...(file ? [file] : [])].flatMap((name) => linksByFile.get(name) ?? [])
  return { permalink, unlisted, ...(file ? { file } : {}), links }
}
