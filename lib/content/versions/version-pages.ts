import { buildCategoryPages } from '@/lib/content/docs/category-page'
import { addressSpot, type Doc } from '@/lib/content/docs/doc'
import { buildDocPage } from '@/lib/content/docs/doc-page'
import { buildNavigation, type Navigation } from '@/lib/content/docs/navigation'
import { resolvePager } from '@/lib/content/docs/pager'
import { resolveTags } from '@/lib/content/docs/tag-file'
import { buildTagPages } from '@/lib/content/docs/tag-pages'
import { resolveSocialImage } from '@/lib/content/links/social-image'
import { readPageLanguages } from '@/lib/content/locales/page-languages'
import type { DocPage } from '@/lib/content/page'
import type { PlacedPage } from '@/lib/content/page-list'
import type { SiteContext } from '@/lib/content/site-context'
import type { Problem } from '@/lib/content/source/problems'
import type { LoadedVersion } from './docs-version'

/** Pages and what was found wrong while making them. */
export interface BuiltPages {
  placed: PlacedPage[]
  problems: Problem[]
}

/** Makes all pages of one docs version: its docs, the pages of its categories and of its tags. */
export async function buildVersionPages(version: LoadedVersion, context: SiteContext): Promise<BuiltPages> {
  const { name, docs, sidebarById, tagsPath } = version
  const navigation = buildNavigation(sidebarById.values())
  const built = await Promise.all(
    docs.map((doc) => buildDoc(doc, { ...version, navigation: navigation.get(doc.permalink) }, context)),
  )
  const categories = buildCategoryPages(sidebarById.values(), name, navigation)
  const pages = built.map(({ page }) => page)
  const tags = buildTagPages(pages, { version: name, tagsPath })
  const placed = [
    ...built.map(({ page, doc }) => ({ page, file: doc.file, spot: addressSpot(doc) })),
    ...categories.map(({ page, file }) => ({ page, file, spot: {} })),
    ...tags.map((page) => ({ page, file: firstWithTag(pages, page.permalink), spot: {} })),
  ]
  return { placed, problems: built.flatMap(({ problems }) => problems) }
}

interface DocSurroundings extends LoadedVersion {
  navigation: Navigation | undefined
}

async function buildDoc(doc: Doc, around: DocSurroundings, { config, contentDir, lastUpdates }: SiteContext) {
  const { navigation, name, tagFile, tagsPath } = around
  const pager = resolvePager(doc, navigation, around)
  const { tags, problems } = resolveTags(doc, tagFile, tagsPath)
  const social = await resolveSocialImage(doc, config)
  const page = buildDocPage(doc, {
    config,
    contentDir,
    lastUpdate: lastUpdates.get(doc.file),
    crumbs: navigation?.crumbs ?? [],
    tags,
    version: name,
    ...pager.links,
    ...(await readPageLanguages(doc, config, lastUpdates)),
    ...(social.image !== undefined && { image: social.image }),
  })
  return { doc, page, problems: [...pager.problems, ...problems, ...social.problems] }
}

/** The file that first asks for a tag's page; for the page of all tags, the first that has one. */
function firstWithTag(pages: DocPage[], permalink: string): string {
  const exact = pages.find(({ tags }) => tags.some((tag) => tag.permalink === permalink))
  return (exact ?? pages.find(({ tags }) => tags.length > 0))?.file ?? ''
}
