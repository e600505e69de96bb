import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Keeps other builds out of this folder until the process ends; returns what to say when one is running already. */
export function lockFolder(file = '.cache/build.lock'): string | undefined {
  mkdirSync(path.dirname(file), { recursive: true })
  if (!tryLock(file)) {
    const owner = Number(readFileSync(file, 'utf8'))
    if (isRunning(owner)) {
      return `Another build is running in this folder (process ${owner}). Wait until it has ended; if there is none, remove ${file}.`
    }
    // It was stopped before it could clear up.
    rmSync(file, { force: true })
    if (!tryLock(file)) return 'Another build has just begun in this folder. Wait until it has ended.'
  }
  process.once('exit', () => rmSync(file, { force: true }))
  return undefined
}

function tryLock(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch (error) {
    // A process of another user cannot be signalled, but is there.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
