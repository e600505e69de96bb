import { lorentzian } from './signal'
import type { MapFrame } from './spectrum-map'
import { frameScales } from './spectrum-map'
import { curve, type Point, steps } from './svg'

/** A line of a trace: shift in ppm and height. */
export interface TraceLine {
  ppm: number
  height: number
}

/** Intensity of a trace at a shift in ppm. */
export type Trace = (ppm: number) => number

/** Adds up Lorentzian lines of one width, in ppm. */
export function traceOf(lines: TraceLine[], width: number): Trace {
  return (ppm) => lines.reduce((sum, line) => sum + line.height * lorentzian(ppm - line.ppm, width).re, 0)
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
