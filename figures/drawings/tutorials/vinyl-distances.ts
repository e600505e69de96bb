import { etherLines as lines, megahertz } from '@/figures/data/ethyl-vinyl-ether'
import { measuredPoints } from '@/figures/svg/measured-lines'
import { axis, curve, element, label, linearScale, segment, svgFile } from '@/figures/svg/svg'
import type { Figure, Palette } from '../kit/figure'

const span: [number, number] = [6.49, 6.406]
const x = linearScale(span, [10, 550])
const y = linearScale([0, 10], [310, 236])
/** The four lines of OCH=, from the left. */
const positions = lines.map(([ppm]) => ppm).filter((ppm) => ppm < span[0] && ppm > span[1])
/** Distances between two lines, with their values as in the table of the page. */
const distances: Array<[from: number, to: number, hertz: string, isCoupling: boolean]> = [
  [0, 1, '6.8 Hz', true],
  [0, 2, '14.3 Hz', true],
  [1, 2, '7.5 Hz', false],
  [0, 3, '21.1 Hz', false],
]

/** The signal of OCH= in ethyl vinyl ether, with the distances between its lines. */
export const figure: Figure = {
  path: '05_tutorials/img/vinyl-distances',
  draw: (palette) => svgFile(362, 'The four lines at 6.45 ppm and the distances between them', draw(palette)),
}

function draw(palette: Palette): string {
  const posts = positions.map(
    (ppm, index) =>
      segment([x(ppm), 14], [x(ppm), y(9.6)], palette.line, { 'stroke-dasharray': '3 4' }) +
      label([x(ppm) + 8, 260], String(index + 1), palette.muted, { 'font-weight': 600 }),
  )
  return (
    posts.join('') +
    distances.map((_, row) => drawDistance(row, palette)).join('') +
    curve(measuredPoints(lines, { span, x, y, width: 0.7 / megahertz }), palette.accent) +
    axis({ y: 316, scale: x, ticks: [6.48, 6.46, 6.44, 6.42], span: [10, 550], name: 'δ / ppm' }, palette)
  )
}

function drawDistance(row: number, palette: Palette): string {
  const [from, to, hertz, isCoupling] = distances[row] ?? [0, 0, '', false]
  const [left, right] = [x(positions[from] ?? 0), x(positions[to] ?? 0)]
  const height = 44 + 52 * row
  const color = isCoupling ? palette.second : palette.muted
  const ends = [left, right].map((cx) => element('circle', { cx, cy: height, r: 4, fill: color }))
  const meaning = ['the smaller J', 'the larger J', 'not a coupling', 'the sum'][row]
  return (
    segment([left, height], [right, height], color, { 'stroke-width': 2 }) +
    ends.join('') +
    // The last line ends at the edge.
    (row < 3
      ? label([right + 12, height + 5], `${hertz}, ${meaning}`, color)
      : label([(left + right) / 2, height - 10], `${hertz}, ${meaning}`, color, { 'text-anchor': 'middle' }))
  )
}
