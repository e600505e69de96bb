import path from 'node:path'
import type { Doc } from '@/lib/content/docs/doc'
import { parseNumberPrefix } from '@/lib/content/docs/number-prefix'
import { isFolderIndex } from '@/lib/content/docs/permalink'
import type { CategoryFile } from './categories'
import { createIndexTarget, findDoc, type SidebarInput, settleCategory } from './category'
import type { CategoryTarget, DocItem, SidebarItem } from './sidebar-item'

const { posix } = path

interface Ordered {
  position: number | undefined
  /** File or folder name, which orders what has the same position. */
  name: string
  /** Run in the final order, because equal labels are numbered in it. */
  build: () => SidebarItem[]
}

/** The entries of a folder of docs and its subfolders, in order. */
export function buildFolderItems(folder: string, context: SidebarInput): SidebarItem[] {
  const { docs, folders } = listFolder(folder, context)
  const ordered = [...docs.map(orderDoc), ...folders.map((inner) => orderFolder(inner, context))]
  return ordered.sort(byPositionThenName).flatMap(({ build }) => build())
}

/** A doc as it stands in a sidebar. */
export function toDocItem(
  doc: Doc,
  written: { label?: string | undefined; className?: string | undefined } = {},
): DocItem {
  const className = written.className ?? doc.meta.sidebar_class_name
  const label = doc.meta.sidebar_label ?? written.label ?? doc.title
  return { type: 'doc', doc, label, className }
}

function listFolder(folder: string, { docById }: SidebarInput): { docs: Doc[]; folders: string[] } {
  const docs: Doc[] = []
  const folders = new Set<string>()
  const above = folder === '.' ? '' : `${folder}/`
  for (const doc of docById.values()) {
    const dir = posix.dirname(doc.name)
    if (dir === folder) docs.push(doc)
    else if (doc.name.startsWith(above)) folders.add(above + doc.name.slice(above.length).split('/')[0])
  }
  return { docs, folders: [...folders] }
}

function orderDoc(doc: Doc): Ordered {
  return { position: doc.position, name: posix.basename(doc.name), build: () => [toDocItem(doc)] }
}

function orderFolder(folder: string, context: SidebarInput): Ordered {
  const name = posix.basename(folder)
  const written = context.categoryByFolder.get(folder)
  const main = findMainDoc(folder, written, context)
  const position = written?.position ?? main?.position ?? parseNumberPrefix(name).number
  return { position, name, build: () => buildFolder({ folder, written, main }, context) }
}

interface Folder {
  folder: string
  /** Its `_category_` file. */
  written: CategoryFile | undefined
  /** The doc that its category leads to. */
  main: Doc | undefined
}

function buildFolder({ folder, written, main }: Folder, context: SidebarInput): SidebarItem[] {
  const mainLabel = main && (main.meta.sidebar_label ?? main.title)
  const usual = mainLabel ?? parseNumberPrefix(posix.basename(folder)).name
  const label = written?.label ?? usual
  const addressLabel = written?.addressLabel ?? usual
  const target = main ? { type: 'doc' as const, doc: main } : buildIndex({ label, addressLabel }, written, context)
  const className = written?.className ?? main?.meta.sidebar_class_name
  return settleCategory({
    type: 'category',
    label,
    items: buildFolderItems(folder, context).filter((item) => !(item.type === 'doc' && item.doc === main)),
    collapsible: written?.collapsible ?? true,
    collapsed: written?.collapsed ?? context.collapsed,
    target,
    className,
    ...(written?.description !== undefined && { description: written.description }),
  })
}

/** The doc that the category of a folder leads to: the one its file names, or else the one that stands for the folder. */
function findMainDoc(folder: string, written: CategoryFile | undefined, context: SidebarInput): Doc | undefined {
  const { docs } = listFolder(folder, context)
  if (!written || written.link === undefined) return docs.find((doc) => isFolderIndex(doc.name))
  const { link, spotOf } = written
  if (link?.type !== 'doc') return undefined
  const local = docs.find((doc) => posix.basename(doc.id) === link.id)
  return local ?? findDoc(link.id, spotOf(['link', 'id']), context)
}

function buildIndex(
  { label, addressLabel }: { label: string; addressLabel: string },
  written: CategoryFile | undefined,
  context: SidebarInput,
): CategoryTarget | undefined {
  if (written?.link?.type !== 'generated-index') return undefined
  const { link, spotOf } = written
  return createIndexTarget(label, { ...link, addressLabel }, spotOf(['link', 'slug']), context)
}

function byPositionThenName(a: Ordered, b: Ordered): number {
  if (a.position === b.position) return a.name < b.name ? -1 : 1
  return (a.position ?? Number.POSITIVE_INFINITY) - (b.position ?? Number.POSITIVE_INFINITY)
}
