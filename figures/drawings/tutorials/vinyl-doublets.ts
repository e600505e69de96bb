import { etherLines as lines, megahertz } from '@/figures/data/ethyl-vinyl-ether'
import { measuredPoints } from '@/figures/svg/measured-lines'
import { curve, label, linearScale, segment, svgFile } from '@/figures/svg/svg'
import type { Figure, Palette } from '../kit/figure'

/** The shifts as in the table of the page. */
const names = ['6.45', '4.17', '3.97']
/** The vinyl protons: name, centre in ppm, and couplings in Hz. */
const protons: Array<[name: string, ppm: number, couplings: [number, number]]> = [
  ['OCH=', 6.448, [14.4, 6.8]],
  ['trans to OCH=', 4.173, [14.4, 1.9]],
  ['cis to OCH=', 3.974, [6.8, 1.9]],
]

/** The three vinyl signals of ethyl vinyl ether on one scale in hertz, with their splittings. */
export const figure: Figure = {
  path: '05_tutorials/img/vinyl-doublets',
  draw: (palette) =>
    svgFile(
      254,
      'Three doublets of doublets, which share their couplings in pairs',
      protons.map((_, index) => drawProton(index, palette)).join(''),
    ),
}

function drawProton(index: number, palette: Palette): string {
  const [name, ppm, [large, small]] = protons[index] ?? ['', 0, [0, 0]]
  const left = 10 + 186 * index
  const half = 15 / megahertz
  const x = linearScale([ppm + half, ppm - half], [left, left + 168])
  const y = linearScale([0, 16], [216, 120])
  const at = (hertz: number) => x(ppm + hertz / megahertz)
  const pairs = [large / 2, -large / 2]
  const tree = [
    segment([at(0), 34], [at(0), 44], palette.muted),
    ...pairs.map((split) => segment([at(0), 44], [at(split), 66], palette.second)),
    ...pairs.flatMap((split) =>
      [small / 2, -small / 2].map((inner) => segment([at(split), 66], [at(split + inner), 92], palette.ink)),
    ),
  ]
  return (
    label([left + 84, 22], name, palette.ink, { 'text-anchor': 'middle' }) +
    tree.join('') +
    label([left, 60], String(large), palette.second) +
    label([left, 84], String(small), palette.ink) +
    curve(measuredPoints(lines, { span: [ppm + half, ppm - half], x, y, width: 0.7 / megahertz }), palette.accent) +
    segment([left, 222], [left + 168, 222], palette.muted) +
    label([left + 84, 244], `${names[index]} ppm`, palette.muted, { 'text-anchor': 'middle' })
  )
}
