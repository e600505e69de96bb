import { contourLines, layerIntensities, levelIntensity } from '@/figures/physics/contours'
import { gaussianMap } from '@/figures/physics/line-shapes'
import { gaussianNoise } from '@/figures/physics/noise'
import { axis, element, label, linearScale, type Point, segment } from '@/figures/svg/svg'
import { relativePath, trace } from '@/figures/svg/trace'
import { formatNumber, inUnit, type LiveFigure, roles } from './kit/figure'

const [columns, rows] = [101, 57]
/** Edges of the map in pixels, and their shifts. */
const map = { left: 96, right: 500, top: 92, bottom: 316, f2: [4.6, 3], f1: [60, 80] } as const
const x = linearScale([...map.f2], [map.left, map.right])
const y = linearScale([...map.f1], [map.top, map.bottom])

const peaks = [
  { f2: 4.3, f1: 74, intensity: 1 },
  { f2: 4.16, f1: 73, intensity: 0.1 },
  { f2: 3.78, f1: 64.5, intensity: 0.3 },
  { f2: 3.3, f1: 69, intensity: 0.05 },
]
const height = gaussianMap(peaks, [0.11, 1.5])
const random = gaussianNoise(21)
const noise = Float64Array.from({ length: rows * columns }, () => 0.005 * random())
const grid = Array.from({ length: rows }, (_, row) =>
  Float64Array.from({ length: columns }, (_, column) => {
    return height(shiftAt(column), carbonAt(row)) + (noise[row * columns + column] ?? 0)
  }),
)
const highest = Math.max(...grid.map((row) => Math.max(...row)))
/** Highest point near the top of each peak, with its noise. */
const heights = peaks.map(({ f2, f1 }) => {
  const rows = grid.slice(rowAt(f1) - 1, rowAt(f1) + 2)
  return Math.max(...rows.flatMap((row) => [...row.slice(columnAt(f2) - 1, columnAt(f2) + 2)]))
})
/** Highest noise, as a part of the highest peak. */
const noisiest = Math.max(...noise) / highest

type Name = 'lowest' | 'layers' | 'f2' | 'f1'

/** A 2D map with its lowest level, its layers, and a cross that selects two slices. */
export const contours: LiveFigure<Name> = {
  id: 'contours',
  title: 'Levels and slices of a 2D map',
  shows: 'A 2D map with a cross, and the slices along it above and to the left',
  height: 376,
  controls: {
    lowest: { label: 'Lowest level', min: 20, max: 95, step: 1, start: 48, format: String },
    layers: { label: 'Layers', min: 1, max: 15, step: 1, start: 7, format: String },
    f2: {
      label: 'Cross at F2, ¹H',
      min: 3,
      max: 4.6,
      step: 0.016,
      start: 4.152,
      format: inUnit('ppm', 2),
      reversed: true,
    },
    f1: {
      label: 'Cross at F1, ¹³C',
      min: 60,
      max: 80,
      step: 0.25,
      start: 73,
      format: inUnit('ppm', 1),
      reversed: true,
    },
  },
  render: ({ lowest, layers, f2, f1 }) => {
    const least = levelIntensity(lowest)
    const missing = heights.filter((height) => height < least * highest).length
    const here = grid[rowAt(f1)]?.[columnAt(f2)] ?? 0
    return {
      drawing: drawContours(lowest, layers) + frame + drawSlices(f2, f1),
      readouts: [
        ['Lowest contour', formatNumber(100 * least, 1, '% of the top')],
        ['Height at the cross', formatNumber((100 * here) / highest, 1, '%')],
      ],
      seen: describe(least, missing),
      handles: [{ at: [x(f2), y(f1)], drag: (to) => ({ f2: toShift(to[0]), f1: toCarbon(to[1]) }) }],
    }
  },
}

const toShift = linearScale([map.left, map.right], [...map.f2])
const toCarbon = linearScale([map.top, map.bottom], [...map.f1])

function shiftAt(column: number): number {
  return map.f2[0] + ((map.f2[1] - map.f2[0]) * column) / (columns - 1)
}

function carbonAt(row: number): number {
  return map.f1[0] + ((map.f1[1] - map.f1[0]) * row) / (rows - 1)
}

function columnAt(f2: number): number {
  return Math.round(((f2 - map.f2[0]) / (map.f2[1] - map.f2[0])) * (columns - 1))
}

function rowAt(f1: number): number {
  return Math.round(((f1 - map.f1[0]) / (map.f1[1] - map.f1[0])) * (rows - 1))
}

function describe(least: number, missing: number): string {
  const level = `The lowest contour is at ${formatNumber(100 * least, 1)} % of the highest point.`
  if (least < noisiest) return `${level} It runs through the noise: raise the lowest level.`
  if (missing === 0) return `${level} All four signals are visible, and the noise is not. The slices follow the cross.`
  const lost = missing === 1 ? 'one signal is' : `${missing} signals are`
  return `${level} ${lost.replace(/^./, (first) => first.toUpperCase())} below it and missing from the map. A slice through a missing signal still shows it.`
}

function drawContours(lowest: number, layers: number): string {
  const ends = [highest * levelIntensity(lowest), highest] as const
  const levels = layers === 1 ? [ends[0]] : layerIntensities(ends, layers)
  const [dx, dy] = [(map.right - map.left) / (columns - 1), (map.bottom - map.top) / (rows - 1)]
  const lines = levels
    .flatMap((level) => contourLines(grid, level))
    .map((line) => relativePath(line.map(([column, row]) => [map.left + column * dx, map.top + row * dy])))
  return element('path', { d: lines.join(''), fill: 'none', stroke: roles.accent, 'stroke-width': 1.2 })
}

const frame = drawFrame()

function drawFrame(): string {
  const size = { x: map.left, y: map.top, width: map.right - map.left, height: map.bottom - map.top }
  const ticks = [60, 70, 80].map(
    (carbon) =>
      segment([map.right, y(carbon)], [map.right + 5, y(carbon)], roles.muted) +
      label([map.right + 9, y(carbon) + 5], String(carbon), roles.muted),
  )
  return (
    element('rect', { ...size, fill: 'none', stroke: roles.muted }) +
    ticks.join('') +
    label([map.right + 9, map.top - 12], '¹³C', roles.muted) +
    axis(
      { y: map.bottom + 10, scale: x, ticks: [4.5, 4, 3.5, 3], span: [map.left, map.right], name: '¹H, δ / ppm' },
      roles,
    )
  )
}

function drawSlices(f2: number, f1: number): string {
  const [row, column] = [grid[rowAt(f1)] ?? [], columnAt(f2)]
  const beside = grid.map((each): number => each[column] ?? 0)
  // A slice without a strong signal is enlarged to show the weak ones.
  const topOf = (values: ArrayLike<number>) => Math.max(0.15 * highest, ...Array.from(values))
  const above = linearScale([0, topOf(row)], [map.top - 8, 8])
  const left = linearScale([0, topOf(beside)], [map.left - 8, 8])
  const points = beside.map((value, index): Point => [left(value), y(carbonAt(index))])
  const cross = { 'stroke-dasharray': '4 4' }
  return (
    trace(row, { span: [map.left, map.right], y: above }, roles.second) +
    element('path', { d: relativePath(points), fill: 'none', stroke: roles.second, 'stroke-width': 1.5 }) +
    segment([x(f2), map.top], [x(f2), map.bottom], roles.second, cross) +
    segment([map.left, y(f1)], [map.right, y(f1)], roles.second, cross) +
    element('circle', { cx: x(f2), cy: y(f1), r: 8, fill: 'none', stroke: roles.second, 'stroke-width': 3 })
  )
}
