import { type Complex, type ComplexArray, rotate } from './complex'
import { phaseAt } from './phase'

/** Angles of a phase correction in degrees, with the pivot at the last point, the high edge. */
export interface Angles {
  ph0: number
  ph1: number
}

/** Lines that are compared, and half the width of the part around each, as a part of the spectrum. */
const mostLines = 16
const reach = 1 / 400
/** What the magnitude beside a line may be, as a part of its height. */
const prominence = 0.8
/** Lowest line that counts, as a part of the highest. */
const lowestLine = 0.02

/**
 * Finds the phase of a spectrum: a straight line through the angles of its tallest lines, weighted by their areas (the area of a
 * complex Lorentzian has the angle of its error), then the smallest part below zero around these lines.
 */
export function findPhase(spectrum: ComplexArray, lines = findLines(spectrum)): Angles {
  const areas = lines.map((line) => areaAround(spectrum, line))
  const count = spectrum.re.length
  return refine(
    spectrum,
    lines,
    throughAreas(
      areas,
      lines.map((line) => positionOf(line, count)),
    ),
  )
}

/** Position from 0 at the low edge to 1 at the high edge. */
function positionOf(index: number, count: number): number {
  return index / (count - 1)
}

/** Returns the points of the tallest lines, highest first: maxima of the magnitude that are not close to a higher one. */
export function findLines({ re, im }: ComplexArray): number[] {
  const size = Math.max(1, Math.round(re.length * reach))
  const heights = re.map((value, index) => Math.hypot(value, im[index] ?? 0))
  const tops: number[] = []
  for (let start = 0; start < heights.length; start += size) {
    let top = start
    for (let index = start; index < Math.min(heights.length, start + size); index++)
      if ((heights[index] ?? 0) > (heights[top] ?? 0)) top = index
    const sides = [heights.subarray(Math.max(0, top - size), top), heights.subarray(top + 1, top + size + 1)]
    const height = heights[top] ?? 0
    // Higher than all around, and not a wave on the slope of a taller line.
    if (sides.every((side) => Math.max(...side) <= height && Math.min(...side) < prominence * height)) tops.push(top)
  }
  tops.sort((a, b) => (heights[b] ?? 0) - (heights[a] ?? 0))
  const least = lowestLine * (heights[tops[0] ?? 0] ?? 0)
  return tops.slice(0, mostLines).filter((top) => (heights[top] ?? 0) >= least)
}

function areaAround({ re, im }: ComplexArray, line: number): Complex {
  const half = Math.max(1, Math.round(re.length * reach))
  const area = { re: 0, im: 0 }
  for (let index = Math.max(0, line - half); index <= Math.min(re.length - 1, line + half); index++) {
    area.re += re[index] ?? 0
    area.im += im[index] ?? 0
  }
  return area
}

/** The angles that make the weighted sum of all areas as real and as large as possible. */
function throughAreas(areas: Complex[], positions: number[]): Angles {
  let best = { ph0: 0, ph1: 0, sum: -1 }
  for (let ph1 = -180; ph1 <= 180; ph1 += 5) {
    const sum = { re: 0, im: 0 }
    for (const [index, area] of areas.entries()) {
      const turned = rotate(area, ph1 * (1 - (positions[index] ?? 0)))
      sum.re += turned.re
      sum.im += turned.im
    }
    // A smaller PH1 is more likely.
    const size = Math.hypot(sum.re, sum.im) * (1 - Math.abs(ph1) / 3600)
    if (size > best.sum) best = { ph0: (-180 * Math.atan2(sum.im, sum.re)) / Math.PI, ph1, sum: size }
  }
  return best
}

/** Minimizes the part below zero in steps that become smaller. */
function refine(spectrum: ComplexArray, lines: number[], start: Angles): Angles {
  const points = pointsAround(spectrum, lines)
  let best = { ph0: start.ph0, ph1: start.ph1 }
  let cost = costOf(points, best)
  for (let step = 8; step >= 0.25; step /= 2) {
    for (let isBetter = true; isBetter; ) {
      isBetter = false
      // A turn of PH1 about the middle changes PH0 by half of it.
      for (const [ph0, ph1] of [
        [1, 0],
        [-1, 0],
        [-1, 2],
        [1, -2],
        [0, 2],
        [0, -2],
      ] as const) {
        const next = { ph0: best.ph0 + step * ph0, ph1: best.ph1 + step * ph1 }
        const nextCost = costOf(points, next)
        if (nextCost < cost) [best, cost, isBetter] = [next, nextCost, true]
      }
    }
  }
  return { ph0: best.ph0 - 360 * Math.round(best.ph0 / 360), ph1: best.ph1 }
}

interface Selected extends ComplexArray {
  positions: Float64Array
}

/** At most some thousand points around the lines. */
function pointsAround({ re, im }: ComplexArray, lines: number[]): Selected {
  const half = Math.round(re.length * reach)
  const stride = Math.max(1, Math.floor((lines.length * 2 * half) / 8000))
  const indices = new Set(
    lines.flatMap((line) => {
      const first = Math.max(0, line - half)
      const last = Math.min(re.length - 1, line + half)
      return Array.from({ length: Math.floor((last - first) / stride) + 1 }, (_, k) => first + k * stride)
    }),
  )
  const chosen = [...indices]
  return {
    re: Float64Array.from(chosen, (index) => re[index] ?? 0),
    im: Float64Array.from(chosen, (index) => im[index] ?? 0),
    positions: Float64Array.from(chosen, (index) => positionOf(index, re.length)),
  }
}

/** Squared part below zero, relative to all. */
function costOf({ re, im, positions }: Selected, { ph0, ph1 }: Angles): number {
  let [below, all] = [0, 0]
  for (let index = 0; index < re.length; index++) {
    const degrees = phaseAt(positions[index] ?? 0, { ph0, ph1, pivot: 1, width: 1 })
    const angle = (degrees * Math.PI) / 180
    const real = (re[index] ?? 0) * Math.cos(angle) - (im[index] ?? 0) * Math.sin(angle)
    if (real < 0) below += real * real
    all += real * real
  }
  return all > 0 ? below / all : 1
}

/** Rotates a spectrum by a phase correction with the pivot at its last point, and returns the real part. */
export function applyPhase({ re, im }: ComplexArray, { ph0, ph1 }: Angles): Float64Array {
  const count = re.length
  const start = ((ph0 + ph1) * Math.PI) / 180
  const step = (-ph1 * Math.PI) / 180 / (count - 1)
  return re.map((value, index) => {
    const angle = start + step * index
    return value * Math.cos(angle) - (im[index] ?? 0) * Math.sin(angle)
  })
}
