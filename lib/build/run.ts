import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { environment } from '@/lib/site/environment'

/** Runs a command of this project's packages or of the system with its output shown; resolves to the exit code. */
export function run(command: string, args: string[], env: NodeJS.ProcessEnv = environment.variables): Promise<number> {
  return start(command, args, env).exited
}

/** Starts such a command, with a channel for messages if it is a program of Node that takes them. */
export function start(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  { hasChannel = false } = {},
): { child: ChildProcess; exited: Promise<number> } {
  const bin = path.resolve('node_modules/.bin')
  const child = spawn(command, args, {
    env: { ...env, PATH: `${bin}${path.delimiter}${env.PATH ?? ''}` },
    stdio: ['inherit', 'inherit', 'inherit', ...(hasChannel ? (['ipc'] as const) : [])],
    shell: process.platform === 'win32',
  })
  running.add(child)
  process.on('SIGTERM', stopCommands)
  process.on('SIGINT', stopCommands)
  const exited = new Promise<number>((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  }).finally(() => {
    running.delete(child)
    process.off('SIGTERM', stopCommands)
    process.off('SIGINT', stopCommands)
  })
  return { child, exited }
}

const running = new Set<ChildProcess>()

/** Sends a signal to the running commands; returns whether there are any. */
export function stopCommands(signal: NodeJS.Signals): boolean {
  for (const child of running) child.kill(signal)
  return running.size > 0
}
