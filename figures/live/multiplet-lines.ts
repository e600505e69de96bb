import type { Line } from '@/figures/physics/line-shapes'
import { ppmToHz } from '@/figures/physics/shift'
import { mergeLines, simulateSpin, simulateSpins, splitLine } from '@/figures/physics/spin-system'

export type Settings = Record<'field' | 'count' | 'j' | 'distance' | 'countX' | 'jX', number>

/** Shifts of A and of the second group of partners, in ppm. */
export const [shiftOfA, shiftOfX] = [3, 1.2]
/** Closer lines are seen as one, in Hz. */
const resolved = 0.1

/** Offsets of both groups from A, in Hz. */
export function offsetsOf({ field, distance }: Settings): Record<'M' | 'X', number> {
  const carrier = { megahertz: field, centre: shiftOfA }
  return { M: ppmToHz(shiftOfA + distance, carrier), X: ppmToHz(shiftOfX, carrier) }
}

/** All lines of A and its partners, at their offsets from A. */
export function allLines(settings: Settings): Line[] {
  return mergeLines(simulateSpins(systemOf(settings)), 0.01)
}

/** Lines of A by the first-order rules: the marks of the drawing. */
export function firstOrder({ count, j, countX, jX }: Settings): Line[] {
  return mergeLines(splitLine(0, [...Array<number>(count).fill(j), ...Array<number>(countX).fill(jX)]), 0.01)
}

/** Δν/J of A with each group; infinite without a coupling. */
export function ratiosOf(settings: Settings): Record<'M' | 'X', number> {
  const { count, j, countX, jX } = settings
  const { M, X } = offsetsOf(settings)
  return {
    M: count > 0 && j > 0 ? M / j : Number.POSITIVE_INFINITY,
    X: countX > 0 && jX > 0 ? -X / jX : Number.POSITIVE_INFINITY,
  }
}

/** Whether the innermost lines of M lie beside or beyond the outermost of A by the first-order rules. */
export function isOverlapping(settings: Settings): boolean {
  const { count, j } = settings
  const edge = firstOrder(settings)[0]?.position ?? 0
  return count > 0 && j > 0 && offsetsOf(settings).M - j / 2 < edge + 1e-6
}

/**
 * Compares the exact lines of A with its marks: the largest distance from a visible line or a mark to the nearest one of the
 * others, and how far its area lies to the side of M, from −1 to 1.
 */
export function compareWithMarks(settings: Settings): { moved: number; lean: number } {
  // Without a coupling a partner changes nothing, but its lines may lie on those of A.
  const { count, j, countX, jX } = settings
  const coupled = { ...settings, count: j > 0 ? count : 0, countX: jX > 0 ? countX : 0 }
  const lines = mergeLines(simulateSpin(systemOf(coupled), 0), resolved)
  const marks = firstOrder(settings)
  const highest = Math.max(...lines.map(({ intensity }) => intensity))
  const visible = lines.filter(({ intensity }) => intensity > 0.05 * highest)
  const distances = [
    ...visible.map(({ position }) => Math.abs(position - nearest(marks, position))),
    ...marks.map(({ position }) => Math.abs(position - nearest(visible, position))),
  ]
  // The signal may have moved as a whole: each line counts at the mark it belongs to.
  const middle = ((visible[0]?.position ?? 0) + (visible.at(-1)?.position ?? 0)) / 2
  const [area, moment] = lines.reduce(
    ([area, moment], { position, intensity }) => [
      area + intensity,
      moment + intensity * nearest(marks, position - middle),
    ],
    [0, 0],
  )
  return { moved: Math.max(...distances), lean: moment / area / (marks[0]?.position || 1) }
}

/** The position of the line that is nearest to a position. */
function nearest(lines: Line[], hz: number): number {
  return lines.reduce(
    (best, { position }) => (Math.abs(position - hz) < Math.abs(best - hz) ? position : best),
    Number.POSITIVE_INFINITY,
  )
}

function systemOf(settings: Settings) {
  const { M, X } = offsetsOf(settings)
  const partners = [
    ...Array.from({ length: settings.count }, () => ({ hz: M, coupling: settings.j })),
    ...Array.from({ length: settings.countX }, () => ({ hz: X, coupling: settings.jX })),
  ]
  return {
    offsets: [0, ...partners.map(({ hz }) => hz)],
    couplings: [[0, ...partners.map(({ coupling }) => coupling)]],
  }
}
