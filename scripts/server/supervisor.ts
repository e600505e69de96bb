import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { Server, Socket } from 'node:net'
import { watch } from 'chokidar'

/** What a supervised process sends: that it runs, that it can answer, that it has got a connection, and that it wants to be started again. */
export type DevMessage = 'alive' | 'ready' | 'taken' | 'restart'

/** The time between two signs of life. */
export const beatMs = 1000

interface SupervisorOptions {
  /** The module that the process runs. */
  module: string
  /** A server that pauses its connections (`pauseOnConnect`): the process gets them as messages, and those that it misses wait. */
  listener: Server
  /** The files whose change starts the process again, listed at each start. */
  listFiles: () => string[]
  /** The environment of the process; that of this one by default. */
  env?: NodeJS.ProcessEnv
  /** Seconds without a sign of life after which it is started again; endless code of a page stops everything else. */
  mostSilentSeconds?: number
  /** Seconds to end in order, after which it is killed. */
  mostEndingSeconds?: number
}

/**
 * Runs a module in a process, which starts again when it asks for it, hangs, or its program changes. Code that does not end also
 * keeps its own process from handling signals.
 */
export class Supervisor {
  private readonly options: Required<SupervisorOptions>
  private child: ChildProcess | undefined
  private isServing = false
  private hasServed = false
  private isRestarting = false
  private isStopped = false
  private silentBeats = 0
  /** Connections that no process has got yet, and those that are on the way to one. */
  private readonly waiting: Socket[] = []
  private sent: Socket[] = []
  private wake = () => {}
  private readonly watcher = watch([], { ignoreInitial: true })

  constructor(options: SupervisorOptions) {
    this.options = { env: process.env, mostSilentSeconds: 30, mostEndingSeconds: 3, ...options }
  }

  /** Runs the process; resolves to its exit code when it has ended and does not start again. */
  async run(): Promise<number> {
    const { listener } = this.options
    listener.on('connection', (socket) => this.connect(socket))
    this.watcher.on('all', (_event, file) => {
      if (!this.isRestarting) this.restart(`${file} has changed`)
    })
    const heartbeat = setInterval(() => this.countBeat(), beatMs)
    try {
      return await this.runUntilEnd()
    } finally {
      clearInterval(heartbeat)
      listener.close()
      for (const socket of this.waiting) socket.destroy()
      await this.watcher.close()
    }
  }

  /** Ends the process, by force if it takes too long. */
  stop(): Promise<void> {
    this.isStopped = true
    this.wake()
    return this.end()
  }

  private async runUntilEnd(): Promise<number> {
    while (!this.isStopped) {
      const [code] = await once(this.start(), 'exit')
      const wasServing = this.isServing
      this.isServing = false
      this.waiting.unshift(...this.sent)
      this.sent = []
      if (this.isStopped || this.isRestarting) continue
      if (wasServing || !this.hasServed) return code ?? 1
      // A mistake in the program keeps a server from starting again: the next change may correct it.
      await new Promise<void>((resolve) => {
        this.wake = resolve
      })
    }
    return 0
  }

  private start(): ChildProcess {
    this.isRestarting = false
    this.silentBeats = 0
    this.watcher.add(this.options.listFiles())
    this.child = fork(this.options.module, { execArgv: ['--import', 'tsx/esm'], env: this.options.env })
    return this.child.on('message', (message: DevMessage) => {
      this.silentBeats = 0
      if (message === 'restart') this.restart('Every script contains a changed setting or text')
      // Closes only this process's copy.
      if (message === 'taken') this.sent.shift()?.destroy()
      if (message !== 'ready') return
      this.isServing = true
      this.hasServed = true
      for (const socket of this.waiting.splice(0)) this.connect(socket)
    })
  }

  private restart(reason: string): void {
    if (this.isStopped) return
    console.log(`\n${reason}: the server starts again.`)
    this.isRestarting = true
    this.wake()
    void this.end()
  }

  private async end(): Promise<void> {
    const { child } = this
    this.isServing = false
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const timer = setTimeout(() => child.kill('SIGKILL'), this.options.mostEndingSeconds * 1000)
    child.kill('SIGTERM')
    await once(child, 'exit')
    clearTimeout(timer)
  }

  private connect(socket: Socket): void {
    // Browsers close connections at any time.
    socket.on('error', () => socket.destroy())
    if (!this.isServing || !this.child?.connected) return void this.waiting.push(socket)
    this.child.send('connection', socket, { keepOpen: true })
    this.sent.push(socket)
  }

  private countBeat(): void {
    const { mostSilentSeconds } = this.options
    this.silentBeats += 1
    if (this.silentBeats !== mostSilentSeconds || isInspected()) return
    this.restart(`The server has been silent for ${mostSilentSeconds} seconds, as in an endless loop`)
  }
}

/** Whether a debugger may pause the process. */
function isInspected(): boolean {
  return `${process.execArgv.join(' ')} ${process.env.NODE_OPTIONS ?? ''}`.includes('--inspect')
}
