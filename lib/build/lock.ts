import { mkdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { environment } from '@/lib/site/environment'

const heartbeatMs = 1000
const staleMs = 15_000

/**
 * Locks this folder until the process ends; returns a message if another build is running. The lock is a folder, which only one
 * process can make; its modification time shows that its owner is alive, so that a killed build blocks others only for seconds.
 */
export function lockFolder(lock = `${environment.graphDir}.lock`): string | undefined {
  mkdirSync(path.dirname(lock), { recursive: true })
  if (!claim(lock))
    return `Another build is running in this folder. Wait until it has ended; if it was killed, for ${staleMs / 1000} seconds.`
  const timer = setInterval(() => beat(lock), heartbeatMs)
  timer.unref()
  process.once('exit', () => rmSync(lock, { recursive: true, force: true }))
  return undefined
}

/** Makes the lock, also in place of that of a killed build; false if its owner is alive. */
function claim(lock: string): boolean {
  const guard = `${lock}.claim`
  // Left by a process that was killed in this very function.
  if (isStale(guard)) rmSync(guard, { recursive: true, force: true })
  // One process at a time: between looking at a stale lock and removing it, another one could replace it.
  if (!make(guard)) return false
  try {
    if (isAlive(lock)) return false
    rmSync(lock, { recursive: true, force: true })
    return make(lock)
  } finally {
    rmSync(guard, { recursive: true, force: true })
  }
}

function isAlive(lock: string): boolean {
  return (ageOf(lock) ?? staleMs) < staleMs
}

function isStale(lock: string): boolean {
  return (ageOf(lock) ?? 0) >= staleMs
}

/** Undefined without a lock. A date in the future, after the clock was set back, is no sign of life either. */
function ageOf(lock: string): number | undefined {
  const found = statSync(lock, { throwIfNoEntry: false })
  return found && Math.abs(Date.now() - found.mtimeMs)
}

function make(lock: string): boolean {
  return attempt(() => mkdirSync(lock))
}

/** Keeps the lock fresh; it may be gone, for example with the whole cache. */
function beat(lock: string): void {
  attempt(() => utimesSync(lock, new Date(), new Date()))
}

/** Returns whether another process was not faster. */
function attempt(act: () => void): boolean {
  try {
    act()
    return true
  } catch (error) {
    if (/^(?:EEXIST|ENOENT)$/.test((error as NodeJS.ErrnoException).code ?? '')) return false
    throw error
  }
}
