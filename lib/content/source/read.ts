import { isUtf8 } from 'node:buffer'
import { randomUUID } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs'
import { readdir, readlink, realpath, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Problems, SourceLocation } from '@/lib/site/problems/problems'

/** Control characters other than tabs and line breaks, which no page, feed or sitemap may contain. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern searches for them
const controls = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F]/

/** The text of a file without byte order mark and with plain line feeds; reports characters that no page may contain. */
export function readText(file: string, problems?: Problems): string {
  // Synchronous, because promises take many times as long, above all in the development server, where React tracks each.
  const bytes = readFileSync(file)
  const text = new TextDecoder().decode(bytes).replace(/\r\n?/g, '\n')
  if (!isUtf8(bytes)) problems?.add(findLocation(file, text, /\uFFFD/), 'not-utf8')
  if (!controls.test(text)) return text
  const codePoint = controls.exec(text)?.[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
  problems?.add(findLocation(file, text, controls), 'invisible-character', { codePoint: codePoint ?? '' })
  return text.replace(new RegExp(controls, 'g'), '')
}

function findLocation(file: string, text: string, pattern: RegExp): SourceLocation {
  const lines = text.slice(0, text.search(pattern)).split('\n')
  return { file, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
}

/** Size and modification time of a file; undefined for a folder or a missing file. */
export async function fileStamp(file: string): Promise<{ size: number; mtimeMs: number } | undefined> {
  const found = statOf(file)
  return found?.isFile() ? { size: found.size, mtimeMs: found.mtimeMs } : undefined
}

/**
 * What a path leads to; undefined for a link to nothing or to itself. Synchronous, because promises take ten times as long for a
 * thousand files.
 */
function statOf(file: string): Stats | undefined {
  return existsSync(file) ? statSync(file, { throwIfNoEntry: false }) : undefined
}

/** The times of a file may be alike for changes that follow each other faster. */
const settledMs = 100

/** Changes with a file; undefined for a missing one. */
export function stampOf(file: string): string | undefined {
  const now = Date.now()
  const found = statOf(file)
  if (!found) return undefined
  const { ino, size, mtimeMs, ctimeMs } = found
  const isSettled = now - Math.max(mtimeMs, ctimeMs) > settledMs
  return isSettled ? `${ino} ${size} ${mtimeMs} ${ctimeMs}` : randomUUID()
}

/** Keeps what was made of each file until the file changes. */
export class FileMemo<Value> {
  readonly #kept = new Map<string, { stamp: string | undefined; value: Value }>()

  /** What `make` returns for the file as it is; it is called only if the file has changed. */
  get(file: string, make: () => Value): Value {
    const stamp = stampOf(file)
    const kept = this.#kept.get(file)
    if (kept && kept.stamp === stamp) return kept.value
    const value = make()
    this.#kept.set(file, { stamp, value })
    return value
  }
}

/** Whether a file exists; false for a folder. */
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

/** Paths of all files below a folder, with forward slashes, sorted; empty if the folder is missing. */
export async function listTree(folder: string): Promise<string[]> {
  // Not by locale, which depends on the machine.
  return list(folder, []).sort()
}

// Synchronous, because promises take many times as long.
function list(folder: string, above: string[]): string[] {
  try {
    const real = realpathSync(folder)
    // A link to a parent folder would be followed endlessly.
    if (above.includes(real)) return []
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const inner = path.join(folder, entry.name)
      const target = entry.isSymbolicLink() ? statOf(inner) : entry
      if (!target?.isDirectory()) return target?.isFile() ? [entry.name] : []
      return list(inner, [...above, real]).map((name) => `${entry.name}/${name}`)
    })
  } catch {
    return []
  }
}

/** Reports symbolic links that lead out of the content folder or to nothing, and Markdown files with another extension. */
export async function checkTree(folder: string, problems: Problems, root = folder): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
    const file = path.posix.join(folder, entry.name)
    if (/^\.(?!well-known)|^node_modules$/.test(entry.name)) continue
    if (entry.isDirectory()) await checkTree(file, problems, root)
    if (entry.isFile() && /\.(markdown|mkdn?)$/i.test(file) && !file.startsWith(`${root}/static/`)) {
      problems.add({ file }, 'file-without-page')
    }
    if (!entry.isSymbolicLink()) continue
    const [inside, target] = await Promise.all([realpath(root), realpath(file).catch(() => undefined)])
    if (target === undefined) problems.add({ file }, 'broken-symbolic-link', { root })
    else if (!target.startsWith(`${inside}${path.sep}`)) {
      problems.add({ file }, 'foreign-symbolic-link', { root, target: await readlink(file) })
    }
  }
}

/** Writes a file atomically, even if several processes write it at once. Synchronous, because promises take several times as long. */
export async function writeFileAtomic(file: string, bytes: Uint8Array): Promise<void> {
  mkdirSync(path.dirname(file), { recursive: true })
  const unfinished = `${file}.${randomUUID()}.tmp`
  try {
    writeFileSync(unfinished, bytes)
    renameSync(unfinished, file)
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw error
  }
}

const dayMs = 86_400_000

/** Removes the files of a cache that are not used, unless another site may need them: those of the last day stay. */
export async function pruneFolder(folder: string, isUsed: (file: string) => boolean): Promise<void> {
  for (const name of await listTree(folder)) {
    const file = path.posix.join(folder, name)
    const stamp = isUsed(file) ? undefined : await fileStamp(file)
    if (stamp && Date.now() - stamp.mtimeMs > dayMs) await rm(file, { force: true })
  }
}

/** Runs `work` for each item with bounded concurrency. */
export async function forEachConcurrent<Item>(
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
