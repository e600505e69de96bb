import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  type Stats,
  statSync,
} from 'node:fs'
import path from 'node:path'
import { innerPath } from '@/lib/output/site-files'
import { hashedFilesPath } from '@/lib/site/next-internals'
import { stopCommands } from './run'

/** The result of a build: `faulty` is a complete site with errors. */
export type BuildState = 'whole' | 'failed' | 'faulty'

/** How folders are renamed and files copied. */
interface Writing {
  rename: typeof renameSync
  copy: (from: string, to: string) => void
}

/**
 * Builds a site beside the one in a folder, and replaces that when the new one is complete. Until then the folder stays unchanged;
 * an incomplete site is removed unless the result is `faulty`.
 */
export async function replaceFolder(
  folder: string,
  build: (staging: string) => Promise<BuildState>,
  { rename = renameSync, copy = copyFileSync }: Partial<Writing> = {},
): Promise<BuildState> {
  const target = restoreFolder(folder)
  const staging = stagingOf(target)
  const clear = () => rmSync(staging, { recursive: true, force: true })
  const stop = (signal: NodeJS.Signals) => {
    // The build waits for a running command and fails with it.
    if (stopCommands(signal)) return
    clear()
    process.exit(1)
  }
  const signals = ['SIGINT', 'SIGTERM'] as const
  for (const signal of signals) process.on(signal, stop)
  let state: BuildState = 'failed'
  try {
    clear()
    state = await build(staging)
    if (state === 'whole') swap(staging, target, { rename, copy })
    return state
  } finally {
    for (const signal of signals) process.off(signal, stop)
    if (state !== 'faulty') clear()
  }
}

/** Restores a folder after a build was killed while it replaced it; returns the real path behind a link. */
export function restoreFolder(folder: string): string {
  const target = path.relative('.', existsSync(folder) ? realpathSync(folder) : folder)
  const former = beside(target, 'former')
  if (existsSync(target)) rmSync(former, { recursive: true, force: true })
  else if (existsSync(former)) renameSync(former, target)
  return target
}

/** Beside the target, or in the project when that is elsewhere: Next writes nowhere else. */
function stagingOf(target: string): string {
  return beside(/^(?:\.\.|\/|\w:)/.test(target) ? path.basename(target) : target, 'new')
}

/** A hidden folder on the same disk. */
function beside(target: string, name: string): string {
  const { dir, base } = path.parse(target)
  return path.join(dir, `.${base}.${name}`)
}

/** Two renames; the files are copied into a folder that cannot be renamed, such as a mounted one or one on another disk. */
function swap(staging: string, target: string, writing: Writing): void {
  const { rename } = writing
  const former = beside(target, 'former')
  try {
    if (existsSync(target)) rename(target, former)
  } catch {
    copyOver(staging, target, writing)
    return
  }
  try {
    rename(staging, target)
  } catch (error) {
    if (existsSync(former)) rename(former, target)
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    mkdirSync(target, { recursive: true })
    copyOver(staging, target, writing)
    return
  }
  rmSync(former, { recursive: true, force: true })
}

/**
 * Copies what has changed into the target first, where the disk may be full, and then renames it into its places: files before the
 * pages that load them. Old pages and files are removed last.
 */
function copyOver(staging: string, target: string, { copy }: Writing): void {
  const listed = (folder: string) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map((entry) => innerPath(folder, path.join(entry.parentPath, entry.name)))
  const unfinished = path.join(target, '.new')
  const isPage = (file: string) => /\.(html|txt|json|xml)$/.test(file) && !`/${file}`.includes(hashedFilesPath)
  try {
    rmSync(unfinished, { recursive: true, force: true })
    const wanted = listed(staging)
    const changed = wanted.filter((file) => !hasSameBytes(path.join(staging, file), path.join(target, file)))
    for (const file of changed) {
      mkdirSync(path.dirname(path.join(unfinished, file)), { recursive: true })
      copy(path.join(staging, file), path.join(unfinished, file))
    }
    for (const file of [...changed.filter((name) => !isPage(name)), ...changed.filter(isPage)])
      place(path.join(unfinished, file), path.join(target, file))
    const isWanted = new Set(wanted)
    for (const file of listed(target)) if (!isWanted.has(file)) rmSync(path.join(target, file))
    removeEmptyFolders(target)
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
}

function hasSameBytes(one: string, other: string): boolean {
  const found = statOf(other)
  return found?.isFile() === true && found.size === statSync(one).size && readFileSync(one).equals(readFileSync(other))
}

/** Undefined for a missing path, also below a file. */
function statOf(file: string): Stats | undefined {
  return existsSync(file) ? statSync(file) : undefined
}

/** Renames a file to its place, where a folder may be in the way, or a file that must become a folder. */
function place(from: string, to: string): void {
  if (statOf(to)?.isDirectory()) rmSync(to, { recursive: true })
  makeFolder(path.dirname(to))
  renameSync(from, to)
}

function makeFolder(folder: string): void {
  const found = statOf(folder)
  if (found?.isDirectory()) return
  if (found) rmSync(folder)
  makeFolder(path.dirname(folder))
  mkdirSync(folder)
}

function removeEmptyFolders(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const inner = path.join(folder, entry.name)
    if (!entry.isDirectory()) continue
    removeEmptyFolders(inner)
    if (readdirSync(inner).length === 0) rmdirSync(inner)
  }
}
