import { etherLines as lines } from '@/figures/data/ethyl-vinyl-ether'
import { measuredPoints } from '@/figures/svg/measured-lines'
import { axis, curve, label, linearScale, svgFile } from '@/figures/svg/svg'
import type { Figure, Palette } from '../kit/figure'
import { drawJGraph } from '../kit/j-graph'

const span: [number, number] = [7, 1]
const x = linearScale(span, [58, 546])
const height = linearScale([0, 16], [222, 30])
/** Couplings as in the table of the page, with the names and the places of their labels. */
const links: Array<{ coupling: number; ppm: [number, number]; name: string; at: number }> = [
  { coupling: 14.35, ppm: [6.45, 4.17], name: 'trans 14.4', at: 5.3 },
  { coupling: 6.8, ppm: [6.45, 3.97], name: 'cis 6.8', at: 5.3 },
  { coupling: 7, ppm: [3.75, 1.28], name: 'ethyl 7.0', at: 2.5 },
  { coupling: 1.9, ppm: [4.17, 3.97], name: 'geminal 1.9', at: 4.5 },
]
const signals = [
  { ppm: 6.45, couplings: [14.3, 6.8] },
  { ppm: 4.17, couplings: [14.4, 1.9] },
  { ppm: 3.97, couplings: [6.8, 1.9] },
  { ppm: 3.75, couplings: [7] },
  { ppm: 1.28, couplings: [7] },
]

/** The J graph of ethyl vinyl ether over its spectrum. */
export const figure: Figure = {
  path: '05_tutorials/img/vinyl-j-graph',
  draw: (palette) =>
    svgFile(
      372,
      'J graph of ethyl vinyl ether',
      drawJGraph({ x, height, ticks: [0, 4, 8, 12, 16], signals, links }, palette) +
        links.map((link) => nameLink(link, palette)).join('') +
        drawSpectrum(palette),
    ),
}

function nameLink({ coupling, name, at }: (typeof links)[number], palette: Palette): string {
  const anchor = coupling < 4 ? 'end' : 'middle'
  return label([x(at), height(coupling) - 8], name, palette.accent, { 'text-anchor': anchor })
}

function drawSpectrum(palette: Palette): string {
  const y = linearScale([0, 40], [318, 246])
  const cut = (value: number) => Math.max(y(value), 240)
  return (
    curve(measuredPoints(lines, { span, x, y: cut }), palette.accent) +
    axis({ y: 324, scale: x, ticks: [7, 6, 5, 4, 3, 2, 1], span: [58, 546], name: 'δ / ppm' }, palette)
  )
}
