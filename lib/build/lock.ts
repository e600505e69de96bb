import { mkdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import path from 'node:path'

const heartbeatMs = 1000
const staleMs = 15_000

/**
 * Locks this folder until the process ends; returns a message when another build is running. The lock is a folder, which only one
 * process can make; its time shows that its owner is alive, so that a killed build blocks others only for seconds.
 */
export function lockFolder(lock = '.cache/build.lock'): string | undefined {
  if (!tryLock(lock) && (isFresh(lock) || !removeStale(lock) || !tryLock(lock)))
    return `Another build is running in this folder. Wait until it has ended; if it was killed, for ${staleMs / 1000} seconds.`
  const timer = setInterval(() => utimesSync(lock, new Date(), new Date()), heartbeatMs)
  timer.unref()
  process.once('exit', () => rmSync(lock, { recursive: true, force: true }))
  return undefined
}

function tryLock(lock: string): boolean {
  mkdirSync(path.dirname(lock), { recursive: true })
  try {
    mkdirSync(lock)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function isFresh(lock: string): boolean {
  const found = statSync(lock, { throwIfNoEntry: false })
  return found !== undefined && Date.now() - found.mtimeMs < staleMs
}

/** Only one of several processes that find a stale lock can rename it; a fresh lock, taken by mistake, is restored. */
function removeStale(lock: string): boolean {
  const taken = `${lock}.${process.pid}`
  try {
    renameSync(lock, taken)
    if (!isFresh(taken)) {
      rmSync(taken, { recursive: true })
      return true
    }
    renameSync(taken, lock)
  } catch {
    // Another process was quicker.
  }
  return false
}
