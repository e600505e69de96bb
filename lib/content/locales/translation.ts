import path from 'node:path'
import { parseFrontMatter } from '@/lib/content/source/front-matter'
import { Problems } from '@/lib/content/source/problems'
import { fileExists, listTree, contentDir as readContentDir, readText } from '@/lib/content/source/read'

const { posix } = path

/** The folder of a language's translations. */
export function translationDir(contentDir: string, code: string): string {
  return posix.join(contentDir, 'i18n', code)
}

/** Where Docusaurus keeps the translations of a folder of the content. */
const docusaurusFolders: Array<[own: string, theirs: string]> = [
  ['docs', 'docusaurus-plugin-content-docs/current'],
  ['versioned_docs', 'docusaurus-plugin-content-docs'],
  ['blog', 'docusaurus-plugin-content-blog'],
  ['pages', 'docusaurus-plugin-content-pages'],
]

/** Where the translation of a file or folder of the content may be, the likelier first; nowhere without a language. */
export function translationPaths(original: string, code: string | undefined): string[] {
  const inner = posix.relative(workingContentDir(), original)
  if (code === undefined || inner.startsWith('../')) return []
  const dir = translationDir(workingContentDir(), code)
  const theirs = docusaurusFolders.flatMap(([own, folder]) => {
    return inner === own || inner.startsWith(`${own}/`) ? [posix.join(dir, folder, inner.slice(own.length))] : []
  })
  return [posix.join(dir, inner), ...theirs]
}

/** The file of the content that a file translates; any other file is its own original. */
export function originalPath(file: string): string {
  const contentDir = workingContentDir()
  const [folder, code, ...rest] = posix.relative(contentDir, file).split('/')
  if (folder !== 'i18n' || code === undefined) return file
  const inner = rest.join('/')
  const found = docusaurusFolders.find(([, theirs]) => inner.startsWith(`${theirs}/`))
  return posix.join(contentDir, found ? found[0] + inner.slice(found[1].length) : inner)
}

/** The translation of a file of the content, when there is one. */
export async function findTranslation(original: string, code: string | undefined): Promise<string | undefined> {
  for (const file of translationPaths(original, code)) if (await fileExists(file)) return file
  return undefined
}

/** The file itself, or what stands for it in a language. */
export async function translated(original: string, code: string | undefined): Promise<string> {
  return (await findTranslation(original, code)) ?? original
}

/** Paths of all files below a folder of the content and of those that only its translations have, sorted. */
export async function listWithTranslations(folder: string, code: string | undefined): Promise<string[]> {
  const original = path.relative('', folder).replaceAll(path.sep, '/')
  const trees = await Promise.all([folder, ...translationPaths(original, code)].map((dir) => listTree(dir)))
  return [...new Set(trees.flat())].sort()
}

/** Whether a Markdown file has a translation that is part of the published site. */
export async function isTranslated(original: string, code: string): Promise<boolean> {
  const file = await findTranslation(original, code)
  // Mistakes in the file are reported when the site is read in its language.
  return file !== undefined && parseFrontMatter(await readText(file), file, new Problems()).frontMatter.draft !== true
}

function workingContentDir(): string {
  return path.relative('', readContentDir()).replaceAll(path.sep, '/')
}
