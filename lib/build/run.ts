import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import path from 'node:path'

/** Runs a command of this project's packages or of the system with its output shown; resolves to the exit code. */
export function run(command: string, args: string[], env: NodeJS.ProcessEnv = process.env): Promise<number> {
  return exitCodeOf(start(command, args, { env, stdio: 'inherit' }))
}

/** Commands that are run together. */
export interface Step {
  title: string
  commands: string[][]
}

/** Runs the named steps in order, up to the first that fails; resolves to its exit code, and rejects an unknown name. */
export async function runSteps(steps: Record<string, Step>, names: string[]): Promise<number> {
  const started = performance.now()
  const times: string[] = []
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' }
  for (const [index, name] of names.entries()) {
    const step = steps[name]
    if (!step) throw new Error(`There is no step "${name}". The steps are: ${Object.keys(steps).join(', ')}`)
    console.log(`\n━━━ ${index + 1}/${names.length}  ${step.title} ━━━\n`)
    const stepStarted = performance.now()
    for (const [command = '', ...args] of step.commands) {
      const exitCode = await run(command, args, env)
      if (exitCode === 0) continue
      console.error(`\n${step.title}: failed after ${seconds(started)}.`)
      return exitCode
    }
    times.push(`${seconds(stepStarted).padStart(6)}  ${step.title}`)
  }
  console.log(`\nAll ${names.length} steps passed in ${seconds(started)}:\n${times.join('\n')}`)
  return 0
}

function start(command: string, args: string[], options: SpawnOptions & { env: NodeJS.ProcessEnv }): ChildProcess {
  const bin = path.resolve('node_modules/.bin')
  return spawn(command, args, {
    ...options,
    env: { ...options.env, PATH: `${bin}${path.delimiter}${options.env.PATH ?? ''}` },
    shell: process.platform === 'win32',
  })
}

const running = new Set<ChildProcess>()

/** Sends a signal to the running commands; returns whether there are any. */
export function stopCommands(signal: NodeJS.Signals): boolean {
  for (const child of running) child.kill(signal)
  return running.size > 0
}

function exitCodeOf(child: ChildProcess): Promise<number> {
  running.add(child)
  process.on('SIGTERM', stopCommands)
  process.on('SIGINT', stopCommands)
  return new Promise<number>((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  }).finally(() => {
    running.delete(child)
    process.off('SIGTERM', stopCommands)
    process.off('SIGINT', stopCommands)
  })
}

function seconds(started: number): string {
  return `${Math.round((performance.now() - started) / 1000)} s`
}
