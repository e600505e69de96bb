import { lorentzian } from '@/figures/physics/line-shapes'
import { axis, curve, label, linearScale, type Point, steps, svgFile } from '@/figures/svg/svg'
import type { Figure, Palette } from '../kit/figure'

const x = linearScale([8, 3], [10, 550])
/** The made-up example of the page. */
const signals = [
  { name: 'standard', ppm: 6.3, protons: 2, integral: '1.694', mass: '10.02 mg', molar: '116.1 g/mol' },
  { name: 'substance', ppm: 3.8, protons: 3, integral: '3.000', mass: '20.15 mg', molar: '194.2 g/mol' },
] as const

/** The two signals of a purity determination, with the numbers of the formula. */
export const figure: Figure = {
  path: '05_tutorials/img/internal-standard',
  draw: (palette) =>
    svgFile(264, 'A made-up spectrum with one signal of the standard and one of the substance', draw(palette)),
}

function draw(palette: Palette): string {
  const y = linearScale([0, 3], [210, 60])
  const spectrum = (ppm: number) =>
    signals.reduce((sum, { ppm: at, integral }) => sum + Number(integral) * lorentzian(ppm - at, 0.03), 0)
  const points = steps(8, 3, 541).map((ppm): Point => [x(ppm), y(spectrum(ppm))])
  return (
    curve(points, palette.accent) +
    signals.map((signal) => drawSignal(signal, palette)).join('') +
    axis({ y: 216, scale: x, ticks: [8, 7, 6, 5, 4, 3], span: [10, 550], name: '¹H / ppm' }, palette)
  )
}

function drawSignal({ name, ppm, protons, integral, mass, molar }: (typeof signals)[number], palette: Palette): string {
  const rise = 30 * Number(integral)
  const at = (part: number): Point => [
    x(ppm) - 22 + 44 * part,
    182 - rise * (0.5 + Math.atan(16 * (part - 0.5)) / (2 * Math.atan(8))),
  ]
  const row = (index: number, text: string, fill = palette.ink, weight = 400) =>
    label([x(ppm) - 40, 26 + 22 * index], text, fill, { 'text-anchor': 'end', 'font-weight': weight })
  return (
    curve(steps(0, 1, 45).map(at), palette.second, { 'stroke-width': 2 }) +
    row(0, name, palette.ink, 600) +
    row(1, `I = ${integral}`, palette.second, 600) +
    row(2, `N = ${protons}`) +
    row(3, `M = ${molar}`) +
    row(4, `m = ${mass}`)
  )
}
