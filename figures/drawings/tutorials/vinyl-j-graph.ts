import { etherLines as lines } from '@/figures/data/ethyl-vinyl-ether'
import { measuredPoints } from '@/figures/svg/measured-lines'
import { axis, curve, element, label, linearScale, segment, svgFile } from '@/figures/svg/svg'
import type { Figure, Palette } from '../kit/figure'

const span: [number, number] = [7, 1]
const x = linearScale(span, [58, 546])
const height = linearScale([0, 16], [222, 30])
/** Signals and couplings as in the table of the page. */
const signals: Array<[ppm: number, couplings: number[]]> = [
  [6.45, [14.3, 6.8]],
  [4.17, [14.4, 1.9]],
  [3.97, [6.8, 1.9]],
  [3.75, [7]],
  [1.28, [7]],
]
const links: Array<[hertz: number, left: number, right: number, name: string, at: number]> = [
  [14.35, 6.45, 4.17, 'trans 14.4', 5.3],
  [6.8, 6.45, 3.97, 'cis 6.8', 5.3],
  [7, 3.75, 1.28, 'ethyl 7.0', 2.5],
  [1.9, 4.17, 3.97, 'geminal 1.9', 4.5],
]

/** The J graph of ethyl vinyl ether over its spectrum. */
export const figure: Figure = {
  path: '05_tutorials/img/vinyl-j-graph',
  draw: (palette) => svgFile(372, 'J graph of ethyl vinyl ether', drawGraph(palette) + drawSpectrum(palette)),
}

function drawGraph(palette: Palette): string {
  const ticks = [0, 4, 8, 12, 16].map(
    (hertz) =>
      segment([58, height(hertz)], [546, height(hertz)], palette.line) +
      label([48, height(hertz) + 5], String(hertz), palette.muted, { 'text-anchor': 'end', 'font-size': 15 }),
  )
  const posts = signals.map(([ppm]) =>
    segment([x(ppm), 30], [x(ppm), 318], palette.line, { 'stroke-dasharray': '3 4' }),
  )
  const lines = links.map(([hertz, left, right, name, at]) => {
    const place: [number, number] = [x(at), height(hertz) - 8]
    return (
      segment([x(left), height(hertz)], [x(right), height(hertz)], palette.accent, { 'stroke-width': 2 }) +
      label(place, name, palette.accent, { 'text-anchor': hertz < 4 ? 'end' : 'middle' })
    )
  })
  const dots = signals.flatMap(([ppm, couplings]) =>
    couplings.map((coupling) => element('circle', { cx: x(ppm), cy: height(coupling), r: 5, fill: palette.second })),
  )
  return ticks.join('') + posts.join('') + lines.join('') + dots.join('') + label([8, 18], 'J / Hz', palette.muted)
}

function drawSpectrum(palette: Palette): string {
  const y = linearScale([0, 40], [318, 246])
  const cut = (value: number) => Math.max(y(value), 240)
  return (
    curve(measuredPoints(lines, { span, x, y: cut }), palette.accent) +
    axis({ y: 324, scale: x, ticks: [7, 6, 5, 4, 3, 2, 1], span: [58, 546], name: 'δ / ppm' }, palette)
  )
}
