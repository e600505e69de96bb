import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'

/** Runs a command of this project's packages or of the system with its output shown; resolves to the exit code. */
export function run(command: string, args: string[], env: NodeJS.ProcessEnv = process.env): Promise<number> {
  return exitCodeOf(start(command, args, { env, stdio: 'inherit' }))
}

/** Runs a command, each line of whose output is handed on; resolves to the exit code. */
export async function runQuietly(
  [command = '', ...args]: string[],
  { env, onLine }: { env: NodeJS.ProcessEnv; onLine: (line: string, stream: 'stdout' | 'stderr') => void },
): Promise<number> {
  const child = start(command, args, { env, stdio: ['inherit', 'pipe', 'pipe'] })
  const ends = (['stdout', 'stderr'] as const).map((stream) => {
    const lines = child[stream] && createInterface({ input: child[stream] })
    lines?.on('line', (line) => onLine(line, stream))
    return new Promise<void>((resolve) => lines?.on('close', resolve))
  })
  const [exitCode] = await Promise.all([exitCodeOf(child), ...ends])
  return exitCode
}

function start(command: string, args: string[], options: SpawnOptions & { env: NodeJS.ProcessEnv }): ChildProcess {
  const bin = path.resolve('node_modules/.bin')
  return spawn(command, args, {
    ...options,
    env: { ...options.env, PATH: `${bin}${path.delimiter}${options.env.PATH ?? ''}` },
    shell: process.platform === 'win32',
  })
}

function exitCodeOf(child: ChildProcess): Promise<number> {
  const stop = () => child.kill()
  process.on('SIGTERM', stop)
  return new Promise<number>((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  }).finally(() => process.off('SIGTERM', stop))
}
