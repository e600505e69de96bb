import { cpSync, existsSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { hashedFilesPath } from '@/lib/site/next-internals'
import { stopCommands } from './run'

/** The result of a build: `worth a look` is a complete site with errors. */
export type BuildState = 'whole' | 'failed' | 'worth a look'

/**
 * Builds a site beside the one in a folder, and replaces that when the new one is complete. Until then the folder stays unchanged;
 * an incomplete site is removed unless the result is `worth a look`.
 */
export async function replaceFolder(
  folder: string,
  build: (staging: string) => Promise<BuildState>,
  rename = renameSync,
): Promise<BuildState> {
  const target = restoreFolder(folder)
  const staging = beside(target, 'new')
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
    if (state === 'whole') swap(staging, target, rename)
    return state
  } finally {
    for (const signal of signals) process.off(signal, stop)
    if (state !== 'worth a look') clear()
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

/** A hidden folder on the same disk. */
function beside(target: string, name: string): string {
  const { dir, base } = path.parse(target)
  return path.join(dir, `.${base}.${name}`)
}

/** Two renames; the files are copied into a folder that cannot be renamed, such as a mounted one. */
function swap(staging: string, target: string, rename: typeof renameSync): void {
  const former = beside(target, 'former')
  try {
    if (existsSync(target)) rename(target, former)
  } catch {
    copyOver(staging, target)
    return
  }
  try {
    rename(staging, target)
  } catch (error) {
    if (existsSync(former)) rename(former, target)
    throw error
  }
  rmSync(former, { recursive: true, force: true })
}

/** Copies files before the pages that load them, and removes old pages and files last. */
function copyOver(staging: string, target: string): void {
  const listed = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const copy = (filter: (source: string) => boolean) =>
    cpSync(staging, target, { recursive: true, force: true, filter })
  const isPage = (file: string) => /\.(html|txt|json|xml)$/.test(file) && !file.includes(hashedFilesPath)
  copy((source) => !isPage(source))
  copy(() => true)
  const wanted = new Set(listed(staging))
  for (const file of listed(target).filter((name) => !wanted.has(name)))
    rmSync(path.join(target, file), { recursive: true, force: true })
}
