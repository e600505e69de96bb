import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { mkdir, readdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** The folder that holds the whole site's content, relative to the working directory. */
export function contentDir(): string {
  return process.env.CONTENT_DIR ?? 'content'
}

/** The file's bytes. */
export function readBytes(file: string): Promise<Buffer> {
  return readFile(file)
}

/** The file's text, without a byte order mark and with plain line feeds. */
export async function readText(file: string): Promise<string> {
  return (await readFile(file, 'utf8')).replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
}

/** Size and time of last change of a file; undefined when there is no such file (a folder is none). */
export async function fileStamp(file: string): Promise<{ size: number; mtimeMs: number } | undefined> {
  const found = await stat(file).catch(() => undefined)
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

/**
 * A text that changes whenever a text file of the folder is added, changed, renamed or removed. Synchronous, because it is
 * asked for at each request under the development server, where React follows every promise.
 */
export function signTree(folder: string, depth = 0): string {
  // A link to a folder above would otherwise be followed for ever.
  if (depth > 20) return ''
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names
    .map((name) => {
      const inner = path.join(folder, name)
      const found = statSync(inner, { throwIfNoEntry: false })
      if (found?.isDirectory()) return `${name}/${signTree(inner, depth + 1)}`
      return found && /\.(mdx?|ya?ml|json)$/i.test(name) ? `${name} ${found.size} ${found.mtimeMs}` : ''
    })
    .join('\n')
}

/** Removes a file, if there is one. */
export function deleteFile(file: string): Promise<void> {
  return rm(file, { force: true })
}

/** Writes a file so that no reader ever sees a part of it, even when several processes write it at once. */
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
