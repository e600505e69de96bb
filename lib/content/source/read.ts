import { isUtf8 } from 'node:buffer'
import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { mkdir, readdir, readFile, readlink, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Problems, Spot } from './problems'

/** The folder that holds the whole site's content, relative to the working directory. */
export function contentDir(): string {
  return process.env.CONTENT_DIR ?? 'content'
}

const saveAsUtf8 = 'Save the file with the encoding UTF-8.'

/** Control characters other than tabs and line breaks: no page, feed or sitemap can hold them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const controls = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F]/

/** The file's text, without a byte order mark and with plain line feeds; reports characters that no page can hold. */
export async function readText(file: string, problems?: Problems): Promise<string> {
  const bytes = await readFile(file)
  const text = new TextDecoder().decode(bytes).replace(/\r\n?/g, '\n')
  if (!isUtf8(bytes)) problems?.add(findSpot(file, text, /\uFFFD/), 'A character here is not UTF-8.', saveAsUtf8)
  if (!controls.test(text)) return text
  const code = controls.exec(text)?.[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
  const found = `There is an invisible character here (U+${code}), which no page can hold: it is left out.`
  problems?.warn(findSpot(file, text, controls), found, 'Remove it.')
  return text.replace(new RegExp(controls, 'g'), '')
}

function findSpot(file: string, text: string, pattern: RegExp): Spot {
  const lines = text.slice(0, text.search(pattern)).split('\n')
  return { file, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
}

/** Size and time of last change of a file; undefined when there is no such file (a folder is none). */
export async function fileStamp(file: string): Promise<{ size: number; mtimeMs: number } | undefined> {
  // Synchronous: a thousand files at each change take ten times as long with promises.
  const found = existsSync(file) ? statSync(file, { throwIfNoEntry: false }) : undefined
  return found?.isFile() ? { size: found.size, mtimeMs: found.mtimeMs } : undefined
}

/** Whether there is a file of that path; false for a folder. */
export async function fileExists(file: string): Promise<boolean> {
  return (await fileStamp(file)) !== undefined
}

/** Names of the files of one folder, sorted; undefined when there is no such folder. */
export async function listFiles(folder: string): Promise<string[] | undefined> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => undefined)
  return entries
    ?.filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .sort()
}

/** Paths of all files below a folder, with forward slashes, sorted; empty when there is no such folder. */
export async function listTree(folder: string, above: string[] = []): Promise<string[]> {
  // A link to a folder above would otherwise be followed for ever.
  const real = await realpath(folder).catch(() => undefined)
  if (real === undefined || above.includes(real)) return []
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const nested = await Promise.all(
    entries.map(async (entry) => {
      const inner = path.join(folder, entry.name)
      const target = entry.isSymbolicLink() ? await stat(inner).catch(() => undefined) : entry
      if (!target?.isDirectory()) return target?.isFile() ? [entry.name] : []
      return (await listTree(inner, [...above, real])).map((name) => `${entry.name}/${name}`)
    }),
  )
  // Not by locale: the order must not depend on the machine.
  return nested.flat().sort()
}

/** Reports files in a folder of content that cannot be a part of the site. */
export async function checkTree(folder: string, problems: Problems, root = folder): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    const file = path.posix.join(folder, entry.name)
    if (/^\.(?!well-known)|^node_modules$/.test(entry.name)) continue
    if (entry.isDirectory()) await checkTree(file, problems, root)
    else if (entry.isSymbolicLink()) await checkLink(file, root, problems)
    else if (!entry.isFile()) problems.add({ file }, 'This is neither a file nor a folder.', 'Remove it.')
    else if (/\.(markdown|mdown|mkdn?|mdwn|mdte?xt)$/i.test(file) && !file.startsWith(`${root}/static/`)) {
      problems.warn({ file }, 'The file does not become a page.', 'Give it a name that ends in ".md" or ".mdx".')
    }
  }
}

async function checkLink(file: string, root: string, problems: Problems): Promise<void> {
  const [inside, target] = await Promise.all([realpath(root), realpath(file).catch(() => undefined)])
  const fix = `Put a file in its place, or a link to one in ${root}.`
  if (target === undefined) problems.add({ file }, 'The symbolic link leads to nothing.', fix)
  else if (!target.startsWith(`${inside}${path.sep}`)) {
    problems.add({ file }, `The symbolic link leads out of ${root}, to ${await readlink(file)}.`, fix)
  }
}

/**
 * A fingerprint of the files of a folder with such a name. Synchronous, because the development server needs it at each request,
 * where React follows every promise.
 */
export function signTree(folder: string, names = /\.(mdx?|ya?ml|json)$/i, depth = 0): string {
  // A link to a folder above would otherwise be followed for ever.
  if (depth > 20) return ''
  return (existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [])
    .map((entry) => {
      const { name } = entry
      const isRead = entry.isSymbolicLink() || (entry.isFile() && names.test(name))
      const inner = path.join(folder, name)
      const found = isRead ? statSync(inner, { throwIfNoEntry: false }) : undefined
      if ((found ?? entry).isDirectory()) return `${name}/${signTree(inner, names, depth + 1)}`
      return found && names.test(name) ? `${name} ${found.size} ${found.mtimeMs}` : ''
    })
    .join('\n')
}

/** Writes a file atomically, even when several processes write it at once. */
export async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  const unfinished = `${file}.${randomUUID()}.tmp`
  try {
    await writeFile(unfinished, bytes)
    await rename(unfinished, file)
  } finally {
    await rm(unfinished, { force: true })
  }
}

/** Runs `work` for each item with bounded concurrency. */
export async function forEachFew<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
  most = 8,
): Promise<void> {
  const waiting = [...items].values()
  const workOn = async () => {
    for (const item of waiting) await work(item)
  }
  await Promise.all(Array.from({ length: most }, workOn))
}
