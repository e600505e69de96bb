import { readdirSync, readFileSync } from 'node:fs'

const everyMs = 250

/** Watches the memory of this process and all its descendants; the returned function stops and tells the peak in bytes. */
export function watchPeakMemory(): () => number | undefined {
  let peak = 0
  const measure = () => {
    peak = Math.max(peak, memoryOfTree(process.pid))
  }
  const timer = setInterval(measure, everyMs)
  timer.unref()
  return () => {
    clearInterval(timer)
    measure()
    return peak || undefined
  }
}

/** Resident memory in bytes of a process and its descendants; 0 where there is no /proc. */
export function memoryOfTree(root: number): number {
  const processes = readProcesses()
  const isInTree = (pid: number): boolean => pid === root || (processes.has(pid) && isInTree(parentOf(pid)))
  const parentOf = (pid: number) => processes.get(pid)?.parent ?? 0
  return [...processes].reduce((sum, [pid, { bytes }]) => (isInTree(pid) ? sum + bytes : sum), 0)
}

function readProcesses(): Map<number, { parent: number; bytes: number }> {
  const processes = new Map<number, { parent: number; bytes: number }>()
  if (process.platform !== 'linux') return processes
  for (const name of readdirSync('/proc')) {
    const status = /^\d+$/.test(name) && readStatus(name)
    if (status) processes.set(Number(name), { parent: field(status, 'PPid'), bytes: field(status, 'VmRSS') * 1024 })
  }
  return processes
}

function readStatus(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch {
    // The process ended between the listing and the reading.
    return ''
  }
}

function field(status: string, name: string): number {
  return Number(new RegExp(`^${name}:\\s*(\\d+)`, 'm').exec(status)?.[1] ?? 0)
}
