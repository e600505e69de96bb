import { axis, curve, label, linearScale, svgFile } from '@/figures/svg/svg'
import type { Figure, Palette } from '../kit/figure'
import { drawJGraph } from '../kit/j-graph'
import { oxiraneProtons, styreneOxideAt } from '../kit/styrene-oxide-spectrum'
import { tracePoints } from '../kit/trace'

const x = linearScale([4.05, 2.65], [58, 546])
const height = linearScale([2, 6], [186, 30])
const graph: Parameters<typeof drawJGraph>[0] = {
  ...{ x, height, ticks: [2, 3, 4, 5, 6], signals: oxiraneProtons },
  links: [
    { coupling: 4.1, ppm: [3.86, 3.15] },
    { coupling: 2.6, ppm: [3.86, 2.8] },
    { coupling: 5.5, ppm: [3.15, 2.8] },
  ],
}

/** The J graph of the oxirane protons of styrene oxide over their computed signals. */
export const figure: Figure = {
  path: '20_1d-spectra/img/j-graph',
  draw: (palette) => svgFile(380, 'J graph of styrene oxide', drawJGraph(graph, palette) + drawSpectrum(palette)),
}

function drawSpectrum(palette: Palette): string {
  const y = linearScale([0, 0.32], [318, 232])
  const points = tracePoints({ at: styreneOxideAt, from: 4.05, to: 2.65, count: 6001, x, y })
  const letters = oxiraneProtons.map(({ letter, ppm }) =>
    label([x(ppm) + 14, 244], letter, palette.ink, { 'font-weight': 600 }),
  )
  const ppm = { y: 326, scale: x, ticks: [4, 3.75, 3.5, 3.25, 3, 2.75], span: [58, 546] as [number, number] }
  return (
    curve(points, palette.accent) +
    letters.join('') +
    axis({ ...ppm, name: 'δ / ppm', format: (tick) => tick.toFixed(2) }, palette)
  )
}
