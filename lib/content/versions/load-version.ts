import path from 'node:path'
import GithubSlugger from 'github-slugger'
import { buildCategoryPages } from '@/lib/content/docs/category-page'
import { addText, type Doc, type PlannedDoc, planDoc } from '@/lib/content/docs/doc'
import { buildDocPage } from '@/lib/content/docs/doc-page'
import { buildNavigation, resolvePager } from '@/lib/content/docs/neighbours'
import { readTagFile, resolveTags, type TagLabels } from '@/lib/content/docs/tag-file'
import { buildTagPages } from '@/lib/content/docs/tag-pages'
import { readTranslatedSources } from '@/lib/content/locales/translated-sources'
import type { DocsPage } from '@/lib/content/page'
import { inheritFromFolders, readCategories } from '@/lib/content/sidebar/categories'
import { buildSidebar, type SidebarInput } from '@/lib/content/sidebar/sidebar'
import { readSidebarFile } from '@/lib/content/sidebar/sidebar-file'
import { addTitles, listIndexes, type PlannedItem, type SidebarItem } from '@/lib/content/sidebar/sidebar-item'
import type { SiteContext } from '@/lib/content/site-context'
import { docFrontMatterSchema } from '@/lib/content/source/schema'
import { isExported } from '@/lib/content/source/visibility'
import type { SiteConfig } from '@/lib/site/config'
import type { Problems } from '@/lib/site/problems/problems'
import type { VersionSource } from './versions'

/** The docs of a version with their addresses. */
export interface PlannedVersion extends VersionSource {
  docs: PlannedDoc[]
  docById: ReadonlyMap<string, PlannedDoc>
  /** Docs that the build leaves out. */
  drafts: PlannedDoc[]
  sidebarById: ReadonlyMap<string, PlannedItem[]>
  tagsPath: string
  /** The start page of the version. */
  mainDoc: PlannedDoc | undefined
  /** The addresses of all pages: docs, categories and tags. */
  permalinks: string[]
}

/** The arranged docs of a version. */
export interface LoadedVersion extends Omit<PlannedVersion, 'docs' | 'docById' | 'sidebarById' | 'mainDoc'> {
  docs: Doc[]
  docById: ReadonlyMap<string, Doc>
  sidebarById: ReadonlyMap<string, SidebarItem[]>
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

/** Gives the docs of a version their addresses and places in the sidebars. */
export function planVersion(
  files: VersionFiles,
  { config, problems }: Pick<SiteContext, 'config' | 'problems'>,
): PlannedVersion {
  const { sources, categoryByFolder, sidebarFile, tagFile, ...version } = files
  const { tagsPath } = version
  const labels: TagLabels = new Map()
  const written = sources.flatMap((source) => {
    const planned = planDoc(source, version, problems)
    return planned ? [inheritFromFolders({ ...planned, tags: [] }, categoryByFolder)] : []
  })
  const docs = written
    .filter(isExported)
    .map((doc) => ({ ...doc, tags: resolveTags(doc, { tagFile, basePath: tagsPath, labels, problems }) }))
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
  const indexes = [...sidebarById.values()].flatMap(listIndexes)
  const tags = new Set(docs.flatMap((doc) => doc.tags.map(({ permalink }) => permalink)))
  const permalinks = [
    ...[...docs, ...indexes].map(({ permalink }) => permalink),
    ...(tags.size > 0 ? [tagsPath, ...tags] : []),
  ]
  return { ...version, docs, docById, drafts, sidebarById, mainDoc, permalinks }
}

/** Adds the compiled texts to the docs of a version, and their titles to its sidebars. */
export function arrangeVersion(
  { docs: planned, docById, sidebarById, mainDoc, ...version }: PlannedVersion,
  textByFile: SiteContext['textByFile'],
): LoadedVersion {
  const docByPlanned = new Map(planned.map((doc) => [doc, addText(doc, textByFile)]))
  const docOf = (doc: PlannedDoc) => {
    const found = docByPlanned.get(doc)
    if (!found) throw new Error(`A sidebar holds ${doc.file}, which is no doc of its version.`)
    return found
  }
  return {
    ...version,
    docs: [...docByPlanned.values()],
    docById: new Map(Array.from(docById, ([id, doc]) => [id, docOf(doc)])),
    sidebarById: new Map(Array.from(sidebarById, ([id, items]) => [id, addTitles(items, docOf)])),
    mainDoc: mainDoc && docOf(mainDoc),
  }
}

/** Docs by id; the first doc with an id wins. */
function indexById(docs: PlannedDoc[], problems: Problems): Map<string, PlannedDoc> {
  const docById = new Map<string, PlannedDoc>()
  for (const doc of docs) {
    const first = docById.get(doc.id)
    if (!first) docById.set(doc.id, doc)
    // Docs with the same address are reported by `checkAddresses`.
    else if (first.permalink !== doc.permalink) {
      const location = doc.meta.id === undefined ? { file: doc.file } : doc.locationOf(['id'])
      problems.add(location, 'duplicate-doc-id', { id: doc.id, file: first.file })
    }
  }
  return docById
}

function checkDisplayedSidebar(
  { meta, locationOf }: PlannedDoc,
  sidebarById: ReadonlyMap<string, unknown>,
  problems: Problems,
): void {
  const id = meta.displayed_sidebar
  if (id == null || sidebarById.has(id)) return
  problems.add(locationOf(['displayed_sidebar']), 'unknown-sidebar', { name: id, names: sidebarById.keys() })
}

/** The first doc of a sidebar. */
function findDocIn(items: PlannedItem[]): PlannedDoc | undefined {
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
  const pages = await Promise.all(
    docs.map((doc) => {
      const place = navigation.get(doc.permalink)
      return buildDocPage(doc, context, {
        crumbs: place?.crumbs ?? [],
        tags: doc.tags,
        version: name,
        ...(doc.meta.describes !== false && { describes: context.config.docs.versions[name]?.describes }),
        ...resolvePager(doc, place, version, context.problems),
      })
    }),
  )
  const categories = buildCategoryPages(sidebarById.values(), name, navigation, context.config)
  return [...pages, ...categories, ...buildTagPages(pages, { version: name, tagsPath, texts: context.texts })]
}
