import type { MeasuredLine } from '@/figures/data/sample-lines'
import { gaussian } from '@/figures/physics/line-shapes'
import { type Point, type Scale, steps } from './svg'

/** Where to draw lines. */
interface Frame {
  /** Ends of the axis in ppm, left first. */
  span: [from: number, to: number]
  x: Scale
  /** Maps % of the tallest line. */
  y: Scale
  /** Width of a line in ppm; a pixel by default, since real lines would be invisible over a whole axis. */
  width?: number
}

/**
 * The points of a spectrum of measured lines. The tallest line in a place counts, as in a spectrum of many points, and each line
 * is as high as it was measured.
 */
export function measuredPoints(lines: readonly MeasuredLine[], { span: [from, to], x, y, width }: Frame): Point[] {
  const pixels = Math.abs(x(to) - x(from))
  const fwhm = width ?? (from - to) / pixels
  const shown = lines.filter(([ppm]) => ppm < from && ppm > to)
  const at = (ppm: number) =>
    shown
      .map(([position, height]) => height * gaussian(ppm - position, fwhm))
      .reduce((tallest, height) => (Math.abs(height) > Math.abs(tallest) ? height : tallest), 0)
  const places = [...steps(from, to, Math.round(2 * pixels)), ...shown.map(([ppm]) => ppm)].sort((a, b) => b - a)
  return places
    .map((ppm): Point => [x(ppm), y(at(ppm))])
    .filter(([, height], index, all) => [-1, 1].some((step) => Math.abs((all[index + step]?.[1] ?? 0) - height) > 0.2))
}
