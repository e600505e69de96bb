import { ethylbenzeneAt } from '../kit/ethylbenzene-spectrum'
import type { Figure, Palette } from '../kit/figure'
import { axis, curve, element, label, linearScale, type Point, segment, svgFile } from '../kit/svg'
import { tracePoints } from '../kit/trace'

const ranges = [
  { from: 7.36, to: 7.1, letter: 'c', text: 'm, 5H' },
  { from: 2.76, to: 2.54, letter: 'b', text: 'q, 2H' },
  { from: 1.34, to: 1.14, letter: 'a', text: 't, 3H' },
]

const insets = [
  { from: 2.71, to: 2.59, left: 70, name: 'b: δ 2.65, J = 7.6 Hz' },
  { from: 1.3, to: 1.18, left: 318, name: 'a: δ 1.24, J = 7.6 Hz' },
]

/** The simulated spectrum of ethylbenzene with its three ranges, their letters and the structure. */
export const figure: Figure = {
  path: '00_quickstart/img/ethylbenzene',
  draw: (palette) =>
    svgFile(
      432,
      'Assigned proton spectrum of ethylbenzene',
      drawSpectrum(palette) + drawStructure(palette) + insets.map((inset) => drawInset(inset, palette)).join(''),
    ),
}

function drawSpectrum(palette: Palette): string {
  const x = linearScale([8.2, 0.4], [12, 548])
  const y = linearScale([0, 1.9], [218, 66])
  const bands = ranges.map(({ from, to, letter, text }) => {
    const middle = { 'text-anchor': 'middle' }
    const center = (x(from) + x(to)) / 2
    const width = x(to) - x(from)
    const band = { x: x(from), y: 52, width, height: 166, fill: palette.second, opacity: 0.22, rx: 2 }
    const name = label([center, 20], letter, palette.second, { ...middle, 'font-weight': 600 })
    return element('rect', band) + name + label([center, 42], text, palette.ink, middle)
  })
  const line = tracePoints({ at: ethylbenzeneAt, from: 8.2, to: 0.4, count: 2601, x, y })
  const ppm = axis({ y: 226, scale: x, ticks: [8, 7, 6, 5, 4, 3, 2, 1], span: [12, 548], name: 'δ / ppm' }, palette)
  return bands.join('') + curve(line, palette.accent) + ppm
}

function drawInset({ from, to, left, name }: (typeof insets)[number], palette: Palette): string {
  const x = linearScale([from, to], [left, left + 172])
  const y = linearScale([0, 1.65], [398, 314])
  const line = tracePoints({ at: ethylbenzeneAt, from, to, count: 261, x, y })
  const caption = label([left + 86, 294], name, palette.ink, { 'text-anchor': 'middle' })
  const ends = [from, to].map((ppm, index) =>
    label([index === 0 ? left : left + 172, 424], ppm.toFixed(2), palette.muted, {
      'text-anchor': 'middle',
      'font-size': 15,
    }),
  )
  return segment([left, 404], [left + 172, 404], palette.muted) + curve(line, palette.accent) + caption + ends.join('')
}

function drawStructure(palette: Palette): string {
  const center: Point = [232, 128]
  const corner = (index: number, radius: number): Point => {
    const angle = ((60 * index - 90) * Math.PI) / 180
    return [center[0] + radius * Math.cos(angle), center[1] + radius * Math.sin(angle)]
  }
  const ring = curve(
    [0, 1, 2, 3, 4, 5, 0].map((index) => corner(index, 34)),
    palette.ink,
  )
  const doubles = [0, 2, 4].map((index) => segment(corner(index + 0.12, 27.5), corner(index + 0.88, 27.5), palette.ink))
  const [startX, startY] = corner(1, 34)
  const chain = curve(
    [
      [startX, startY],
      [startX + 29, startY - 17],
      [startX + 58, startY],
    ],
    palette.ink,
  )
  const bold = { 'font-weight': 600, 'text-anchor': 'middle' }
  return (
    ring +
    doubles.join('') +
    chain +
    label([center[0], center[1] + 6], 'c', palette.second, bold) +
    label([startX + 29, startY - 26], 'b', palette.second, bold) +
    label([startX + 70, startY + 8], 'a', palette.second, bold)
  )
}
