import { cellAt, cosyMap, shiftOfCell } from '@/figures/data/cosy-map'
import {
  aromaticLines,
  lineWidth,
  methyleneLines,
  methylLines,
  residualSolvent,
  water,
} from '@/figures/data/ethylbenzene'
import { contourLines, layerIntensities, levelIntensity } from '@/figures/physics/contours'
import { lorentzianSpectrum } from '@/figures/physics/line-shapes'
import { axis, element, label, linearScale, type Point, type Scale, segment, steps } from '@/figures/svg/svg'
import { relativePath, trace } from '@/figures/svg/trace'
import { formatNumber, inUnit, type LiveFigure, roles } from './kit/figure'

type Name = 'lowest' | 'layers' | 'f2' | 'f1'

/** Edges of the map, in pixels. */
const map = { left: 92, right: 508, top: 92, bottom: 352 } as const
/** The two shown parts of either axis, in ppm; nothing is between them. */
const parts = [
  [7.5, 7],
  [3.6, 0.95],
] as const
const shifts = parts.flat()
const columns = [map.left, map.left + 120, map.left + 134, map.right]
const rows = [map.top, map.top + 78, map.top + 92, map.bottom]
const x = throughPoints(shifts, columns)
const y = throughPoints(shifts, rows)
const toShift = throughPoints(columns, shifts)
const toShiftDown = throughPoints(rows, shifts)
const megahertz = 400

/** The signals with the region in which a cross selects them, in ppm. */
const signals = [
  { name: 'C₆H₅', from: 7.42, to: 7.04 },
  { name: 'water', from: 3.54, to: 3.3 },
  { name: 'CH₂', from: 2.72, to: 2.56 },
  { name: 'DMSO', from: 2.55, to: 2.45 },
  { name: 'CH₃', from: 1.3, to: 1.08 },
]

/** The measured COSY of ethylbenzene: lowest level, layers, and a cross with its slice and the 1D spectrum. */
export const measuredCosy: LiveFigure<Name> = {
  id: 'cosy',
  title: 'A measured COSY: ethylbenzene',
  shows:
    'A symmetric map with its diagonal and a cross, the ¹H spectrum above it, and the slice along the cross on the left',
  isMeasured: true,
  height: 410,
  controls: {
    lowest: { label: 'Lowest level', min: 20, max: 95, step: 1, start: 60, format: String },
    layers: { label: 'Layers', min: 1, max: 15, step: 1, start: 8, format: String },
    f2: { label: 'Cross at F2', min: 1, max: 7.6, step: 0.02, start: 2.6, format: inUnit('ppm', 2), reversed: true },
    f1: { label: 'Cross at F1', min: 1, max: 7.6, step: 0.02, start: 2.6, format: inUnit('ppm', 2), reversed: true },
  },
  render: ({ lowest, layers, f2, f1 }) => {
    const least = levelIntensity(lowest)
    const [across, down] = [f2, f1].map((ppm) => signals.find(({ from, to }) => ppm <= from && ppm >= to))
    return {
      drawing: drawContours(lowest, layers) + frame + drawSlice(f2) + drawCross(f2, f1),
      readouts: [
        ['Lowest contour', formatNumber(100 * least, 1, '% of the top')],
        ['Height at the cross', formatNumber(100 * (cosyMap[cellAt(f1)]?.[cellAt(f2)] ?? 0), 1, '%')],
        ['Signals', `${across?.name ?? 'none'} and ${down?.name ?? 'none'}`],
      ],
      ...describe(least, across, down),
      handles: [{ at: [x(f2), y(f1)], drag: (to) => ({ f2: toShift(to[0]), f1: toShiftDown(to[1]) }) }],
    }
  },
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

type Signal = (typeof signals)[number]

function describe(least: number, across: Signal | undefined, down: Signal | undefined) {
  const level = `The lowest contour is at ${formatNumber(100 * least, 1)} % of the highest point.`
  if (!across || !down)
    return { seen: `${level} The cross is beside the signals: put both of its lines on one.`, isMet: false }
  if (across === down) {
    const ring = across.name === 'C₆H₅' ? ' The peaks beside the diagonal are those of ring protons that couple.' : ''
    return { seen: `${level} The cross is on the diagonal, at ${across.name}.${ring}`, isMet: false }
  }
  const pair = `${across.name} and ${down.name}`
  const height = highestIn(across, down)
  if (pair === 'CH₂ and DMSO' || pair === 'DMSO and CH₂')
    return { seen: `${level} ${pair} are too close to the diagonal to judge.`, isMet: false }
  // Wings of the strongest peaks reach 0.3 %.
  if (height < 0.005)
    return { seen: `${level} There is no cross-peak of ${pair}, so no coupling between them shows.`, isMet: false }
  const text = `a cross-peak of ${pair} with ${formatNumber(100 * height, 1)} % of the highest point`
  const isWeak = pair.includes('C₆H₅')
  const bonds = isWeak
    ? 'over four bonds or more, by less than 1 Hz, which no line of the ¹H spectrum shows'
    : 'over three bonds, by 7.6 Hz'
  if (height < least)
    return { seen: `${level} Here is ${text}, below the lowest contour: lower the level.`, isMet: false }
  return { seen: `${level} Here is ${text}: they couple ${bonds}.`, isMet: isWeak }
}

/** Highest point of the map between two signals. */
function highestIn(across: Signal, down: Signal): number {
  const rows = cosyMap.slice(cellAt(down.from), cellAt(down.to) + 1)
  return Math.max(...rows.map((row) => Math.max(...row.subarray(cellAt(across.from), cellAt(across.to) + 1))))
}

/** The last contours: the cross moves more often than the levels. */
let drawn = { key: '', drawing: '' }

function drawContours(lowest: number, layers: number): string {
  const key = `${lowest} ${layers}`
  if (drawn.key === key) return drawn.drawing
  const ends = [levelIntensity(lowest), 1] as const
  const levels = layers === 1 ? [ends[0]] : layerIntensities(ends, layers)
  const path = levels
    .flatMap((level) => contourLines(cosyMap, level))
    .map((line) => relativePath(line.map(([column, row]): Point => [x(shiftOfCell(column)), y(shiftOfCell(row))])))
  const drawing = element('path', { d: path.join(''), fill: 'none', stroke: roles.accent, 'stroke-width': 1.2 })
  drawn = { key, drawing }
  return drawing
}

const frame = drawFrame()

function drawFrame(): string {
  const lines = [
    ...aromaticLines(megahertz),
    ...methyleneLines(megahertz),
    ...methylLines(megahertz),
    { position: water * megahertz, intensity: 1 },
    { position: residualSolvent * megahertz, intensity: 0.15 },
  ]
  const heightAt = lorentzianSpectrum(lines, lineWidth)
  const ticks = [7.4, 7.2, 3, 2, 1]
  const protons = parts.map(([from, to]) => {
    const heights = steps(from, to, 1500).map((ppm) => heightAt(ppm * megahertz))
    return trace(heights, { span: [x(from), x(to)], y: linearScale([0, 1.55], [map.top - 6, 10]) }, roles.ink, 1)
  })
  const boxes = parts.flatMap(([left, right]) =>
    parts.map(([top, bottom]) => {
      const size = { x: x(left), y: y(top), width: x(right) - x(left), height: y(bottom) - y(top) }
      return element('rect', { ...size, fill: 'none', stroke: roles.muted })
    }),
  )
  const diagonals = parts.map(([from, to]) =>
    segment([x(from), y(from)], [x(to), y(to)], roles.line, { 'stroke-dasharray': '2 5' }),
  )
  const besides = ticks.map(
    (ppm) =>
      segment([map.right, y(ppm)], [map.right + 5, y(ppm)], roles.muted) +
      label([map.right + 9, y(ppm) + 5], String(ppm), roles.muted, { 'font-size': 15 }),
  )
  return [
    ...diagonals,
    ...protons,
    label([8, 24], '¹H', roles.ink),
    label([8, 44], 'slice', roles.second),
    ...boxes,
    ...besides,
    label([map.right + 9, map.top - 6], 'F1', roles.muted),
    axis({ y: map.bottom + 8, scale: x, ticks, span: [map.left, map.right], name: 'F2, δ / ppm' }, roles),
  ].join('')
}

/** The slice along F1 at the cross, enlarged where it has no strong signal. */
function drawSlice(f2: number): string {
  const column = cellAt(f2)
  const heights = cosyMap.map((row): number => row[column] ?? 0)
  const beside = linearScale([0, Math.max(0.01, ...heights)], [map.left - 8, 10])
  const points = heights
    .map((height, row): Point => [beside(height), y(shiftOfCell(row))])
    .filter(([, top]) => top >= map.top && top <= map.bottom)
  return element('path', { d: relativePath(points), fill: 'none', stroke: roles.second, 'stroke-width': 1.5 })
}

function drawCross(f2: number, f1: number): string {
  const look = { 'stroke-dasharray': '4 4' }
  return (
    segment([x(f2), 10], [x(f2), map.bottom], roles.second, look) +
    segment([10, y(f1)], [map.right, y(f1)], roles.second, look) +
    element('circle', { cx: x(f2), cy: y(f1), r: 8, fill: 'none', stroke: roles.second, 'stroke-width': 3 })
  )
}
