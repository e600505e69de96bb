import { protonated } from '@/figures/data/ethyl-crotonate'
import { layerIntensities, levelIntensity } from '@/figures/physics/contours'
import { gaussianMap, lorentzianSpectrum } from '@/figures/physics/line-shapes'
import { axis, label, segment, svgFile } from '@/figures/svg/svg'
import type { Figure, Palette } from '../kit/figure'
import {
  drawContours,
  drawFrame,
  frameScales,
  indirectAxis,
  leftTrace,
  type MapFrame,
  topTrace,
} from '../kit/spectrum-map'

const frame: MapFrame = { left: 92, top: 92, right: 484, bottom: 400, f2: [7.7, 0.6], f1: [0.6, 7.7] }
const ticks = [7, 6, 5, 4, 3, 2, 1]
const coupled = [
  { a: 6.97, b: 5.84, intensity: 0.5 },
  { a: 6.97, b: 1.87, intensity: 0.45 },
  { a: 5.84, b: 1.87, intensity: 0.25 },
  { a: 4.18, b: 1.28, intensity: 0.6 },
]

const map = gaussianMap(
  [
    ...protonated.map(({ proton }) => ({ f2: proton, f1: proton, intensity: 1 })),
    ...coupled.flatMap(({ a, b, intensity }) => [
      { f2: a, f1: b, intensity },
      { f2: b, f1: a, intensity },
    ]),
  ],
  [0.14, 0.18],
)
const proton = lorentzianSpectrum(
  protonated.map(({ proton: position, count }) => ({ position, intensity: count / 3 })),
  0.03,
)

/** A COSY map with its axes, its diagonal and the same proton spectrum on both sides. */
export const figure: Figure = {
  path: '30_2d-spectra/img/map-and-traces',
  draw: (palette) => svgFile(456, 'COSY map with two traces, diagonal and cross-peaks', drawAll(palette)),
}

function drawAll(palette: Palette): string {
  const { x, y } = frameScales(frame)
  const dashed = { 'stroke-dasharray': '4 4' }
  return (
    segment([x(7.7), y(7.7)], [x(0.6), y(0.6)], palette.second, dashed) +
    drawContours(frame, map, layerIntensities([levelIntensity(50), 1], 5), palette.accent) +
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
