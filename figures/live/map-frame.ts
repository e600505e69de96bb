import { axis, element, label, linearScale, type Point, type Scale, segment, steps } from '@/figures/svg/svg'
import { trace } from '@/figures/svg/trace'
import { roles } from './kit/figure'

/** An axis of a map that leaves out what lies between its parts. */
export interface BrokenAxis {
  /** Ends of the parts, in ppm, from high to low. */
  parts: ReadonlyArray<readonly [from: number, to: number]>
  /** Length of each part, in pixels. */
  lengths: readonly number[]
  ticks: number[]
  name: string
}

/** Edges of the map, in pixels. */
export const left = 92
export const top = 92
/** Space between two parts. */
const gap = 8
/** Points of a spectrum in one row of pixels: the one of the largest size is drawn. */
const perPixel = 4

/** The scales of a broken axis that begins at a pixel: from ppm to pixels and back, and its other end. */
export interface AxisScale {
  toPixel: Scale
  toShift: Scale
  end: number
}

/** Returns the scale of an axis; in a gap it continues straight on. */
export function scaleOf({ parts, lengths }: BrokenAxis, start: number): AxisScale {
  const pixels: number[] = []
  for (const length of lengths) {
    const from = pixels.length === 0 ? start : (pixels.at(-1) ?? 0) + gap
    pixels.push(from, from + length)
  }
  const shifts = parts.flat()
  return { toPixel: throughPoints(shifts, pixels), toShift: throughPoints(pixels, shifts), end: pixels.at(-1) ?? 0 }
}

/** Returns the scale that is linear between the given points. */
function throughPoints(from: readonly number[], to: readonly number[]): Scale {
  return (value) => {
    const last = from.length - 2
    const isDown = (from[0] ?? 0) > (from[1] ?? 0)
    const index = from.findIndex((_, at) => at === last || value >= (from[at + 1] ?? 0) === isDown)
    const [a = 0, b = 1] = from.slice(index, index + 2)
    const [c = 0, d = 0] = to.slice(index, index + 2)
    return c + ((value - a) * (d - c)) / (b - a)
  }
}

/** Draws the boxes of the parts of a map, with both axes. */
export function drawFrame(across: BrokenAxis, down: BrokenAxis): string {
  const [x, y] = [scaleOf(across, left), scaleOf(down, top)]
  const boxes = across.parts.flatMap(([from, to]) =>
    down.parts.map(([upper, lower]) => {
      const at = { x: x.toPixel(from), y: y.toPixel(upper) }
      const size = { width: x.toPixel(to) - at.x, height: y.toPixel(lower) - at.y }
      return element('rect', { ...at, ...size, fill: 'none', stroke: roles.muted })
    }),
  )
  const besides = down.ticks.map(
    (ppm) =>
      segment([x.end, y.toPixel(ppm)], [x.end + 5, y.toPixel(ppm)], roles.muted) +
      label([x.end + 9, y.toPixel(ppm) + 5], String(ppm), roles.muted, { 'font-size': 15 }),
  )
  return [
    ...boxes,
    ...besides,
    label([x.end + 9, top - 6], down.name, roles.muted),
    axis({ y: y.end + 8, scale: x.toPixel, ticks: across.ticks, span: [left, x.end], name: across.name }, roles),
  ].join('')
}

/** Draws a spectrum, whose highest point is 1, above the map. */
export function drawAbove(across: BrokenAxis, heightAt: (ppm: number) => number): string {
  const { toPixel } = scaleOf(across, left)
  const y = linearScale([0, 1], [top - 6, 10])
  return across.parts
    .map(([from, to]) => {
      const heights = steps(from, to, 5 * Math.ceil(toPixel(to) - toPixel(from))).map(heightAt)
      return trace(heights, { span: [toPixel(from), toPixel(to)], y }, roles.ink, 1)
    })
    .join('')
}

/** Returns the points of a spectrum beside the map, one in each row of pixels, between the pixels of 0 and of 1. */
export function pointsBeside(down: BrokenAxis, lane: [number, number], heightAt: (ppm: number) => number): Point[][] {
  const { toPixel } = scaleOf(down, top)
  const x = linearScale([0, 1], lane)
  return down.parts.map(([from, to]) => {
    const count = Math.ceil(toPixel(to) - toPixel(from))
    const heights = steps(from, to, perPixel * count).map(heightAt)
    return steps(toPixel(from), toPixel(to), count).map((y, row): Point => {
      const ofRow = heights.slice(row * perPixel, (row + 1) * perPixel)
      return [x(ofRow.reduce((largest, height) => (Math.abs(height) > Math.abs(largest) ? height : largest))), y]
    })
  })
}
