import { buildCategoryPages } from './category-page'
import { addressSpot, type Doc } from './doc'
import { buildDocPage } from './doc-page'
import type { LoadedVersion } from './docs-version'
import { buildNavigation, type Navigation } from './navigation'
import type { DocPage } from './page'
import { readPageLanguages } from './page-languages'
import type { PlacedPage } from './page-list'
import { resolvePager } from './pager'
import type { Problem } from './problems'
import type { SiteContext } from './site-context'
import { resolveSocialImage } from './social-image'
import { resolveTags } from './tag-file'
import { buildTagPages } from './tag-pages'

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
