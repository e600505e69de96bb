import {
  exponential,
  gaussianWindow,
  sampleWindow,
  sineBell,
  sineSquare,
  traf,
  type WindowFunction,
} from '@/figures/physics/window-functions'
import { axis, curve, label, linearScale, type Point, segment, steps, svgFile } from '@/figures/svg/svg'
import type { Figure, Palette } from '../kit/figure'

const acquisitionTime = 2
const count = 241
const dwell = acquisitionTime / (count - 1)

interface Trace {
  name: string
  window: WindowFunction
  color: keyof Omit<Palette, 'mode'>
  dash: string
  /** Left end of its line in the key. */
  keyAt: Point
}

const traces: Trace[] = [
  { name: 'Exponential', window: exponential(0.3), color: 'accent', dash: 'none', keyAt: [12, 16] },
  { name: 'Gaussian', window: gaussianWindow(-0.4, 0.5), color: 'second', dash: 'none', keyAt: [172, 16] },
  { name: 'Traf', window: traf(0.3), color: 'second', dash: '1.5 3.5', keyAt: [332, 16] },
  { name: 'Sine bell', window: sineBell(0), color: 'ink', dash: 'none', keyAt: [12, 42] },
  { name: 'Sine square', window: sineSquare(0), color: 'ink', dash: '5 4', keyAt: [172, 42] },
]

/** The five windows with their default parameters over an acquisition of two seconds. */
export const figure: Figure = {
  path: '20_1d-spectra/img/window-functions',
  draw: (palette) => svgFile(410, 'The five window functions on one time axis', drawWindows(palette)),
}

function drawWindows(palette: Palette): string {
  const x = linearScale([0, acquisitionTime], [44, 540])
  const y = linearScale([0, 1], [354, 86])
  const grid = [0, 0.5, 1].map((value) => {
    const tick = label([36, y(value) + 5], String(value), palette.muted, { 'text-anchor': 'end', 'font-size': 15 })
    return segment([44, y(value)], [540, y(value)], palette.line) + tick
  })
  const name = label([548, 47], 'weight w', palette.muted, { 'text-anchor': 'end' })
  const lines = traces.map((trace) => drawTrace(trace, palette, x, y))
  const ticks = steps(0, acquisitionTime, 5)
  const time = axis({ y: 354, scale: x, ticks, span: [44, 540], name: 'time t / s' }, palette)
  return grid.join('') + name + time + lines.join('')
}

function drawTrace(trace: Trace, palette: Palette, x: (v: number) => number, y: (v: number) => number): string {
  const weights = sampleWindow(trace.window, { count, dwell })
  const points = Array.from(weights, (weight, k): Point => [x(k * dwell), y(weight)])
  const color = palette[trace.color]
  const line = curve(points, color, { 'stroke-dasharray': trace.dash, 'stroke-width': 1.75 })
  const [keyX, keyY] = trace.keyAt
  const key = segment([keyX, keyY], [keyX + 28, keyY], color, { 'stroke-dasharray': trace.dash, 'stroke-width': 2 })
  return line + key + label([keyX + 36, keyY + 5], trace.name, color)
}
