import { contourLines } from '@/figures/physics/contours'
import { curve, element, label, linearScale, type Point, pathOf, type Scale, segment, steps } from '@/figures/svg/svg'
import type { Palette } from './figure'

/** A rectangle of the drawing, in pixels, with the part of the map it shows, in ppm. */
export interface MapFrame {
  left: number
  top: number
  right: number
  bottom: number
  /** Shift at the left and at the right edge. */
  f2: [number, number]
  /** Shift at the top and at the bottom edge. */
  f1: [number, number]
}

/** Height of a map at a shift along F2 and one along F1. */
type MapHeight = (f2: number, f1: number) => number

/** Intensity of a trace at a shift in ppm. */
type Trace = (ppm: number) => number

/** Maps shifts along F2 to pixels from the left, and along F1 to pixels from the top. */
export function frameScales({ left, right, top, bottom, f2, f1 }: MapFrame): { x: Scale; y: Scale } {
  return { x: linearScale(f2, [left, right]), y: linearScale(f1, [top, bottom]) }
}

/** Draws the lines of the given heights, from a grid of one value for every two pixels. */
export function drawContours(frame: MapFrame, height: MapHeight, levels: number[], stroke: string): string {
  const { left, right, top, bottom, f2, f1 } = frame
  const columns = Math.round((right - left) / 2) + 1
  const rows = Math.round((bottom - top) / 2) + 1
  const grid = steps(f1[0], f1[1], rows).map((y) => steps(f2[0], f2[1], columns).map((x) => height(x, y)))
  const toPixel = ([column, row]: Point): Point => [
    left + (column * (right - left)) / (columns - 1),
    top + (row * (bottom - top)) / (rows - 1),
  ]
  const lines = levels.flatMap((level) => contourLines(grid, level)).map((line) => line.map(toPixel))
  return element('path', { d: lines.map(pathOf).join(''), fill: 'none', stroke, 'stroke-width': 1.2 })
}

/** Draws the edge of a map. */
export function drawFrame({ left, right, top, bottom }: MapFrame, palette: Palette): string {
  const size = { x: left, y: top, width: right - left, height: bottom - top }
  return element('rect', { ...size, fill: 'none', stroke: palette.muted })
}

/** Draws the axis of F1 at the right edge of a map. */
export function indirectAxis(frame: MapFrame, ticks: number[], name: string, palette: Palette): string {
  const { y } = frameScales(frame)
  const { right, top, bottom } = frame
  const marks = ticks.map(
    (tick) =>
      segment([right, y(tick)], [right + 5, y(tick)], palette.muted) +
      label([right + 9, y(tick) + 5], String(tick), palette.muted, { 'font-size': 15 }),
  )
  const middle = (top + bottom) / 2
  const turn = `rotate(-90 ${right + 56} ${middle})`
  const title = label([right + 56, middle], name, palette.muted, { 'text-anchor': 'middle', transform: turn })
  return marks.join('') + title
}

/** Draws a trace above a map; `scale` is the height in pixels of an intensity of 1. */
export function topTrace(frame: MapFrame, trace: Trace, scale: number, stroke: string): string {
  const { x } = frameScales(frame)
  const points = shifts(frame.f2, frame.right - frame.left).map(
    (ppm): Point => [x(ppm), frame.top - 8 - scale * trace(ppm)],
  )
  return curve(points, stroke)
}

/** Draws a trace to the left of a map, with its signals pointing away from it. */
export function leftTrace(frame: MapFrame, trace: Trace, scale: number, stroke: string): string {
  const { y } = frameScales(frame)
  const points = shifts(frame.f1, frame.bottom - frame.top).map(
    (ppm): Point => [frame.left - 8 - scale * trace(ppm), y(ppm)],
  )
  return curve(points, stroke)
}

function shifts([from, to]: [number, number], pixels: number): number[] {
  return steps(from, to, 2 * Math.round(pixels) + 1)
}
