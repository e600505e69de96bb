import path from 'node:path'
import { originalPath } from '@/lib/content/locales/translation'
import { encodeUri, encodeUriPart } from '@/lib/site/characters'
import { environment } from '@/lib/site/environment'

const { posix } = path

/** The starting points of paths typed on a page. */
export interface LinkBase {
  /** Relative file paths start at this file, which is that of the page or of a partial. */
  file: string
  /** Relative site paths start at this permalink. */
  permalink: string
  contentDir: string
  /** Alternative folders for Markdown paths: the page's section, its docs, the content folder. */
  roots: string[]
  /** The language whose translations of files come first. */
  translation: string | undefined
}

/** The base of a page; paths in a translation start at its original. */
export function createLinkBase(
  { file: written, permalink, version }: { file: string; permalink: string; version?: string },
  translation: string | undefined,
): LinkBase {
  const file = originalPath(written)
  const content = fromWorkingDir(environment.contentDir)
  const docs = version && version !== 'current' ? `versioned_docs/version-${version}` : 'docs'
  const section = posix.relative(content, file).split('/')[0] ?? ''
  const folders = section === 'versioned_docs' ? [docs, ''] : [section, docs, '']
  const roots = [...new Set(folders)].map((folder) => posix.join(content, folder))
  return { file, permalink, contentDir: content, roots, translation }
}

/** The file of a path, where `/` is the root folder; undefined outside the content folder. */
export function locate(typed: string, base: LinkBase, root: string): string | undefined {
  const file = typed.startsWith('@site/')
    ? posix.join(base.contentDir, typed.slice('@site/'.length))
    : typed.startsWith('/')
      ? posix.join(root, typed)
      : posix.join(posix.dirname(base.file), typed)
  return isInside(base.contentDir, file) ? file : undefined
}

/** The folder of files that are copied to the site root. */
export function staticDir(base: LinkBase): string {
  return posix.join(base.contentDir, 'static')
}

/** Whether a path is in a folder, at any depth. */
export function isInside(folder: string, file: string): boolean {
  const inner = posix.relative(folder, file)
  return inner !== '' && inner !== '..' && !inner.startsWith('../') && !posix.isAbsolute(inner)
}

/** The path of one file in a link of another. */
export function relativePath(from: string, to: string): string {
  const steps = posix.relative(posix.dirname(from), to)
  return encodePath(steps.startsWith('../') ? steps : `./${steps}`)
}

/** Encodes a path for an address. */
export function encodePath(decoded: string): string {
  return encodeUri(decoded).replace(/[?#]/g, encodeUriPart)
}

/** Formats a path for problems and keys: relative to the working directory, with forward slashes. */
export function fromWorkingDir(file: string): string {
  return path.relative('', file).replaceAll(path.sep, '/')
}
