import { runningIntegral } from '@/figures/physics/line-measures'
import { lorentzianSpectrum } from '@/figures/physics/line-shapes'
import { hzToPpm, ppmToHz } from '@/figures/physics/shift'
import { splitLine } from '@/figures/physics/spin-system'
import { axis, curve, element, label, linearScale, type Point, segment, steps, svgFile } from '@/figures/svg/svg'
import type { Figure, Palette } from '../kit/figure'
import { tracePoints } from '../kit/trace'

const carrier = { megahertz: 400 }
const shift = 2.8
const couplings = [5.5, 2.6]
const from = 2.784
const to = 2.816
const lines = splitLine(ppmToHz(shift, carrier), couplings)
const spectrum = lorentzianSpectrum(lines, 0.6)
const x = linearScale([2.826, 2.774], [150, 546])
const y = linearScale([0, 0.28], [316, 190])
const at = (ppm: number) => spectrum(ppmToHz(ppm, carrier))

/** The parts of a range over one computed multiplet. */
export const figure: Figure = {
  path: '20_1d-spectra/img/range-anatomy',
  draw: (palette) =>
    svgFile(
      376,
      'A range holds limits, an integral, a signal with couplings, and peaks',
      drawBand(palette) + drawTree(palette) + drawSpectrum(palette) + drawIntegral(palette) + drawNames(palette),
    ),
}

function drawBand(palette: Palette): string {
  const band = { x: x(to), y: 26, width: x(from) - x(to), height: 290, fill: palette.second, opacity: 0.14 }
  const ends = [from, to].map((ppm) => segment([x(ppm), 26], [x(ppm), 316], palette.second))
  const centered = { 'text-anchor': 'middle', 'font-size': 15 }
  const limits =
    label([x(to), 18], 'to 2.816', palette.second, centered) +
    label([x(from), 18], 'from 2.784', palette.second, centered)
  return element('rect', band) + ends.join('') + limits
}

function drawTree(palette: Palette): string {
  const levels = [splitLine(0, []), splitLine(0, couplings.slice(0, 1)), splitLine(0, couplings)]
  const tops = [60, 100, 140]
  const place = (hz: number) => x(shift + hzToPpm(hz, carrier))
  const sticks = levels.flatMap((level, index) =>
    level.map(({ position: hz }) => {
      const top = tops[index] ?? 0
      return segment([place(hz), top], [place(hz), top + 18], palette.ink, { 'stroke-width': 2 })
    }),
  )
  const branches = levels.slice(1).flatMap((level, index) =>
    level.map(({ position: hz }, child) => {
      const parent = levels[index]?.[Math.floor(child / 2)]?.position ?? 0
      return segment([place(parent), (tops[index] ?? 0) + 18], [place(hz), tops[index + 1] ?? 0], palette.accent)
    }),
  )
  return sticks.join('') + branches.join('')
}

function drawSpectrum(palette: Palette): string {
  const dots = lines.map(({ position }) => {
    const ppm = hzToPpm(position, carrier)
    return element('circle', { cx: x(ppm), cy: y(at(ppm)) - 9, r: 4.5, fill: palette.second })
  })
  const ppm = { y: 324, scale: x, ticks: [2.82, 2.81, 2.8, 2.79, 2.78], span: [150, 546] as [number, number] }
  const points = tracePoints({ at, from: 2.826, to: 2.774, count: 801, x, y })
  return (
    curve(points, palette.accent) +
    dots.join('') +
    axis({ ...ppm, name: 'δ / ppm', format: (tick) => tick.toFixed(2) }, palette)
  )
}

/** The running integral, which grows from high to low ppm. */
function drawIntegral(palette: Palette): string {
  const shifts = steps(to, from, 161)
  const growth = runningIntegral(shifts.map(at), 1)
  const rise = linearScale([0, growth.at(-1) ?? 1], [306, 218])
  const points = shifts.map((ppm, index): Point => [x(ppm), rise(growth[index] ?? 0)])
  return curve(points, palette.ink, { 'stroke-width': 1.5, 'stroke-dasharray': '5 3' })
}

function drawNames(palette: Palette): string {
  const bold = { 'font-weight': 600 }
  return (
    label([8, 74], 'Signal', palette.ink, bold) +
    label([8, 98], 'δ 2.80, dd', palette.accent) +
    label([8, 122], 'J = 5.5, 2.6 Hz', palette.accent) +
    label([8, 202], '4 peaks', palette.second, bold) +
    label([8, 250], 'Integral', palette.ink, bold) +
    label([8, 274], 'dashed: 1.00', palette.ink)
  )
}
