import { sampleLines } from '@/figures/data/sample-lines'
import { measuredPoints } from '@/figures/svg/measured-lines'
import { axis, curve, label, linearScale, type Point, svgFile } from '@/figures/svg/svg'
import type { Figure, Palette } from '../kit/figure'

/** The integrals that NMRium shows, that of the impurity in brackets, with the ends of their ranges in ppm. */
const integrals: Array<[value: string, name: string, from: number, to: number]> = [
  ['4.91', 'aromatic', 7.36, 7.1],
  ['[0.21]', 'water', 3.5, 3.36],
  ['2.05', 'CH₂', 2.7, 2.54],
  ['3.04', 'CH₃', 1.27, 1.11],
]

/** The spectrum of the quick start with its integrals. */
export const figure: Figure = {
  path: '05_tutorials/img/sample-integrals',
  draw: (palette) => svgFile(286, 'Ethylbenzene with four integrals, one of them of water', draw(palette)),
}

function draw(palette: Palette): string {
  const x = linearScale([8, 0], [10, 550])
  const y = linearScale([0, 100], [232, 100])
  const height = linearScale([0, 10], [150, 30])
  let sum = 0
  const curves = integrals.map(([value, name, from, to]) => {
    const start = sum
    sum += Number.parseFloat(value.replace('[', ''))
    // The wide ranges of a drawing, smooth like the sum of a line.
    const steps = Array.from({ length: 21 }, (_, index): Point => {
      const part = index / 20
      const rise = part * part * (3 - 2 * part)
      return [x(from + 0.08 + (to - from - 0.16) * part), height(start + (sum - start) * rise)]
    })
    const middle = x((from + to) / 2)
    const [side, anchor] = from > 7 ? [middle + 22, 'start'] : [middle - 16, 'end']
    return (
      curve(steps, palette.second, { 'stroke-width': 2 }) +
      label([side, height(sum) + 2], value, palette.second, { 'font-weight': 600, 'text-anchor': anchor }) +
      label([side, height(sum) + 20], name, palette.muted, { 'text-anchor': anchor })
    )
  })
  return (
    curve(measuredPoints(sampleLines.ethylbenzene ?? [], { span: [8, 0], x, y }), palette.accent) +
    curves.join('') +
    axis({ y: 238, scale: x, ticks: [8, 7, 6, 5, 4, 3, 2, 1, 0], span: [10, 550], name: '¹H / ppm' }, palette)
  )
}
