import type { ReplayRecord } from './replay'

/** What a new record shows otherwise than the committed one, a line each. */
export function diffRecords(old: ReplayRecord, now: ReplayRecord): string[] {
  const steps = new Set([...Object.keys(old.shown), ...Object.keys(now.shown)])
  return [...steps].flatMap((step) => {
    const [before, after] = [linesOf(old.shown[step]), linesOf(now.shown[step])]
    const lines = Array.from({ length: Math.max(before.length, after.length) }, (_, index) => [
      before[index] ?? '(nothing)',
      after[index] ?? '(nothing)',
    ])
    return lines.filter(([a, b]) => a !== b).map(([a, b]) => `${step}: ${a} → ${b}`)
  })
}

function linesOf(shown: ReplayRecord['shown'][string] | undefined): string[] {
  if (shown === undefined) return []
  return typeof shown === 'string' ? [shown] : shown
}
