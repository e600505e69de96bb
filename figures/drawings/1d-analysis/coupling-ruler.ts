import { lorentzianSpectrum } from '@/figures/physics/line-shapes'
import { hzToPpm, ppmToHz } from '@/figures/physics/shift'
import { splitLine } from '@/figures/physics/spin-system'
import { axis, curve, label, linearScale, segment, svgFile } from '@/figures/svg/svg'
import type { Figure, Palette } from '../kit/figure'
import { tracePoints } from '../kit/trace'

const carrier = { megahertz: 400 }
const coupling = 7.6
const spectrum = lorentzianSpectrum(splitLine(ppmToHz(1.24, carrier), [coupling, coupling]), 1)
const left = 1.24 + hzToPpm(coupling, carrier)
const right = 1.24
const x = linearScale([1.29, 1.19], [12, 548])
const y = linearScale([0, 0.55], [208, 76])

/** The ruler between two lines of a triplet, and the coupling constant that follows. */
export const figure: Figure = {
  path: '10_general/img/coupling-ruler',
  draw: (palette) => svgFile(264, 'A distance of 0.019 ppm at 400 MHz is 7.6 Hz', drawAll(palette)),
}

function drawAll(palette: Palette): string {
  const at = (ppm: number) => spectrum(ppmToHz(ppm, carrier))
  const ends = [left, right].map((ppm) =>
    segment([x(ppm), 44], [x(ppm), 200], palette.second, { 'stroke-dasharray': '4 4' }),
  )
  const ruler = segment([x(left), 52], [x(right), 52], palette.second, { 'stroke-width': 2 })
  const ticks = [1.28, 1.26, 1.24, 1.22, 1.2]
  return (
    curve(tracePoints({ at, from: 1.29, to: 1.19, count: 1001, x, y }), palette.accent) +
    ends.join('') +
    ruler +
    label([x(left), 30], '0.019 ppm × 400 MHz = 7.6 Hz', palette.second, { 'font-weight': 600 }) +
    axis({ y: 214, scale: x, ticks, span: [12, 548], name: 'δ / ppm', format: (tick) => tick.toFixed(2) }, palette)
  )
}
