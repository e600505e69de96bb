import { type MeasuredMap, shiftOfCell } from '@/figures/data/measured-map'
import { contourLines, layerIntensities, levelIntensity } from '@/figures/physics/contours'
import { element, type Point, type Scale } from '@/figures/svg/svg'
import { relativePath } from '@/figures/svg/trace'
import { roles } from './kit/figure'
import { type BrokenAxis, left, scaleOf, top } from './map-frame'

/** The signs of which a map shows the contours, by the value of the control. */
export const signs = ['positive and negative', 'positive', 'negative']

/** A map with its axes. */
interface MapOnAxes {
  map: MeasuredMap
  across: BrokenAxis
  down: BrokenAxis
}

/** Returns a function that draws the contours of a map at a lowest level, with a number of layers, of both signs or one. */
export function contourDrawer({
  map,
  across,
  down,
}: MapOnAxes): (lowest: number, layers: number, sign: number) => string {
  const x = pixelsOf(map.columns, scaleOf(across, left).toPixel)
  const y = pixelsOf(map.rows, scaleOf(down, top).toPixel)
  const hasNegative = map.heights.some((row) => row.some((height) => height < 0))
  const negated = hasNegative ? map.heights.map((row) => row.map((height) => -height)) : []
  // The cross moves more often than the levels.
  let drawn = { key: '', drawing: '' }
  return (lowest, layers, sign) => {
    const key = `${lowest} ${layers} ${sign}`
    if (drawn.key === key) return drawn.drawing
    const ends = [levelIntensity(lowest), 1] as const
    const levels = layers === 1 ? [ends[0]] : layerIntensities(ends, layers)
    const draw = (heights: MeasuredMap['heights'], stroke: string): string => {
      const path = levels
        .flatMap((level) => contourLines(heights, level))
        .map((line) => relativePath(thinOut(line.map(([column, row]): Point => [x(column), y(row)]))))
      return element('path', { d: path.join(''), fill: 'none', stroke, 'stroke-width': 1.2 })
    }
    const positive = signs[sign] === 'negative' ? '' : draw(map.heights, roles.accent)
    const negative = hasNegative && signs[sign] !== 'positive' ? draw(negated, roles.second) : ''
    drawn = { key, drawing: positive + negative }
    return drawn.drawing
  }
}

/** Leaves out points of a line that are less than a pixel and a half from the one before. */
function thinOut(points: Point[]): Point[] {
  let [lastX, lastY] = [Number.NaN, Number.NaN]
  return points.filter(([x, y], index) => {
    if (index < points.length - 1 && Math.hypot(x - lastX, y - lastY) < 1.5) return false
    lastX = x
    lastY = y
    return true
  })
}

/** Returns the pixel of a place between cells; a contour line has thousands of them. */
function pixelsOf(runs: MeasuredMap['columns'], toPixel: Scale): Scale {
  const count = runs.reduce((sum, [cells]) => sum + cells, 0)
  const pixels = Float64Array.from({ length: count }, (_, cell) => toPixel(shiftOfCell(runs, cell)))
  return (place) => {
    const cell = Math.floor(place)
    const pixel = pixels[cell] ?? 0
    return pixel + (place - cell) * ((pixels[cell + 1] ?? pixel) - pixel)
  }
}
