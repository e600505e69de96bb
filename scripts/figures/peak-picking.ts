import type { Figure } from './figure'
import type { Palette } from './palette'
import { createRandom, lorentzian } from './signal'
import { axis, curve, element, label, linearScale, type Point, segment, steps, svgFile } from './svg'

const noiseFactor = 3
const ratio = 0.05
const lines = [
  { ppm: 137, height: 0.7 },
  { ppm: 128.5, height: 1 },
  { ppm: 121, height: 0.8 },
  { ppm: 104, height: 0.14 },
  { ppm: 88, height: 0.04 },
  { ppm: 30, height: 0.6 },
  { ppm: 18, height: 0.11 },
]

const random = createRandom(7)
const shifts = steps(150, 10, 701)
const heights = shifts.map((ppm) => {
  const gauss = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  return lines.reduce((sum, line) => sum + line.height * lorentzian(ppm - line.ppm, 0.5).re, 0) + 0.007 * gauss
})
const noiseLevel = noiseFactor * median(heights.map(Math.abs))
const x = linearScale([150, 10], [12, 548])

/** A spectrum as it is, and enlarged with the two limits of automatic peak picking. */
export const peakPicking: Figure = {
  path: '20_1d-spectra/img/peak-picking',
  draw: (palette) => svgFile(400, 'Noise and ratio decide which lines are picked', drawAll(palette)),
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

function drawAll(palette: Palette): string {
  const highest = Math.max(...heights)
  const bold = { 'font-weight': 600 }
  const full = linearScale([0, highest], [132, 40])
  const enlarged = linearScale([0, 0.16], [344, 180])
  const limit = enlarged(ratio * highest)
  return (
    label([12, 22], 'Full height', palette.ink, bold) +
    drawTrace(full, 34, palette) +
    label([12, 164], 'Enlarged', palette.ink, bold) +
    drawTrace(enlarged, 184, palette) +
    drawLimit(limit, 'Ratio 0.05 × highest', palette) +
    drawLimit(enlarged(noiseLevel), 'Noise 3 × level', palette) +
    lines.map((line) => drawMark(line, enlarged, ratio * highest, palette)).join('') +
    axis({ y: 352, scale: x, ticks: [140, 120, 100, 80, 60, 40, 20], span: [12, 548], name: 'δ / ppm' }, palette)
  )
}

function drawTrace(y: (value: number) => number, top: number, palette: Palette): string {
  const points = shifts.map((ppm, index): Point => [x(ppm), Math.max(top, y(heights[index] ?? 0))])
  return curve(points, palette.accent)
}

function drawLimit(y: number, name: string, palette: Palette): string {
  const text = label([x(80), y - 7], name, palette.second, { 'font-size': 15 })
  return segment([12, y], [548, y], palette.second, { 'stroke-dasharray': '6 4' }) + text
}

function drawMark(
  { ppm, height }: (typeof lines)[number],
  y: (value: number) => number,
  limit: number,
  palette: Palette,
): string {
  const top = Math.max(184, y(height)) - 9
  if (height > limit) return element('circle', { cx: x(ppm), cy: top, r: 4.5, fill: palette.second })
  return label([x(ppm), top + 2], '×', palette.muted, { 'text-anchor': 'middle', 'font-size': 20 })
}
