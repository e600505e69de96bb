import { url as inspectorUrl } from 'node:inspector'
import { Worker } from 'node:worker_threads'
import { diagnose } from '@/lib/site/problems/diagnostic'
import { formatProblem } from '@/lib/site/problems/problems'

const beatMs = 1000

/**
 * Runs in a thread, since the endless code keeps its own from doing anything. Counts time of the processor, so that a process which
 * is suspended, or hardly gets any, lives on.
 */
const program = `
const { writeSync } = require('node:fs')
const { parentPort, workerData } = require('node:worker_threads')
let before = process.cpuUsage()
let { message } = workerData
parentPort.on('message', (news) => {
  before = process.cpuUsage()
  message = news ?? message
})
setInterval(() => {
  const { user, system } = process.cpuUsage(before)
  if (user + system < workerData.mostSilentSeconds * 1_000_000) return
  writeSync(2, message + '\\n')
  process.kill(process.pid, 'SIGKILL')
}, ${beatMs})`

interface Watchdog {
  thread: Worker
  mostSilentSeconds: number
}

let watchdog: Watchdog | undefined

/** Kills the process, with a message, when code keeps it busy: what a page starts in promises and timers runs after its dry run. */
export function startWatchdog(mostSilentSeconds: number): void {
  // A debugger pauses the process for as long as it likes.
  if (watchdog || inspectorUrl() !== undefined) return
  const message = `The program did nothing for ${mostSilentSeconds} seconds, as in an endless loop, and was stopped.`
  const workerData = { message, mostSilentSeconds }
  const thread = new Worker(program, { eval: true, execArgv: [], workerData })
  thread.unref()
  setInterval(() => thread.postMessage(undefined), beatMs).unref()
  watchdog = { thread, mostSilentSeconds }
}

/** Names the file whose code runs next, and is to blame if nothing else happens from then on. */
export function noteRunningCode(file: string): void {
  if (!watchdog) return
  const { thread, mostSilentSeconds: seconds } = watchdog
  thread.postMessage(formatProblem({ file, ...diagnose('code-behind-page', { seconds }) }))
}
