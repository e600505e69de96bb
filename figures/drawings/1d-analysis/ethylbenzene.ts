import { axis, curve, element, label, linearScale, type Point, segment, svgFile } from '@/figures/svg/svg'
import { ethylbenzeneSampleAt } from '../kit/ethylbenzene-spectrum'
import type { Figure, Palette } from '../kit/figure'
import { hexagon, hexagonCorner } from '../kit/structure'
import { tracePoints } from '../kit/trace'

const ranges = [
  { from: 7.36, to: 7.1, name: 'c', text: 'm, 5H', isSignal: true },
  { from: 3.5, to: 3.36, name: 'water', text: '[s]', isSignal: false },
  { from: 2.71, to: 2.49, name: 'b', text: 'q, 2H', isSignal: true },
  { from: 1.29, to: 1.09, name: 'a', text: 't, 3H', isSignal: true },
]

const insets = [
  { from: 7.32, to: 7.15, left: 12, name: 'c: δ 7.16–7.31' },
  { from: 2.665, to: 2.545, left: 200, name: 'b: δ 2.60, J 7.6 Hz' },
  { from: 1.25, to: 1.13, left: 388, name: 'a: δ 1.19, J 7.6 Hz' },
]
const insetWidth = 160

/** The simulated spectrum of ethylbenzene with its three ranges, the water line, their letters and the structure. */
export const figure: Figure = {
  path: '00_quickstart/img/ethylbenzene',
  draw: (palette) =>
    svgFile(
      436,
      'Assigned proton spectrum of ethylbenzene',
      drawSpectrum(palette) + drawStructure(palette) + insets.map((inset) => drawInset(inset, palette)).join(''),
    ),
}

function drawSpectrum(palette: Palette): string {
  const x = linearScale([8.2, 0.4], [12, 548])
  const y = linearScale([0, 1.9], [218, 66])
  const bands = ranges.map(({ from, to, name, text, isSignal }) => {
    const middle = { 'text-anchor': 'middle' }
    const center = (x(from) + x(to)) / 2
    const [color, ink] = isSignal ? [palette.second, palette.ink] : [palette.muted, palette.muted]
    const band = { x: x(from), y: 52, width: x(to) - x(from), height: 166, fill: color, opacity: 0.22, rx: 2 }
    const letter = label([center, 20], name, color, { ...middle, 'font-weight': 600 })
    return element('rect', band) + letter + label([center, 42], text, ink, middle)
  })
  const line = tracePoints({ at: ethylbenzeneSampleAt, from: 8.2, to: 0.4, count: 3901, x, y })
  const name = 'δ / ppm (simulated, 400 MHz, DMSO-d₆)'
  const ppm = axis({ y: 226, scale: x, ticks: [8, 7, 6, 5, 4, 3, 2, 1], span: [12, 548], name }, palette)
  return bands.join('') + curve(line, palette.accent) + ppm
}

function drawInset({ from, to, left, name }: (typeof insets)[number], palette: Palette): string {
  const right = left + insetWidth
  const x = linearScale([from, to], [left, right])
  const y = linearScale([0, 1.65], [402, 318])
  const line = tracePoints({ at: ethylbenzeneSampleAt, from, to, count: 401, x, y })
  const caption = label([left + insetWidth / 2, 306], name, palette.ink, { 'text-anchor': 'middle' })
  const small = { 'font-size': 15 }
  return (
    segment([left, 408], [right, 408], palette.muted) +
    curve(line, palette.accent) +
    caption +
    label([left, 428], from.toFixed(2), palette.muted, small) +
    label([right, 428], `${to.toFixed(2)} ppm`, palette.muted, { ...small, 'text-anchor': 'end' })
  )
}

function drawStructure(palette: Palette): string {
  const centre: Point = [206, 128]
  const ring = { centre, radius: 34, inner: 27.5, start: -90 }
  const [startX, startY] = hexagonCorner(ring, 1)
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
    hexagon(ring, palette.ink) +
    chain +
    label([centre[0], centre[1] + 6], 'c', palette.second, bold) +
    label([startX + 29, startY - 26], 'b', palette.second, bold) +
    label([startX + 70, startY + 8], 'a', palette.second, bold)
  )
}
