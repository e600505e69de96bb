import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** What one build took. */
export interface BuildCost {
  wall: number
  /** Seconds of all processes together; unknown without /proc. */
  cpu: number | undefined
  /** Highest sum of the memory of all processes, in MB; unknown without /proc. */
  peak: number | undefined
  /** Pages that were compiled, if the build says so. */
  compiled: number | undefined
  /** Seconds by phase. */
  phases: Map<string, number>
}

/** Builds the site of a checkout; rejects with the build's output when it fails. */
export async function runBuild(checkout: string, env: NodeJS.ProcessEnv): Promise<BuildCost> {
  const started = performance.now()
  const cpuBefore = readChildrenCpu()
  const child = spawn('npm', ['run', '-s', 'build'], { cwd: checkout, env })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  let peak = 0
  const timer = setInterval(() => {
    peak = Math.max(peak, readTreeMemory(child.pid ?? 0))
  }, 500)
  const exitCode = await new Promise((resolve) => child.on('close', resolve))
  clearInterval(timer)
  if (exitCode !== 0) throw new Error(`The build of ${checkout} failed.\n${output}`)
  const cpu = cpuBefore === undefined ? undefined : (readChildrenCpu() ?? 0) - cpuBefore
  return { wall: (performance.now() - started) / 1000, cpu, peak: peak || undefined, ...readOutput(output) }
}

/** What a build says of itself, in our words or in those of Next alone. */
export function readOutput(output: string): Pick<BuildCost, 'phases' | 'compiled'> {
  const phases = new Map<string, number>()
  const add = (title: string, seconds: number) => phases.set(title, (phases.get(title) ?? 0) + seconds)
  for (const [, title = '', seconds] of output.matchAll(/^✓ (.{24}) .* ([\d.]+) s$/gm))
    add(title.trim(), Number(seconds))
  const unit: Record<string, number> = { ms: 0.001, s: 1, min: 60 }
  for (const [, title, time, of = ''] of output.matchAll(/^✓ (Compiled|Generating).* in ([\d.]+)(ms|s|min)$/gm)) {
    add(title === 'Compiled' ? 'Compiling the program' : 'Writing the pages', Number(time) * (unit[of] ?? 0))
  }
  const compiled = /, ([\d,]+) \w+ compiled/.exec(output)?.[1]?.replaceAll(',', '')
  return { phases, compiled: compiled === undefined ? undefined : Number(compiled) }
}

/** Seconds of all processes below this one that have ended; a hundred ticks make one. */
function readChildrenCpu(): number | undefined {
  const fields = readProc('self/stat')
    ?.replace(/^.*\) /, '')
    .split(' ')
  return fields && (Number(fields[13]) + Number(fields[14])) / 100
}

/** Memory of a process and all below it, in MB; 0 without /proc. */
export function readTreeMemory(root: number): number {
  const pids = process.platform === 'linux' ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : []
  const statuses = new Map(pids.map((pid) => [Number(pid), readProc(`${pid}/status`) ?? '']))
  const field = (pid: number, name: string) =>
    Number(new RegExp(`^${name}:\\s*(\\d+)`, 'm').exec(statuses.get(pid) ?? '')?.[1] ?? 0)
  const isInTree = (pid: number): boolean => pid === root || (statuses.has(pid) && isInTree(field(pid, 'PPid')))
  return [...statuses.keys()].filter(isInTree).reduce((sum, pid) => sum + field(pid, 'VmRSS') / 1000, 0)
}

function readProc(name: string): string | undefined {
  try {
    return readFileSync(`/proc/${name}`, 'utf8')
  } catch {
    // No such system, or the process has ended.
    return undefined
  }
}
