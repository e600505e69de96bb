import { type Line, lorentzianSpectrum } from '@/figures/physics/line-shapes'
import { ppmToHz } from '@/figures/physics/shift'
import { scaleLines, splitLine } from '@/figures/physics/spin-system'
import { axis, curve, label, linearScale, type Point, segment, steps, svgFile } from '@/figures/svg/svg'
import type { Figure, Palette } from '../kit/figure'

const carrier = { megahertz: 400, centre: 3.34 }
const coupling = 141
const satellite = 0.011 / 2

const rows = [
  { name: 'CH₃OH', note: '1.1 % ¹³C', bottom: 112, lines: createLines([1 - 2 * satellite, satellite]) },
  { name: '¹³CH₃OH', note: '¹J(CH) = 141 Hz', bottom: 216, lines: createLines([0, 0.5]) },
  { name: 'CD₃OH', note: 'no CH₃ signal', bottom: 296, lines: createLines([0, 0]) },
]

/** Proton signal of the methyl group of methanol without label, with ¹³C and with deuterium. */
export const figure: Figure = {
  path: '40_chemical_structure/img/isotope-labels',
  draw: (palette) => svgFile(360, 'The methyl signal of methanol with three isotopes', drawRows(palette)),
}

/** The middle line and the two lines of the molecules that hold ¹³C. */
function createLines([middle, side]: [number, number]): Line[] {
  return [{ position: 0, intensity: middle }, ...scaleLines(splitLine(0, [coupling]), 2 * side)]
}

function drawRows(palette: Palette): string {
  const x = linearScale([3.7, 3], [150, 546])
  const ticks = [3.6, 3.4, 3.2, 3]
  const scale = axis({ y: 312, scale: x, ticks, span: [150, 546], name: 'δ / ppm (400 MHz, D₂O)' }, palette)
  return rows.map((row) => drawRow(row, x, palette)).join('') + scale
}

function drawRow(
  { name, note, bottom, lines }: (typeof rows)[number],
  x: (v: number) => number,
  palette: Palette,
): string {
  const spectrum = lorentzianSpectrum(lines, 1.5)
  const points = steps(3.7, 3, 701).map((ppm): Point => [x(ppm), bottom - 92 * spectrum(ppmToHz(ppm, carrier))])
  return (
    segment([150, bottom], [546, bottom], palette.line) +
    curve(points, palette.accent) +
    label([8, bottom - 22], name, palette.ink, { 'font-weight': 600 }) +
    label([8, bottom], note, palette.muted, { 'font-size': 15 })
  )
}
