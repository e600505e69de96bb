import { layerIntensities, levelIntensity } from '@/figures/physics/contours'
import { gaussianMap } from '@/figures/physics/line-shapes'
import { curve, label, linearScale, type Point, segment, steps, svgFile } from '@/figures/svg/svg'
import type { Figure, Palette } from '../kit/figure'
import { drawContours, drawFrame, type MapFrame } from '../kit/spectrum-map'

const map = gaussianMap(
  [
    { f2: 3.4, f1: 0, intensity: 1 },
    { f2: 1.6, f1: 0, intensity: 0.2 },
  ],
  [1.2, 1.2],
)
const lowest = levelIntensity(50)
const columns = [
  { layers: 10, left: 12 },
  { layers: 4, left: 296 },
]

/** The same two cross-peaks with ten and with four contour layers, and a cut through them. */
export const figure: Figure = {
  path: '30_2d-spectra/img/contour-layers',
  draw: (palette) =>
    svgFile(
      392,
      'Ten and four contour layers of two cross-peaks',
      columns.map((column) => drawColumn(column, palette)).join(''),
    ),
}

function drawColumn({ layers, left }: (typeof columns)[number], palette: Palette): string {
  const levels = layerIntensities([lowest, 1], layers)
  const right = left + 252
  const frame: MapFrame = { left, right, top: 236, bottom: 384, f2: [5, 0], f1: [-1.45, 1.45] }
  return (
    label([left, 20], `${layers} layers`, palette.ink, { 'font-weight': 600 }) +
    drawCut(levels, frame, palette) +
    drawContours(frame, map, levels, palette.accent) +
    segment([left, 310], [right, 310], palette.second, { 'stroke-dasharray': '4 4' }) +
    drawFrame(frame, palette)
  )
}

function drawCut(levels: number[], { left, right, f2 }: MapFrame, palette: Palette): string {
  const x = linearScale(f2, [left, right])
  const y = linearScale([0, 1], [216, 40])
  const cut = steps(f2[0], f2[1], 253).map((ppm): Point => [x(ppm), y(map(ppm, 0))])
  const lines = levels.map((level) =>
    segment([left, y(level)], [right, y(level)], palette.muted, { 'stroke-width': 1 }),
  )
  return lines.join('') + curve(cut, palette.second, { 'stroke-width': 2 })
}
