import { mkdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import path from 'node:path'

const heartbeatMs = 1000
const staleMs = 15_000

/**
 * Locks this folder until the process ends; returns a message if another build is running. The lock is a folder, which only one
 * process can make; its modification time shows that its owner is alive, so that a killed build blocks others only for seconds.
 */
export function lockFolder(lock = '.cache/build.lock'): string | undefined {
  const found = statSync(lock, { throwIfNoEntry: false })
  if (found && Date.now() - found.mtimeMs < staleMs)
    return `Another build is running in this folder. Wait until it has ended; if it was killed, for ${staleMs / 1000} seconds.`
  rmSync(lock, { recursive: true, force: true })
  mkdirSync(path.dirname(lock), { recursive: true })
  mkdirSync(lock)
  const timer = setInterval(() => utimesSync(lock, new Date(), new Date()), heartbeatMs)
  timer.unref()
  process.once('exit', () => rmSync(lock, { recursive: true, force: true }))
  return undefined
}
