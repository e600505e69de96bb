import path from 'node:path'
import { parseFrontMatter } from '@/lib/content/source/front-matter'
import { fileExists, listTree, readText } from '@/lib/content/source/read'
import { environment } from '@/lib/site/environment'
import { Problems } from '@/lib/site/problems/problems'

const { posix } = path

/** The folder of a language's translations. */
export function translationDir(contentDir: string, code: string): string {
  return posix.join(contentDir, 'i18n', code)
}

/** Docusaurus's folders of translations by content folder. */
const docusaurusFolders: Array<[own: string, theirs: string]> = [
  ['docs', 'docusaurus-plugin-content-docs/current'],
  ['versioned_docs', 'docusaurus-plugin-content-docs'],
  ['blog', 'docusaurus-plugin-content-blog'],
  ['pages', 'docusaurus-plugin-content-pages'],
]

/** Possible paths of the translation of a content file or folder; none without a language. */
export function translationPaths(original: string, code: string | undefined): string[] {
  const inner = posix.relative(workingContentDir(), original)
  if (code === undefined || inner.startsWith('../')) return []
  const dir = translationDir(workingContentDir(), code)
  const theirs = docusaurusFolders.flatMap(([own, folder]) => {
    return inner === own || inner.startsWith(`${own}/`) ? [posix.join(dir, folder, inner.slice(own.length))] : []
  })
  return [posix.join(dir, inner), ...theirs]
}

/** The original of a translation; other files are returned unchanged. */
export function originalPath(file: string): string {
  const contentDir = workingContentDir()
  const [folder, code, ...rest] = posix.relative(contentDir, file).split('/')
  if (folder !== 'i18n' || code === undefined) return file
  const inner = rest.join('/')
  const found = docusaurusFolders.find(([, theirs]) => inner.startsWith(`${theirs}/`))
  return posix.join(contentDir, found ? found[0] + inner.slice(found[1].length) : inner)
}

/** The translation of a content file, if there is one. */
export async function findTranslation(original: string, code: string | undefined): Promise<string | undefined> {
  for (const file of translationPaths(original, code)) if (await fileExists(file)) return file
  return undefined
}

/** The translation of a file, or the file itself. */
export async function translated(original: string, code: string | undefined): Promise<string> {
  return (await findTranslation(original, code)) ?? original
}

/** Sorted paths of all files below a content folder and its translations. */
export async function listWithTranslations(folder: string, code: string | undefined): Promise<string[]> {
  const original = path.relative('', folder).replaceAll(path.sep, '/')
  const trees = await Promise.all([folder, ...translationPaths(original, code)].map((dir) => listTree(dir)))
  return [...new Set(trees.flat())].sort()
}

/** Whether a Markdown file has a translation that is part of the published site. */
export async function isTranslated(original: string, code: string): Promise<boolean> {
  const file = await findTranslation(original, code)
  // The site in that language reports the problems of the file.
  return file !== undefined && parseFrontMatter(readText(file), file, new Problems()).frontMatter.draft !== true
}

function workingContentDir(): string {
  return path.relative('', environment.contentDir).replaceAll(path.sep, '/')
}
