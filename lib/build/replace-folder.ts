import { cpSync, existsSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { hashedFilesPath } from '@/lib/site/next-internals'
import { stopCommands } from './run'

/** What became of a site that was built beside the finished one. */
export type BuildState = 'whole' | 'failed' | 'worth a look'

/**
 * Builds a site beside the one in a folder, and puts it in its place when it is whole. Whatever happens before that, the folder
 * stays as it was; what was built is removed then, unless it is worth a look.
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
    // A command that runs is waited for; the build fails with it.
    if (stopCommands(signal)) return
    clear()
    process.exit(1)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
  let state: BuildState = 'failed'
  try {
    clear()
    const built = await build(staging)
    if (built === 'whole') swap(staging, target, rename)
    state = built
    return built
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop)
    if (state !== 'worth a look') clear()
  }
}

/** Puts a folder back that a build was killed in the middle of replacing; returns its path, behind a link. */
export function restoreFolder(folder: string): string {
  const target = path.relative('.', existsSync(folder) ? realpathSync(folder) : folder)
  const former = beside(target, 'former')
  if (existsSync(target)) rmSync(former, { recursive: true, force: true })
  else if (existsSync(former)) renameSync(former, target)
  return target
}

/** On the same disk, and under a name that nobody else gives a folder. */
function beside(target: string, name: string): string {
  const { dir, base } = path.parse(target)
  return path.join(dir, `.${base}.${name}`)
}

/** Two renames without a pause; a folder that cannot be renamed, such as a mounted one, gets the files. */
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

/** What pages load comes before the pages, and goes after them. */
function copyOver(staging: string, target: string): void {
  const listed = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const copy = (filter: (source: string) => boolean) =>
    cpSync(staging, target, { recursive: true, force: true, filter })
  const isPage = (file: string) => /\.(html|txt|json|xml)$/.test(file) && !file.includes(hashedFilesPath)
  copy((source) => !isPage(source))
  copy(() => true)
  const wanted = new Set(listed(staging))
  for (const file of listed(target)) {
    if (!wanted.has(file)) rmSync(path.join(target, file), { recursive: true, force: true })
  }
}
