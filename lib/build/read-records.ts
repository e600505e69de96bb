import { getListedBlogPages } from '@/lib/content/blog/blog'
import { createSourceResolver, getListedPages, getSite } from '@/lib/content/site'
import { checkMdx, type TextBlock } from '@/lib/mdx/render'
import type { SearchRecord } from '@/lib/search/record'
import { buildRecords, type SearchablePage } from '@/lib/search/records'
import { siteLocales } from '@/lib/site/locale'
import type { Texts } from '@/lib/site/texts'
import { readComponentKinds } from './component-kinds'
import { textOf } from './page-text'
import { describeSearchable, type FindablePage, findSections, isFindable } from './searchable-page'
import { setLocale } from './set-locale'

/** Everything the search may find, read from the content. */
export async function readSearchablePages(): Promise<SearchablePage[]> {
  const { config, texts, pages } = await getSite()
  const site = { config, texts, sections: findSections(pages) }
  const findable = [...(await getListedPages()), ...(await getListedBlogPages())].filter(isFindable)
  return Promise.all(findable.map(async (page) => describeSearchable(page, await readBlocks(page, texts), site)))
}

/** All records of the content in all languages, for an engine that holds them itself. */
export async function readSearchRecords(): Promise<SearchRecord[]> {
  const records: SearchRecord[] = []
  for (const locale of siteLocales((await getSite()).config)) {
    setLocale(locale)
    for (const page of await readSearchablePages()) records.push(...buildRecords(page))
  }
  return records
}

async function readBlocks(page: FindablePage, texts: Texts): Promise<TextBlock[]> {
  const [found] = textOf(page)
  if (!found) return []
  const source = { ...found.text, texts, resolver: await createSourceResolver(found.page) }
  return (await checkMdx(source, await readComponentKinds())).blocks
}
