import { lorentzianSpectrum } from '@/figures/physics/line-shapes'
import { mergeLines, splitLine } from '@/figures/physics/spin-system'
import { curve, label, linearScale, type Scale, segment, svgFile } from '@/figures/svg/svg'
import type { Figure, Palette } from '../kit/figure'
import { tracePoints } from '../kit/trace'

const coupling = 7
const width = 1
const names = ['s', 'd', 't', 'q', 'quint']
const cell = 110

/** Signals of nuclei with zero to four equal neighbours, all of the same area. */
export const figure: Figure = {
  path: '20_1d-spectra/img/multiplet-patterns',
  draw: (palette) =>
    svgFile(
      226,
      'Multiplets of zero to four equal neighbours',
      names.map((_, neighbours) => drawPattern(neighbours, palette)).join(''),
    ),
}

function drawPattern(neighbours: number, palette: Palette): string {
  const left = 5 + neighbours * cell
  const center = left + cell / 2
  const couplings = new Array<number>(neighbours).fill(coupling)
  const lines = mergeLines(splitLine(0, couplings))
  const ratios = lines.map(({ intensity }) => intensity * 2 ** neighbours)
  const x = linearScale([18, -18], [left + 3, left + cell - 3])
  const y = linearScale([0, 1], [150, 50])
  const at = lorentzianSpectrum(lines, width)
  const middle = { 'text-anchor': 'middle' }
  return (
    label([center, 22], `n = ${neighbours}`, palette.muted, middle) +
    segment([left + 3, 150], [left + cell - 3, 150], palette.line) +
    curve(tracePoints({ at, from: 18, to: -18, count: 721, x, y }), palette.accent) +
    label([center, 180], names[neighbours] ?? '', palette.ink, { ...middle, 'font-weight': 600 }) +
    label([center, 206], ratios.join(':'), palette.ink, middle) +
    (neighbours === 1 ? drawCoupling(x, palette) : '')
  )
}

/** Marks the distance of the two lines of the doublet, which is the same between neighbouring lines of all patterns. */
function drawCoupling(x: Scale, palette: Palette): string {
  const [left, right] = [x(coupling / 2), x(-coupling / 2)]
  const ends = [left, right].map((end) => segment([end, 82], [end, 92], palette.second))
  const name = label([(left + right) / 2, 74], 'J', palette.second, { 'text-anchor': 'middle', 'font-style': 'italic' })
  return segment([left, 87], [right, 87], palette.second) + ends.join('') + name
}
