import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'chokidar'

/** What a supervised process sends: that it runs, and the port of its server. */
export type DevMessage = 'alive' | { port: number }

/** The exit code of a process that wants to be started again. */
export const restartCode = 75

/** The time between two signs of life. */
export const beatMs = 1000

interface SupervisorOptions {
  /** The module that the process runs. */
  module: string
  /** The files whose change starts the process again, listed at each start. */
  listFiles: () => string[]
  /** Seconds without a sign of life after which it is started again; endless code of a page stops everything else. */
  mostSilentSeconds?: number
  /** Seconds to end in order, after which it is killed. */
  mostEndingSeconds?: number
}

/** A process that is started again when it asks for it, hangs, or its program changes. */
export interface Supervisor {
  /** Resolves to its exit code when it has ended and is not started again. */
  ended: Promise<number>
  stop(): Promise<void>
}

/** Runs a module in a process, since code that does not end also keeps its own process from handling signals. */
export function supervise(options: SupervisorOptions): Supervisor {
  const { module, listFiles, mostSilentSeconds = 30, mostEndingSeconds = 3 } = options
  let child: ChildProcess | undefined
  let silentBeats = 0
  let port = process.env.PORT
  let isStopped = false
  let isRestarting = false
  let wake = () => {}

  const start = () => {
    isRestarting = false
    silentBeats = 0
    watcher.add(listFiles())
    child = fork(module, { execArgv: ['--import', 'tsx'], env: { ...process.env, ...(port && { PORT: port }) } })
    return child
  }
  const run = async (): Promise<number> => {
    let hasServed = false
    while (!isStopped) {
      let isServing = false
      const process = start().on('message', (message: DevMessage) => {
        silentBeats = 0
        if (message === 'alive') return
        isServing = hasServed = true
        port = String(message.port)
      })
      const [code] = await once(process, 'exit')
      if (isStopped || isRestarting || code === restartCode) continue
      if (isServing || !hasServed) return code ?? 1
      // A mistake in the program keeps a server from starting again: the next change may correct it.
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
    return 0
  }

  const end = async () => {
    const ending = child
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return
    const timer = setTimeout(() => ending.kill('SIGKILL'), mostEndingSeconds * 1000)
    ending.kill('SIGTERM')
    await once(ending, 'exit')
    clearTimeout(timer)
  }

  const watcher = watch([], { ignoreInitial: true }).on('all', (_event, file) => {
    if (isStopped || isRestarting) return
    isRestarting = true
    console.log(`\n${file} has changed: the server starts again.`)
    wake()
    void end()
  })
  const heartbeat = setInterval(() => {
    silentBeats += 1
    if (silentBeats !== mostSilentSeconds || isInspected()) return
    console.error(
      `\nThe server has been silent for ${mostSilentSeconds} seconds, as in an endless loop: it starts again.`,
    )
    isRestarting = true
    child?.kill('SIGKILL')
  }, beatMs)

  return {
    ended: run().finally(() => {
      clearInterval(heartbeat)
      return watcher.close()
    }),
    stop: async () => {
      isStopped = true
      wake()
      await end()
    },
  }
}

/** Whether a debugger may pause the process. */
function isInspected(): boolean {
  return `${process.execArgv.join(' ')} ${process.env.NODE_OPTIONS ?? ''}`.includes('--inspect')
}
