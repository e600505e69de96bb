import { spawn } from 'node:child_process'
import path from 'node:path'

/** Runs a command of this project's packages or of the system with its output shown; resolves to the exit code. */
export function run(command: string, args: string[], env: NodeJS.ProcessEnv = process.env): Promise<number> {
  const bin = path.resolve('node_modules/.bin')
  const child = spawn(command, args, {
    stdio: 'inherit',
    env: { ...env, PATH: `${bin}${path.delimiter}${env.PATH ?? ''}` },
    shell: process.platform === 'win32',
  })
  const stop = () => child.kill()
  process.on('SIGTERM', stop)
  return new Promise<number>((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  }).finally(() => process.off('SIGTERM', stop))
}
