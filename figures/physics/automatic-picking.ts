import { median } from './noise'

/** A spectrum from its left to its right edge. */
interface Picked {
  values: Float64Array
  /** Distance of two points, in Hz. */
  step: number
  /** FWHM of the lines, in Hz. */
  width: number
}

/** A range of the table; positions are points. */
export interface PickedRange {
  from: number
  to: number
  /** Tops of its lines, between points. */
  lines: number[]
  /** Scaled to the sum. */
  integral: number
}

/** ¹H lines at most this far apart share a range, in Hz. */
export const widestGap = 16
/** Ranges with a smaller integral are deleted, after scaling to the sum. */
export const leastIntegral = 0.5
/** Overlapping ranges become one when lines of both are less than this apart, in Hz. */
const joinedBelow = 18

/**
 * Returns the height below which lines are ignored: 8 times the noise, the median of all heights without their sign, and of
 * what the tallest point rises above that the part `ratio`.
 */
export function heightLimit(values: Float64Array, ratio: number): number {
  const floor = 8 * median(values.map(Math.abs))
  return floor + ratio * Math.max(0, values.reduce((top, value) => Math.max(top, value), 0) - floor)
}

/**
 * Applies the rules of Auto ranges picking of NMRium 2.5.0 to a ¹H spectrum: lines above the limit, groups of lines, and groups
 * whose integral is large enough after scaling to `sum`. Returns the kept and the deleted ranges.
 */
export function pickRanges(spectrum: Picked, { ratio, sum }: { ratio: number; sum: number }) {
  const lines = findLines(spectrum, heightLimit(spectrum.values, ratio))
  const found = scale(
    groupLines(lines, spectrum).map((group) => rangeOf(group, spectrum)),
    sum,
  )
  // The others are scaled again, and a range may be too small then.
  const once = scale(found.filter(isLarge), sum)
  const kept = once.filter(isLarge)
  const deleted = [...found.filter((range) => !isLarge(range)), ...once.filter((range) => !isLarge(range))]
  return { kept: scale(join(kept, spectrum), sum), deleted: deleted.sort((a, b) => a.from - b.from) }
}

function isLarge({ integral }: PickedRange): boolean {
  return integral >= leastIntegral
}

/** The tops of lines: higher than the limit, and than all points within a line width. */
function findLines({ values, step, width }: Picked, limit: number): number[] {
  const reach = Math.ceil(width / step)
  const found: number[] = []
  for (let index = reach; index < values.length - reach; index++) {
    const height = values[index] ?? 0
    if (height < limit) continue
    const around = values.subarray(index - reach, index + reach + 1)
    if (around.every((other, place) => other < height || place === reach))
      found.push(index + offsetOfTop(values, index))
  }
  return found
}

/** How far the top of a parabola through a point and its neighbours is from the point. */
function offsetOfTop(values: Float64Array, index: number): number {
  const [left = 0, here = 0, right = 0] = values.subarray(index - 1, index + 2)
  return (left - right) / (2 * (left - 2 * here + right))
}

/** Groups lines whose distance to the next one is at most `widestGap`. */
function groupLines(lines: number[], { step }: Picked): number[][] {
  const groups: number[][] = []
  for (const line of lines) {
    const group = groups.at(-1)
    if (group && (line - (group.at(-1) ?? line)) * step <= widestGap) group.push(line)
    else groups.push([line])
  }
  return groups
}

/** A range extends two and a half widths beside a single line, and nine beside a group; those of NMRium are similar. */
function rangeOf(lines: number[], { values, step, width }: Picked): PickedRange {
  const beside = Math.round(((lines.length > 1 ? 9 : 2.5) * width) / step)
  const from = Math.max(0, Math.round(lines[0] ?? 0) - beside)
  const to = Math.min(values.length - 1, Math.round(lines.at(-1) ?? 0) + beside)
  return { from, to, lines, integral: values.subarray(from, to + 1).reduce((sum, value) => sum + value, 0) }
}

function scale(ranges: PickedRange[], sum: number): PickedRange[] {
  const total = ranges.reduce((sum, { integral }) => sum + integral, 0)
  return ranges.map((range) => ({ ...range, integral: (range.integral * sum) / total }))
}

/** Joins overlapping ranges whose nearest lines are close, and separates the others halfway between these. */
function join(ranges: PickedRange[], spectrum: Picked): PickedRange[] {
  const joined: PickedRange[] = []
  for (const range of ranges) {
    const last = joined.at(-1)
    const [left = 0, right = 0] = [last?.lines.at(-1), range.lines[0]]
    if (!last || last.to <= range.from) joined.push(range)
    else if ((right - left) * spectrum.step < joinedBelow)
      joined.splice(-1, 1, {
        from: last.from,
        to: range.to,
        lines: [...last.lines, ...range.lines],
        integral: last.integral + range.integral,
      })
    else {
      const middle = Math.round((left + right) / 2)
      joined.splice(-1, 1, { ...last, to: middle }, { ...range, from: middle })
    }
  }
  return joined
}
