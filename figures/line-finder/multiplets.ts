import type { Peak } from './scan-peaks'

/** Distances of neighbouring lines of a multiplet, in ppm: 1.5 Hz at 800 MHz to 8 Hz at 250 MHz. */
const [closest, farthest] = [0.002, 0.032]
/** Distances within a multiplet differ by less, in ppm. */
const evenness = 0.0015
/** Digits of a list of lines; a list of signals is rounded to fewer. */
const fewestDecimals = 3

const formOfCount: Record<number, string> = { 2: 'd', 3: 't', 4: 'q', 5: 'quint', 6: 'sext', 7: 'sept' }

/** Joins the evenly spaced lines of a peak list to signals, at their centres. Lists of signals stay as they are. */
export function joinMultiplets(peaks: Peak[]): Peak[] {
  const areLines = peaks.every(({ from, to, form, decimals }) => from === to && !form && decimals >= fewestDecimals)
  if (!areLines) return peaks
  const sorted = [...peaks].sort((a, b) => b.from - a.from)
  const joined: Peak[] = []
  for (let at = 0; at < sorted.length; ) {
    const count = countEven(sorted, at)
    const lines = sorted.slice(at, at + count)
    const centre = lines.reduce((sum, { from }) => sum + from, 0) / count
    const [first] = lines
    const form = formOfCount[count]
    if (first && form) joined.push({ ...first, from: centre, to: centre, form })
    else joined.push(...lines)
    at += count
  }
  return joined
}

/** The number of lines with even distances from one on. */
function countEven(sorted: Peak[], start: number): number {
  const gap = (index: number) => (sorted[index]?.from ?? Number.NaN) - (sorted[index + 1]?.from ?? Number.NaN)
  const step = gap(start)
  if (!(step >= closest && step <= farthest)) return 1
  let count = 2
  while (Math.abs(gap(start + count - 1) - step) <= evenness) count += 1
  return count
}
