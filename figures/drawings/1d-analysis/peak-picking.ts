import { lorentzianSpectrum } from '@/figures/physics/line-shapes'
import { gaussianNoise, median } from '@/figures/physics/noise'
import { axis, curve, element, label, linearScale, type Point, segment, steps, svgFile } from '@/figures/svg/svg'
import type { Figure, Palette } from '../kit/figure'

const noiseFactor = 3
const ratio = 0.05
const lines = [
  { position: 137, intensity: 0.7 },
  { position: 128.5, intensity: 1 },
  { position: 121, intensity: 0.8 },
  { position: 104, intensity: 0.14 },
  { position: 88, intensity: 0.04 },
  { position: 30, intensity: 0.6 },
  { position: 18, intensity: 0.11 },
]

const signals = lorentzianSpectrum(lines, 0.5)
const noise = gaussianNoise(7)
const shifts = steps(150, 10, 1401)
const heights = shifts.map((ppm) => signals(ppm) + 0.007 * noise())
const noiseLevel = noiseFactor * median(heights.map(Math.abs))
const x = linearScale([150, 10], [12, 548])

/** A spectrum as it is, and enlarged with the two limits of automatic peak picking. */
export const figure: Figure = {
  path: '20_1d-spectra/img/peak-picking',
  draw: (palette) => svgFile(430, 'Noise and ratio decide which lines are picked', drawAll(palette)),
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
    axis({ y: 380, scale: x, ticks: [140, 120, 100, 80, 60, 40, 20], span: [12, 548], name: 'δ / ppm' }, palette)
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
  { position, intensity }: (typeof lines)[number],
  y: (value: number) => number,
  limit: number,
  palette: Palette,
): string {
  const top = Math.max(184, y(intensity)) - 9
  if (intensity > limit) return element('circle', { cx: x(position), cy: top, r: 4.5, fill: palette.second })
  return label([x(position), top + 2], '×', palette.muted, { 'text-anchor': 'middle', 'font-size': 20 })
}
