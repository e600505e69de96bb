import { buildCategoryPages } from '@/lib/content/docs/category-page'
import { buildDocPage } from '@/lib/content/docs/doc-page'
import { buildNavigation } from '@/lib/content/docs/neighbours'
import { resolvePager } from '@/lib/content/docs/pager'
import { resolveTags } from '@/lib/content/docs/tag-file'
import { buildTagPages } from '@/lib/content/docs/tag-pages'
import type { SitePage } from '@/lib/content/page'
import type { Reading } from '@/lib/content/reading'
import type { LoadedVersion } from './load-version'

/** Makes all pages of one docs version: its docs, the pages of its categories and of its tags. */
export async function buildVersionPages(version: LoadedVersion, context: Reading): Promise<SitePage[]> {
  const { name, docs, sidebarById, tagsPath } = version
  const navigation = buildNavigation(sidebarById.values())
  const pages = await Promise.all(
    docs.map((doc) => {
      const place = navigation.get(doc.permalink)
      return buildDocPage(doc, context, {
        crumbs: place?.crumbs ?? [],
        tags: resolveTags(doc, { tagFile: version.tagFile, basePath: tagsPath, problems: context.problems }),
        version: name,
        ...resolvePager(doc, place, version, context.problems),
      })
    }),
  )
  const categories = buildCategoryPages(sidebarById.values(), name, navigation)
  return [...pages, ...categories, ...buildTagPages(pages, { version: name, tagsPath, texts: context.texts })]
}
