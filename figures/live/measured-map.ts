import { cellAt, type MeasuredMap } from '@/figures/data/measured-map'
import { levelIntensity } from '@/figures/physics/contours'
import { element, label, type Point, segment } from '@/figures/svg/svg'
import { relativePath } from '@/figures/svg/trace'
import { type Control, formatNumber, inUnit, type LiveFigure, roles } from './kit/figure'
import { contourDrawer, signs } from './map-contours'
import { type BrokenAxis, drawAbove, drawFrame, left, pointsBeside, scaleOf, top } from './map-frame'

type View = ReturnType<LiveFigure['render']>
type Name = 'lowest' | 'layers' | 'f2' | 'f1' | 'beside'

/** What a figure says about a place of its map. */
export interface Judgement {
  /** The signals in whose column and row the cross is. */
  signals: string
  seen: string
  isMet: boolean
}

/** A spectrum beside a map: the intensity at a shift, relative to the highest. */
interface Spectrum {
  name: string
  at: (ppm: number) => number
}

/** Limits and initial value of a control. */
interface Range {
  min: number
  max: number
  start: number
}

/** A measured map and what is drawn with it. */
interface MapFigure {
  id: string
  title: string
  shows: string
  map: MeasuredMap
  across: BrokenAxis
  down: BrokenAxis
  above: Spectrum
  /** Beside the slice, if it is another nucleus. */
  beside?: Spectrum
  /** Whether peaks of the map have a sign. */
  isSigned?: boolean
  /** Whether the map has a diagonal. */
  hasDiagonal?: boolean
  lowest: Range
  cross: Record<'f2' | 'f1', Range & { step: number }>
  judge: (least: number, f2: number, f1: number, sign: number) => Judgement
}

/** A measured map: lowest level, layers, and a cross with its slice, below and beside the 1D spectra or the projections. */
export function measuredMap(given: MapFigure): LiveFigure<Name> {
  return { ...frameOf(given), render: renderer(given) }
}

/** A measured map whose peaks have a sign, with a choice of the signs that are shown. */
export function signedMap(given: Omit<MapFigure, 'isSigned'>): LiveFigure<Name | 'sign'> {
  const signed = { ...given, isSigned: true }
  const { controls, ...frame } = frameOf(signed)
  return { ...frame, controls: { ...controls, sign: choice('Contours', signs) }, render: renderer(signed) }
}

function frameOf(given: MapFigure): Omit<LiveFigure<Name>, 'render' | 'adjust'> {
  const { id, title, shows, down, lowest, cross } = given
  const spectra = given.beside ? `${given.above.name} and ${given.beside.name}` : given.above.name
  const place = { format: inUnit('ppm', 2), reversed: true }
  return {
    id,
    title,
    shows,
    isMeasured: true,
    height: scaleOf(down, top).end + 58,
    controls: {
      lowest: { label: 'Lowest level', ...lowest, step: 1, format: String },
      layers: { label: 'Layers', min: 1, max: 15, step: 1, start: 6, format: String },
      f2: { label: 'Cross at F2', ...cross.f2, ...place },
      f1: { label: 'Cross at F1', ...cross.f1, ...place },
      beside: choice('Along the map', [spectra, 'projections']),
    },
  }
}

function choice(label: string, options: string[]): Control {
  return { label, min: 0, max: options.length - 1, step: 1, start: 0, format: String, options }
}

function renderer(given: MapFigure): (settings: Record<Name, number> & { sign?: number }) => View {
  const { map, across, down } = given
  const [x, y] = [scaleOf(across, left), scaleOf(down, top)]
  const frame = (given.hasDiagonal ? drawDiagonals(across, down) : '') + drawFrame(across, down)
  const [drawContours, drawSpectra] = [contourDrawer(given), spectraDrawer(given)]
  return ({ lowest, layers, f2, f1, beside, sign = 0 }) => {
    const least = levelIntensity(lowest)
    const height = map.heights[cellAt(map.rows, f1)]?.[cellAt(map.columns, f2)] ?? 0
    const { signals, seen, isMet } = given.judge(least, f2, f1, sign)
    const at: Point = [x.toPixel(f2), y.toPixel(f1)]
    const drawing = [
      drawContours(lowest, layers, sign),
      frame,
      drawSpectra(beside === 1),
      drawSlice(given, f2),
      drawCross(at, [x.end, y.end]),
    ]
    return {
      drawing: drawing.join(''),
      readouts: [
        ['Lowest contour', formatNumber(100 * least, 1, '% of the top')],
        ['Height at the cross', formatNumber(100 * height, 1, '%')],
        ['Signals', signals],
      ],
      seen: `The lowest contour is at ${formatNumber(100 * least, 1, '%')} of the highest point. ${seen}`,
      isMet,
      handles: [{ at, drag: (to) => ({ f2: x.toShift(to[0]), f1: y.toShift(to[1]) }) }],
    }
  }
}

function drawCross([column, row]: Point, [right, bottom]: Point): string {
  const look = { 'stroke-dasharray': '4 4' }
  return (
    segment([column, 10], [column, bottom], roles.second, look) +
    segment([10, row], [right, row], roles.second, look) +
    element('circle', { cx: column, cy: row, r: 8, fill: 'none', stroke: roles.second, 'stroke-width': 3 })
  )
}

/** Draws the 1D spectra or the projections, with their names. */
function spectraDrawer(given: MapFigure): (isProjection: boolean) => string {
  const { across, down, map } = given
  const drawn: string[] = []
  return (isProjection) => {
    const known = drawn[isProjection ? 1 : 0]
    if (known !== undefined) return known
    const [above, beside] = isProjection
      ? [projection(map, 'columns'), projection(map, 'rows')]
      : [given.above.at, given.beside?.at ?? (() => 0)]
    const curves = given.beside
      ? pointsBeside(down, [left - 8, lane(given)[0] + 6], beside).map((points) => line(points, roles.ink, 1))
      : []
    const names = isProjection ? ['projection', 'proj.'] : [given.above.name, given.beside?.name ?? '']
    const drawing = [
      drawAbove(across, above),
      ...curves,
      label([8, 24], names[0] ?? '', roles.ink, { 'font-size': isProjection ? 15 : 16 }),
      given.beside
        ? label([left - 8, top - 6], names[1] ?? '', roles.ink, { 'text-anchor': 'end', 'font-size': 15 })
        : '',
      given.beside
        ? label([8, top - 26], 'slice', roles.second, { 'font-size': 15 })
        : label([8, 44], 'slice', roles.second),
    ].join('')
    drawn[isProjection ? 1 : 0] = drawing
    return drawing
  }
}

/** The sum of the sizes of a map along its rows or columns, relative to the highest. */
function projection({ heights, columns, rows }: MeasuredMap, onto: 'columns' | 'rows'): (ppm: number) => number {
  const sums =
    onto === 'rows'
      ? heights.map((row) => row.reduce((sum, height) => sum + Math.abs(height), 0))
      : Array.from(heights[0] ?? [], (_, column) => heights.reduce((sum, row) => sum + Math.abs(row[column] ?? 0), 0))
  const highest = Math.max(...sums)
  return (ppm) => (sums[cellAt(onto === 'rows' ? rows : columns, ppm)] ?? 0) / highest
}

/** The pixels of the zero line and of the highest point of the slice, left of the map. */
function lane({ beside, isSigned }: MapFigure): [zero: number, highest: number] {
  return [isSigned ? 50 : beside ? 44 : left - 8, 10]
}

/** The slice along F1 at the cross, enlarged where it has no strong signal. */
function drawSlice(given: MapFigure, f2: number): string {
  const { map, down } = given
  const column = cellAt(map.columns, f2)
  const heights = map.heights.map((row): number => row[column] ?? 0)
  const highest = Math.max(0.01, ...heights.map(Math.abs))
  return pointsBeside(down, lane(given), (ppm) => (heights[cellAt(map.rows, ppm)] ?? 0) / highest)
    .map((points) => line(points, roles.second, 1.5))
    .join('')
}

function line(points: Point[], stroke: string, width: number): string {
  return element('path', { d: relativePath(points), fill: 'none', stroke, 'stroke-width': width })
}

function drawDiagonals(across: BrokenAxis, down: BrokenAxis): string {
  const [x, y] = [scaleOf(across, left).toPixel, scaleOf(down, top).toPixel]
  return across.parts
    .map(([from, to]) => segment([x(from), y(from)], [x(to), y(to)], roles.line, { 'stroke-dasharray': '2 5' }))
    .join('')
}
