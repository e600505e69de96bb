import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** Starts a server of `scripts/` on a free port, and reads the URL that it prints. */
export async function startScript(script: string, args: string[], env: Record<string, string>) {
  const server = spawn(process.execPath, ['--import', 'tsx/esm', `scripts/${script}`, ...args], {
    // As under npm, so that the server also stops when this process is killed.
    env: { ...process.env, PORT: '0', npm_lifecycle_event: 'test', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  const exited = once(server, 'exit')
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(server.stdout).on('line', (line) => {
      const [found] = /http:\S+/.exec(line) ?? []
      if (found) resolve(found)
    })
    void exited.then(() => reject(new Error(`${script} ended before it was ready.`)))
  })
  const signalAll = (signal: NodeJS.Signals) => {
    try {
      process.kill(-(server.pid ?? 0), signal)
    } catch {
      // All processes have ended.
    }
  }
  return {
    url,
    /** Stops the server, then any process that it left. */
    stop: async () => {
      signalAll('SIGTERM')
      await exited
      signalAll('SIGKILL')
    },
  }
}
