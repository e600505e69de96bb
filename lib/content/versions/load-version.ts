import path from 'node:path'
import GithubSlugger from 'github-slugger'
import { buildCategoryPages } from '@/lib/content/docs/category-page'
import { type Doc, parseDoc } from '@/lib/content/docs/doc'
import { buildDocPage } from '@/lib/content/docs/doc-page'
import { buildNavigation, resolvePager } from '@/lib/content/docs/neighbours'
import { readTagFile, resolveTags, type TagFile, type TagLabels } from '@/lib/content/docs/tag-file'
import { buildTagPages } from '@/lib/content/docs/tag-pages'
import { readTranslatedSources } from '@/lib/content/locales/translated-sources'
import type { DocsPage } from '@/lib/content/page'
import { inheritFromFolders, readCategories } from '@/lib/content/sidebar/categories'
import { buildSidebar, type SidebarInput } from '@/lib/content/sidebar/sidebar'
import { readSidebarFile } from '@/lib/content/sidebar/sidebar-file'
import type { SidebarItem } from '@/lib/content/sidebar/sidebar-item'
import type { SiteContext } from '@/lib/content/site-context'
import type { Problems } from '@/lib/content/source/problems'
import { docFrontMatterSchema } from '@/lib/content/source/schema'
import { isExported } from '@/lib/content/source/visibility'
import { writeNameFix } from '@/lib/content/source/wording'
import type { SiteConfig } from '@/lib/site/config'
import type { VersionSource } from './versions'

/** The arranged docs of a version. */
export interface LoadedVersion extends VersionSource {
  docs: Doc[]
  docById: ReadonlyMap<string, Doc>
  /** Docs that the build leaves out. */
  drafts: Doc[]
  sidebarById: ReadonlyMap<string, SidebarItem[]>
  tagFile: TagFile
  tagsPath: string
  /** The start page of the version. */
  mainDoc: Doc | undefined
}

/** The files of one version of the docs. */
export type VersionFiles = Awaited<ReturnType<typeof readVersion>>

/** Reads the files of one version. */
export async function readVersion(version: VersionSource, reading: { config: SiteConfig; problems: Problems }) {
  const { docsDir, sidebarFiles } = version
  const { problems } = reading
  const tagsPath = `${version.path}/tags`
  const [sources, categoryByFolder, sidebarFile, tagFile] = await Promise.all([
    readTranslatedSources(docsDir, docFrontMatterSchema, reading),
    readCategories(docsDir, reading),
    readSidebarFile(sidebarFiles, problems),
    readTagFile(path.join(docsDir, 'tags.yml'), tagsPath, reading),
  ])
  return { ...version, sources, categoryByFolder, sidebarFile, tagFile, tagsPath }
}

/** Arranges the docs of a version. */
export function arrangeVersion(files: VersionFiles, context: SiteContext): LoadedVersion {
  const { sources, categoryByFolder, sidebarFile, ...version } = files
  const { config, problems } = context
  const parsed = sources.flatMap((source) => parseDoc(source, version, context) ?? [])
  const written = parsed.map((doc) => inheritFromFolders(doc, categoryByFolder))
  const docs = written.filter(isExported)
  const drafts = written.filter((doc) => !isExported(doc))
  const docById = indexById(docs, problems)
  const slugger = new GithubSlugger()
  const sidebar: SidebarInput = {
    docById,
    draftIds: new Set(drafts.map(({ id }) => id)),
    categoryByFolder,
    versionPath: version.path,
    collapsed: config.docs.sidebarCollapsed,
    slugLabel: (label) => slugger.slug(label),
    problems,
  }
  const sidebarById = new Map([...sidebarFile.entriesById].map(([id, entries]) => [id, buildSidebar(entries, sidebar)]))
  for (const doc of docs) checkDisplayedSidebar(doc, sidebarById, problems)
  const [firstSidebar = []] = sidebarById.values()
  const start = docs.find((doc) => doc.permalink === (version.path || '/'))
  const mainDoc = start ?? findDocIn(firstSidebar) ?? docs[0]
  return { ...version, docs, docById, drafts, sidebarById, mainDoc }
}

/** Docs by id; the first doc with an id wins. */
function indexById(docs: Doc[], problems: Problems): Map<string, Doc> {
  const docById = new Map<string, Doc>()
  for (const doc of docs) {
    const first = docById.get(doc.id)
    if (!first) docById.set(doc.id, doc)
    // Docs with the same address are reported by `checkAddresses`.
    else if (first.permalink !== doc.permalink) {
      const location = doc.meta.id === undefined ? { file: doc.file } : doc.locationOf(['id'])
      const found = `The doc id "${doc.id}" is also that of ${first.file}.`
      problems.add(location, found, 'Write another "id" in the front matter of one of the two.')
    }
  }
  return docById
}

function checkDisplayedSidebar(
  { meta, locationOf }: Doc,
  sidebarById: ReadonlyMap<string, unknown>,
  problems: Problems,
): void {
  const id = meta.displayed_sidebar
  if (id == null || sidebarById.has(id)) return
  const found = `"displayed_sidebar" names the sidebar "${id}", which does not exist.`
  problems.add(locationOf(['displayed_sidebar']), found, writeNameFix(id, 'sidebars', sidebarById.keys()))
}

/** The first doc of a sidebar. */
function findDocIn(items: SidebarItem[]): Doc | undefined {
  for (const item of items) {
    if (item.type === 'doc') return item.doc
    if (item.type !== 'category') continue
    const doc = item.target?.type === 'doc' ? item.target.doc : findDocIn(item.items)
    if (doc) return doc
  }
  return undefined
}

/** Builds all pages of a docs version: docs, categories and tags. */
export async function buildVersionPages(version: LoadedVersion, context: SiteContext): Promise<DocsPage[]> {
  const { name, docs, sidebarById, tagsPath } = version
  const navigation = buildNavigation(sidebarById.values())
  const labels: TagLabels = new Map()
  const { problems } = context
  const pages = await Promise.all(
    docs.map((doc) => {
      const place = navigation.get(doc.permalink)
      return buildDocPage(doc, context, {
        crumbs: place?.crumbs ?? [],
        tags: resolveTags(doc, { tagFile: version.tagFile, basePath: tagsPath, labels, problems }),
        version: name,
        ...resolvePager(doc, place, version, problems),
      })
    }),
  )
  const categories = buildCategoryPages(sidebarById.values(), name, navigation, context.config)
  return [...pages, ...categories, ...buildTagPages(pages, { version: name, tagsPath, texts: context.texts })]
}
