import path from 'node:path'
import { originalPath } from '@/lib/content/locales/translation'
import { contentDir } from './read'

const { posix } = path

/** Where the paths typed on a page start. */
export interface LinkBase {
  /** The file that relative file paths start at: the page's, or that of a part of it. */
  file: string
  /** The permalink that relative site paths start at. */
  permalink: string
  contentDir: string
  /** Folders that a Markdown path may start at when not at `file`: the page's section, its docs, the site. */
  roots: string[]
  /** The language whose translations of files come first. */
  translation: string | undefined
  /** Collects the files that the page shows or links to, with their published addresses. */
  published?: Map<string, string>
}

/** The base of a page of the site; a translation refers to files as its original does. */
export function createLinkBase(
  { file: written, permalink, version }: { file: string; permalink: string; version?: string },
  translation: string | undefined,
): LinkBase {
  const file = originalPath(written)
  const content = fromWorkingDir(contentDir())
  const docs = version && version !== 'current' ? `versioned_docs/version-${version}` : 'docs'
  const section = posix.relative(content, file).split('/')[0] ?? ''
  const folders = section === 'versioned_docs' ? [docs, ''] : [section, docs, '']
  const roots = [...new Set(folders)].map((folder) => posix.join(content, folder))
  return { file, permalink, contentDir: content, roots, translation }
}

/** The file a path leads to from a base, in which `/` is that root folder; undefined when it leaves the content. */
export function locate(typed: string, base: LinkBase, root: string): string | undefined {
  const file = typed.startsWith('@site/')
    ? posix.join(base.contentDir, typed.slice('@site/'.length))
    : typed.startsWith('/')
      ? posix.join(root, typed)
      : posix.join(posix.dirname(base.file), typed)
  return isInside(base.contentDir, file) ? file : undefined
}

/** The folder whose files are served at the root of the site as they are. */
export function staticDir(base: LinkBase): string {
  return posix.join(base.contentDir, 'static')
}

/** Whether a path is in a folder, at any depth. */
export function isInside(folder: string, file: string): boolean {
  const inner = posix.relative(folder, file)
  return inner !== '' && inner !== '..' && !inner.startsWith('../') && !posix.isAbsolute(inner)
}

/** How a writer would type the path of one file in another. */
export function relativePath(from: string, to: string): string {
  const steps = posix.relative(posix.dirname(from), to)
  return encodePath(steps.startsWith('../') ? steps : `./${steps}`)
}

/** A path as it is written in an address. */
export function encodePath(decoded: string): string {
  return encodeURI(decoded).replace(/[?#]/g, encodeURIComponent)
}

/** A path as it is written in problems and used as key: relative to the working directory, with forward slashes. */
export function fromWorkingDir(file: string): string {
  return path.relative('', file).replaceAll(path.sep, '/')
}
