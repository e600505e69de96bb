import type { BlogPage, PostEntry } from '@/lib/content/blog/blog-page'
import { createSourceResolver } from '@/lib/content/site'
import type { Problem } from '@/lib/content/source/problems'
import { checkMdx } from '@/lib/mdx/render'
import { uniqueBy } from '@/lib/site/groups'
import type { Texts } from '@/lib/site/texts'
import { readComponentKinds } from './component-kinds'

/** What is wrong with the beginnings of posts alone, such as an admonition that ends below the truncate marker. */
export async function checkExcerpts(
  pages: BlogPage[],
  { texts, known }: { texts: Texts; known: Problem[] },
): Promise<Problem[]> {
  const told = new Set(known.map(placeOf))
  const checked = await Promise.all(findExcerpts(pages).map((entry) => checkExcerpt(entry, texts)))
  return checked.flat().flatMap((problem) => {
    if (told.has(placeOf(problem))) return []
    return [{ ...problem, found: `${problem.found} Lists show only what stands above the truncate marker.` }]
  })
}

/** The entries of lists that do not show the whole post, each once. */
function findExcerpts(pages: BlogPage[]): PostEntry[] {
  const entries = pages.flatMap((page) => (page.kind === 'post-list' ? page.entries : []))
  return uniqueBy(entries, ({ permalink }) => permalink).filter(({ hasMore }) => hasMore)
}

async function checkExcerpt({ excerpt, permalink }: PostEntry, texts: Texts): Promise<Problem[]> {
  const resolver = await createSourceResolver({ file: excerpt.file, permalink })
  const source = { ...excerpt, texts, resolver, excerpt: { permalink, isFirst: false } }
  return (await checkMdx(source, await readComponentKinds())).problems
}

function placeOf({ file, line, column, found }: Problem): string {
  return JSON.stringify([file, line, column, found])
}
