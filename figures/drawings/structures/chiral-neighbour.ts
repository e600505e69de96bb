import { lorentzianSpectrum } from '@/figures/physics/line-shapes'
import { ppmToHz } from '@/figures/physics/shift'
import { scaleLines, simulateSpins } from '@/figures/physics/spin-system'
import { axis, curve, label, linearScale, type Point, steps, svgFile } from '@/figures/svg/svg'
import type { Figure, Palette } from '../kit/figure'
import { atom, bond, neighbour, stereoColorsOf, wedge } from '../kit/structure'

const carrier = { megahertz: 400 }
const geminal = -11.2
const lineWidth = 1.2

const columns = [
  { left: 8, title: 'No stereocentre', groups: ['X', 'X', 'Y'], shifts: [3.62, 3.62], names: ['H', 'H'] },
  { left: 292, title: 'Beside a stereocentre', groups: ['X', 'Y', 'Z'], shifts: [3.685, 3.555], names: ['H', 'H′'] },
]

/** A CH₂ group without and with a stereocentre beside it, and its two spectra. */
export const figure: Figure = {
  path: '40_chemical_structure/img/chiral-neighbour',
  draw: (palette) =>
    svgFile(
      358,
      'A CH₂ group gives one line, or four lines beside a stereocentre',
      columns.map((column) => drawColumn(column, palette)).join(''),
    ),
}

function drawColumn({ left, title, groups, shifts, names }: (typeof columns)[number], palette: Palette): string {
  const x = linearScale([3.9, 3.34], [left + 6, left + 254])
  const lines = simulateSpins({
    offsets: shifts.map((ppm) => ppmToHz(ppm, carrier)),
    couplings: [
      [0, geminal],
      [0, 0],
    ],
  })
  const spectrum = lorentzianSpectrum(scaleLines(lines, 1), lineWidth)
  const trace = steps(3.9, 3.34, 401).map((ppm): Point => [x(ppm), 296 - 112 * spectrum(ppmToHz(ppm, carrier))])
  return (
    label([left + 6, 20], title, palette.ink, { 'font-weight': 600 }) +
    drawMolecule([left + 100, 102], groups, names, palette) +
    curve(trace, palette.accent) +
    axis({ y: 304, scale: x, ticks: [3.8, 3.6, 3.4], span: [left + 6, left + 254], name: 'δ / ppm' }, palette)
  )
}

/** R–CH₂–C with two protons drawn, and the three other groups of the second carbon. */
function drawMolecule(methylene: Point, groups: string[], names: string[], palette: Palette): string {
  const stroke = palette.ink
  const carbon = neighbour(methylene, 30, 44)
  const isStereo = new Set(groups).size === 3
  const tint = isStereo ? stereoColorsOf(palette).absolute : stroke
  const places = [105, 30, -45].map((degrees) => neighbour(carbon, degrees))
  const [protonA, protonB] = [neighbour(methylene, -65), neighbour(methylene, -115)]
  const rest = neighbour(methylene, 150)
  const drawUp = isStereo ? wedge : bond
  return (
    bond(methylene, carbon, { stroke }) +
    bond(methylene, rest, { stroke, gaps: [0, 10] }) +
    bond(methylene, protonA, { stroke: palette.accent, gaps: [0, 10] }) +
    bond(methylene, protonB, { stroke: palette.accent, gaps: [0, 10] }) +
    places
      .map((place, index) =>
        (index === 0 ? drawUp : bond)(carbon, place, { stroke: index === 0 ? tint : stroke, gaps: [0, 10] }),
      )
      .join('') +
    atom(rest, 'R', palette.ink) +
    places.map((place, index) => atom(place, groups[index] ?? '', palette.ink)).join('') +
    atom(protonA, names[0] ?? '', palette.accent) +
    atom(protonB, names[1] ?? '', palette.accent)
  )
}
