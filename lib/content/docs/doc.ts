import path from 'node:path'
import type { SiteContext } from '@/lib/content/site-context'
import { bodyFormat } from '@/lib/content/source/front-matter'
import type { SourceLocation } from '@/lib/content/source/problems'
import type { DocFrontMatter, PageFrontMatter } from '@/lib/content/source/schema'
import type { Source } from '@/lib/content/source/sources'
import { emptyText, type PageText } from '@/lib/content/text-cache'
import {
  baseName,
  formatPermalink,
  isFolderIndex,
  parseNumberPrefix,
  resolveSitePath,
  stripNumberPrefixes,
} from './permalink'

const { posix } = path

/** A parsed source file that becomes a page. */
export interface MarkdownPage<Meta extends PageFrontMatter = PageFrontMatter> extends Source<Meta> {
  /** Path without extension and number prefixes, or front matter `id`; identical in all versions. */
  id: string
  permalink: string
  title: string
  description: string
  draft: boolean
  unlisted: boolean
  format: 'md' | 'mdx'
  text: PageText
}

/** A parsed source file of the docs; `name` is its path inside the version's docs folder. */
export interface Doc extends MarkdownPage<DocFrontMatter> {
  /** Name of its docs version. */
  version: string
  /** Position among its siblings, from front matter or the number prefix. */
  position?: number
}

/** The location that determines a page's address: its slug, or its file. */
export function addressLocation({ file, meta, locationOf }: Source<PageFrontMatter>): SourceLocation {
  return meta.slug === undefined ? { file } : locationOf(['slug'])
}

/** The texts, and the list of problems. */
export type Parsing = Pick<SiteContext, 'textByFile' | 'problems'>

/** Parses a doc; undefined without a valid address. */
export function parseDoc(
  source: Source<DocFrontMatter>,
  version: { name: string; path: string },
  parsing: Parsing,
): Doc | undefined {
  const { meta, name } = source
  const stripsPrefixes = meta.parse_number_prefixes ?? true
  const { name: plainName, number } = stripsPrefixes ? parseNumberPrefix(baseName(name)) : { name: baseName(name) }
  const lastPart = meta.id ?? plainName
  const folder = stripsPrefixes ? stripNumberPrefixes(posix.dirname(name)) : posix.dirname(name)
  const address = { name, slug: meta.slug, lastPart, stripsPrefixes, isIndex: isFolderIndex(name) }
  const id = posix.join(folder, lastPart).normalize('NFC')
  const written = parseWritten(source, { id, sitePath: resolveSitePath(address, version.path) }, parsing)
  const position = meta.sidebar_position ?? number
  return written && { ...written, version: version.name, position }
}

/** Parses a file of `content/pages`, whose address is its path. */
export function parseStandalonePage(source: Source<PageFrontMatter>, parsing: Parsing): MarkdownPage | undefined {
  const { meta, name } = source
  const lastPart = baseName(name)
  const address = { name, slug: meta.slug, lastPart, stripsPrefixes: false, isIndex: lastPart === 'index' }
  const id = posix.join(posix.dirname(name), lastPart)
  return parseWritten(source, { id, sitePath: resolveSitePath(address) }, parsing)
}

/** The fields that all kinds of pages share; undefined without a valid address. */
export function parseWritten<Meta extends PageFrontMatter>(
  source: Source<Meta>,
  { id, sitePath }: { id: string; sitePath: string },
  { textByFile, problems }: Parsing,
): MarkdownPage<Meta> | undefined {
  const { meta, name, file } = source
  const permalink = formatPermalink(sitePath)
  if (permalink === undefined) {
    const found = `The address "${sitePath}" holds a character that no address can have: "?", "#", "\\" or an invisible one.`
    problems.add(addressLocation(source), found, 'Write "slug" with an address without it.')
    return undefined
  }
  const text = textByFile.get(file) ?? emptyText(file)
  return {
    ...source,
    id,
    permalink,
    title: meta.title || text.title || fallbackTitle(id),
    description: meta.description ?? text.description,
    draft: meta.draft ?? false,
    unlisted: meta.unlisted ?? false,
    format: bodyFormat(meta.format, name),
    text,
  }
}

/** The last part of the id; for an index file, the name of its folder. */
function fallbackTitle(id: string): string {
  const parts = id.split('/')
  const last = parts.at(-1) ?? id
  return /^(index|readme)$/i.test(last) ? (parts.at(-2) ?? last) : last
}
