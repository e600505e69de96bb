import { carrier, ethylbenzeneSampleAt, sampleLines } from '@/figures/drawings/kit/ethylbenzene-spectrum'
import { hzToPpm } from '@/figures/physics/shift'
import { element, type Point, steps } from '@/figures/svg/svg'
import { ticksOf } from '@/figures/svg/ticks'
import { relativePath } from '@/figures/svg/trace'
import { type Signal, signals } from './signals'
import { placeOf, type View } from './view'

/** Chemical shifts of all lines, from left to right. */
export const linePositions = sampleLines.map(({ position }) => hzToPpm(position, carrier)).sort((a, b) => b - a)
/** Chemical shifts halfway between neighbouring lines, near the lowest points of multiplets. */
const gaps = linePositions.slice(1).map((ppm, index) => (ppm + (linePositions[index] ?? ppm)) / 2)
const highest = Math.max(...linePositions.map(ethylbenzeneSampleAt))
/** Side of the square in which the trace is drawn; the page stretches it. */
const side = 500
/** Heights of the baseline and of the tallest line in the whole spectrum: 80 % of the room, as in NMRium. */
const [baseline, fullHeight] = [0.985 * side, 0.8 * side]
/** Samples of a view; the tops of the lines and the gaps between them are added. */
const sampleCount = 500
/** Most by which a simplified trace may differ: less than half a pixel. */
const tolerance = 0.25

/** Intensity of the spectrum at a chemical shift, as a part of its highest point. */
export function intensityAt(ppm: number): number {
  return ethylbenzeneSampleAt(ppm) / highest
}

/** Draws the trace in one piece for each signal and for each stretch between, and the labels of the signals. */
export function drawTrace(view: View): string {
  const { left, right } = view
  const ends = signals.flatMap((signal) => [signal.left, signal.right])
  const inside = (ppm: number) => ppm < left && ppm > right
  const shifts = [...steps(left, right, sampleCount), ...[...linePositions, ...gaps, ...ends].filter(inside)].sort(
    (a, b) => b - a,
  )
  const points = shifts.map((ppm): Point => [ppm, baseline - fullHeight * view.gain * intensityAt(ppm)])
  const bounds = [left, ...[...new Set(ends)].filter(inside), right]
  const pieces = bounds.slice(1).map((end, index) => {
    const start = bounds[index] ?? left
    const piece = points.filter(([ppm]) => ppm <= start && ppm >= end)
    const signal = signals.find((each) => each.left >= start && each.right <= end)
    return { signal, piece }
  })
  const paths = pieces.map(({ signal, piece }) => {
    const scaled = piece.map(([ppm, y]): Point => [side * placeOf(ppm, view), y])
    return element('path', { 'data-signal': signal?.letter, d: relativePath(simplify(scaled, tolerance)) })
  })
  const labels = pieces.map(({ signal, piece }) => (signal ? drawLabel(signal, piece, view) : ''))
  const frame = { viewBox: `0 0 ${side} ${side}`, preserveAspectRatio: 'none' }
  return element('svg', frame, paths.join('')) + labels.join('')
}

/** The letter and the multiplet over the highest point of the visible piece of a signal. */
function drawLabel({ letter, label }: Signal, piece: Point[], view: View): string {
  if (label === '') return ''
  const top = Math.min(...piece.map(([, y]) => y))
  const centre = ((piece[0]?.[0] ?? 0) + (piece.at(-1)?.[0] ?? 0)) / 2
  const x = percent(Math.min(0.96, Math.max(0.04, placeOf(centre, view))))
  // Room for two lines of text.
  const y = percent(Math.max(0.19, top / side))
  const lines = element('text', { x, y, dy: '-.55em' }, label)
  if (!letter) return lines
  return element('g', { 'data-signal': letter }, element('text', { x, y, dy: '-1.7em' }, letter) + lines)
}

/** Draws the axis, its ticks, and their labels, as far as they leave room for the unit at the right. */
export function drawAxis(view: View): string {
  const { ticks, step, digits } = ticksOf(view)
  const minor = steps(Math.floor(view.left / step) + 1, Math.ceil(view.right / step) - 1, 5 * (ticks.length + 1) + 1)
  const marks = minor
    .map((index) => side * placeOf(index * step, view))
    .filter((x) => x >= 0 && x <= side)
    .map((x) => `M${Math.round(x * 10) / 10} 0v1`)
  const frame = { viewBox: `0 0 ${side} 1`, preserveAspectRatio: 'none', height: 4 }
  const labels = ticks.map((tick) => {
    const place = placeOf(tick, view)
    const x = percent(place)
    const text = place > 0.015 && place < 0.92 ? element('text', { x, y: 23 }, tick.toFixed(digits)) : ''
    return element('line', { x1: x, x2: x, y2: 8 }) + text
  })
  return (
    element('line', { x2: '100%' }) +
    element('svg', frame, element('path', { d: marks.join('') })) +
    labels.join('') +
    element('text', { x: '100%', y: 23, 'text-anchor': 'end' }, 'ppm')
  )
}

/** Leaves out the points that a straight line between their neighbours misses by less than a tolerance (Douglas and Peucker, 1973). */
export function simplify(points: Point[], tolerance: number): Point[] {
  const keepBetween = (first: number, last: number): Point[] => {
    const [[x0, y0], [x1, y1]] = [points[first] ?? [0, 0], points[last] ?? [0, 0]]
    const length = Math.hypot(x1 - x0, y1 - y0) || 1
    let [worst, at] = [tolerance, -1]
    for (let index = first + 1; index < last; index++) {
      const [x, y] = points[index] ?? [0, 0]
      const miss = Math.abs((x1 - x0) * (y - y0) - (y1 - y0) * (x - x0)) / length
      if (miss > worst) [worst, at] = [miss, index]
    }
    const middle = points[at]
    return middle ? [...keepBetween(first, at), middle, ...keepBetween(at, last)] : []
  }
  const [start, end] = [points[0], points.at(-1)]
  if (!start || !end || points.length < 3) return points
  return [start, ...keepBetween(0, points.length - 1), end]
}

function percent(place: number): string {
  return `${Math.round(place * 1000) / 10}%`
}
