import { buildCategoryPages } from '@/lib/content/docs/category-page'
import type { Doc } from '@/lib/content/docs/doc'
import { buildDocPage } from '@/lib/content/docs/doc-page'
import { buildNavigation, type Navigation } from '@/lib/content/docs/neighbours'
import { resolvePager } from '@/lib/content/docs/pager'
import { resolveTags } from '@/lib/content/docs/tag-file'
import { buildTagPages } from '@/lib/content/docs/tag-pages'
import { resolveSocialImage } from '@/lib/content/links/social-image'
import { readPageLanguages } from '@/lib/content/locales/page-languages'
import type { DocPage, SitePage } from '@/lib/content/page'
import type { Reading } from '@/lib/content/reading'
import type { LoadedVersion } from './load-version'

/** Makes all pages of one docs version: its docs, the pages of its categories and of its tags. */
export async function buildVersionPages(version: LoadedVersion, context: Reading): Promise<SitePage[]> {
  const { name, docs, sidebarById, tagsPath } = version
  const navigation = buildNavigation(sidebarById.values())
  const pages = await Promise.all(docs.map((doc) => buildDoc(doc, version, navigation.get(doc.permalink), context)))
  const categories = buildCategoryPages(sidebarById.values(), name, navigation)
  return [...pages, ...categories, ...buildTagPages(pages, { version: name, tagsPath, texts: context.texts })]
}

async function buildDoc(
  doc: Doc,
  version: LoadedVersion,
  navigation: Navigation | undefined,
  context: Reading,
): Promise<DocPage> {
  const { config, contentDir, lastUpdates, problems } = context
  const image = await resolveSocialImage(doc, config, problems)
  return buildDocPage(doc, {
    config,
    contentDir,
    lastUpdate: lastUpdates.get(doc.file),
    crumbs: navigation?.crumbs ?? [],
    tags: resolveTags(doc, { tagFile: version.tagFile, basePath: version.tagsPath, problems }),
    version: version.name,
    ...resolvePager(doc, navigation, version, problems),
    ...(await readPageLanguages(doc, config, lastUpdates)),
    ...(image !== undefined && { image }),
  })
}
