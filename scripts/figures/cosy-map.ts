import { layerIntensities, levelIntensity } from './contour-scale'
import { protonated } from './ethyl-crotonate'
import type { Figure } from './figure'
import { leftTrace, topTrace, traceOf } from './map-traces'
import type { Palette } from './palette'
import { drawContours, drawFrame, frameScales, indirectAxis, type MapFrame, mapOf } from './spectrum-map'
import { axis, label, segment, svgFile } from './svg'

const frame: MapFrame = { left: 92, top: 92, right: 484, bottom: 400, f2: [7.7, 0.6], f1: [0.6, 7.7] }
const ticks = [7, 6, 5, 4, 3, 2, 1]
const coupled = [
  { a: 6.97, b: 5.84, height: 0.5 },
  { a: 6.97, b: 1.87, height: 0.45 },
  { a: 5.84, b: 1.87, height: 0.25 },
  { a: 4.18, b: 1.28, height: 0.6 },
]

const map = mapOf(
  [
    ...protonated.map(({ proton }) => ({ f2: proton, f1: proton, height: 1 })),
    ...coupled.flatMap(({ a, b, height }) => [
      { f2: a, f1: b, height },
      { f2: b, f1: a, height },
    ]),
  ],
  [0.14, 0.18],
)
const proton = traceOf(
  protonated.map(({ proton: ppm, count }) => ({ ppm, height: count / 3 })),
  0.03,
)

/** A COSY map with its axes, its diagonal and the same proton spectrum on both sides. */
export const cosyMap: Figure = {
  path: '30_2d-spectra/img/map-and-traces',
  draw: (palette) => svgFile(456, 'COSY map with two traces, diagonal and cross-peaks', drawAll(palette)),
}

function drawAll(palette: Palette): string {
  const { x, y } = frameScales(frame)
  const dashed = { 'stroke-dasharray': '4 4' }
  return (
    segment([x(7.7), y(7.7)], [x(0.6), y(0.6)], palette.second, dashed) +
    drawContours(frame, map, layerIntensities(levelIntensity(50), 1, 5), palette.accent) +
    drawFrame(frame, palette) +
    topTrace(frame, proton, 62, palette.ink) +
    leftTrace(frame, proton, 62, palette.ink) +
    drawNames(palette) +
    axis({ y: frame.bottom, scale: x, ticks, span: [frame.left, frame.right], name: 'F2 · ¹H δ / ppm' }, palette) +
    indirectAxis(frame, [...ticks].reverse(), 'F1 · ¹H δ / ppm', palette)
  )
}

function drawNames(palette: Palette): string {
  const { x, y } = frameScales(frame)
  const partners = segment([x(6.97), y(6.97)], [x(6.97), y(5.84)], palette.muted)
  return (
    partners +
    segment([x(6.97), y(5.84)], [x(5.84), y(5.84)], palette.muted) +
    label([frame.left, 16], 'top trace', palette.muted) +
    label([8, frame.bottom + 21], 'left trace', palette.muted) +
    label([x(3.35), y(3.4) + 24], 'diagonal', palette.second) +
    label([x(5.3), y(1.28) + 6], 'cross-peak', palette.accent, { 'text-anchor': 'middle' })
  )
}
