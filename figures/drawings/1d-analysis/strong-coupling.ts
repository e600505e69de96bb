import { lorentzianSpectrum } from '@/figures/physics/line-shapes'
import { simulateSpins } from '@/figures/physics/spin-system'
import { axis, curve, label, linearScale, segment, svgFile } from '@/figures/svg/svg'
import type { Figure, Palette } from '../kit/figure'
import { tracePoints } from '../kit/trace'

const coupling = 10
const x = linearScale([60, -60], [150, 546])
const rows = [
  { ratio: 10, bottom: 112 },
  { ratio: 3, bottom: 226 },
  { ratio: 1, bottom: 340 },
]

/** Two coupled protons at three distances: two doublets, the roof, and the strongly coupled pair. */
export const figure: Figure = {
  path: '20_1d-spectra/img/strong-coupling',
  draw: (palette) =>
    svgFile(
      400,
      'Two coupled protons, J = 10 Hz, at three distances',
      rows.map((row) => drawRow(row, palette)).join('') +
        axis({ y: 352, scale: x, ticks: [50, 25, 0, -25, -50], span: [150, 546], name: 'frequency / Hz' }, palette),
    ),
}

function drawRow({ ratio, bottom }: (typeof rows)[number], palette: Palette): string {
  const distance = ratio * coupling
  const offsets = [distance / 2, -distance / 2]
  const at = lorentzianSpectrum(simulateSpins({ offsets, couplings: [[0, coupling]] }), 1.5)
  const y = linearScale([0, 2], [bottom, bottom - 96])
  const marks = offsets.map((hz) =>
    segment([x(hz), bottom + 3], [x(hz), bottom + 11], palette.second, { 'stroke-width': 2 }),
  )
  return (
    label([8, bottom - 44], `Δν = ${distance} Hz`, palette.ink) +
    label([8, bottom - 20], `Δν/J = ${ratio}`, palette.muted) +
    segment([150, bottom], [546, bottom], palette.line) +
    curve(tracePoints({ at, from: 60, to: -60, count: 1201, x, y }), palette.accent) +
    marks.join('') +
    (ratio === 1 ? drawCoupling(distance, bottom, palette) : '')
  )
}

/** Marks J between the outer and the inner line of the left proton, where it is exact even in the strongest coupling. */
function drawCoupling(distance: number, bottom: number, palette: Palette): string {
  const total = Math.hypot(distance, coupling)
  const [outer, inner] = [x((total + coupling) / 2), x((total - coupling) / 2)]
  const y = bottom - 30
  const ends = [outer, inner].map((end) => segment([end, y - 5], [end, y + 5], palette.second))
  const name = label([outer - 8, y + 5], 'J = 10 Hz', palette.second, { 'text-anchor': 'end' })
  return segment([outer, y], [inner, y], palette.second) + ends.join('') + name
}
