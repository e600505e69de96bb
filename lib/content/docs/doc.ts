import path from 'node:path'
import type { TagLink } from '@/lib/content/page'
import { bodyFormat } from '@/lib/content/source/front-matter'
import type { DocFrontMatter, PageFrontMatter } from '@/lib/content/source/schema'
import type { Source } from '@/lib/content/source/sources'
import type { PageText } from '@/lib/content/text-cache'
import type { Problems, SourceLocation } from '@/lib/site/problems/problems'
import {
  baseName,
  formatPermalink,
  isFolderIndex,
  parseNumberPrefix,
  resolveSitePath,
  stripNumberPrefixes,
} from './permalink'

const { posix } = path

/** A parsed source file with its address, before its text is compiled. */
export interface PlannedPage<Meta extends PageFrontMatter = PageFrontMatter> extends Source<Meta> {
  /** Path without extension and number prefixes, or front matter `id`; identical in all versions. */
  id: string
  permalink: string
  draft: boolean
  unlisted: boolean
  format: 'md' | 'mdx'
}

/** The fields that come from the compiled text. */
interface TextFields {
  title: string
  description: string
  text: PageText
}

/** A source file that becomes a page. */
export type MarkdownPage<Meta extends PageFrontMatter = PageFrontMatter> = PlannedPage<Meta> & TextFields

/** A file of the docs with its address; `name` is its path inside the version's docs folder. */
export interface PlannedDoc extends PlannedPage<DocFrontMatter> {
  /** Name of its docs version. */
  version: string
  /** Position among its siblings, from front matter or the number prefix. */
  position?: number
  tags: TagLink[]
}

/** A page of the docs. */
export type Doc = PlannedDoc & TextFields

/** The location that determines a page's address: its slug, or its file. */
export function addressLocation({ file, meta, locationOf }: Source<PageFrontMatter>): SourceLocation {
  return meta.slug === undefined ? { file } : locationOf(['slug'])
}

/** The address of a doc; undefined without a valid one. */
export function planDoc(
  source: Source<DocFrontMatter>,
  version: { name: string; path: string },
  problems: Problems,
): Omit<PlannedDoc, 'tags'> | undefined {
  const { meta, name } = source
  const stripsPrefixes = meta.parse_number_prefixes ?? true
  const { name: plainName, number } = stripsPrefixes ? parseNumberPrefix(baseName(name)) : { name: baseName(name) }
  const lastPart = meta.id ?? plainName
  const folder = stripsPrefixes ? stripNumberPrefixes(posix.dirname(name)) : posix.dirname(name)
  const address = { name, slug: meta.slug, lastPart, stripsPrefixes, isIndex: isFolderIndex(name) }
  const id = posix.join(folder, lastPart).normalize('NFC')
  const planned = planPage(source, { id, sitePath: resolveSitePath(address, version.path) }, problems)
  const position = meta.sidebar_position ?? number
  return planned && { ...planned, version: version.name, position }
}

/** The address of a file of `content/pages`, which is its path; undefined without a valid one. */
export function planStandalonePage(source: Source<PageFrontMatter>, problems: Problems): PlannedPage | undefined {
  const { meta, name } = source
  const lastPart = baseName(name)
  const address = { name, slug: meta.slug, lastPart, stripsPrefixes: false, isIndex: lastPart === 'index' }
  const id = posix.join(posix.dirname(name), lastPart)
  return planPage(source, { id, sitePath: resolveSitePath(address) }, problems)
}

/** The fields that all kinds of pages share; undefined without a valid address. */
export function planPage<Meta extends PageFrontMatter>(
  source: Source<Meta>,
  { id, sitePath }: { id: string; sitePath: string },
  problems: Problems,
): PlannedPage<Meta> | undefined {
  const { meta, name } = source
  const permalink = formatPermalink(sitePath)
  if (permalink === undefined) {
    problems.add(addressLocation(source), 'address-character', { sitePath })
    return undefined
  }
  return {
    ...source,
    id,
    permalink,
    draft: meta.draft ?? false,
    unlisted: meta.unlisted ?? false,
    format: bodyFormat(meta.format, name),
  }
}

/** A page with its compiled text, and the title and the description that the front matter or the text give it. */
export function addText<Page extends PlannedPage>(
  page: Page,
  textByFile: ReadonlyMap<string, PageText>,
): Page & TextFields {
  const { id, meta, file } = page
  const text = textByFile.get(file)
  if (!text) throw new Error(`The text of ${file} was not compiled.`)
  const title = meta.title || text.title || fallbackTitle(id)
  return { ...page, title, description: meta.description ?? text.description, text }
}

/** The last part of the id; for an index file, the name of its folder. */
function fallbackTitle(id: string): string {
  const parts = id.split('/')
  const last = parts.at(-1) ?? id
  return /^(index|readme)$/i.test(last) ? (parts.at(-2) ?? last) : last
}
