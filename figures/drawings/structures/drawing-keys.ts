import { arrow, element, label, type Point, svgFile } from '@/figures/svg/svg'
import type { Figure, Palette } from '../kit/figure'
import { atom, benzene, bond, keyCap, neighbour } from '../kit/structure'

const stages = [
  { centre: 84, keys: ['a'], place: 'empty canvas, click' },
  { centre: 270, keys: ['2'], place: 'over a ring atom' },
  { centre: 468, keys: ['o'], place: 'over the last atom' },
]

/** Three keys that draw benzyl alcohol step by step. */
export const figure: Figure = {
  path: '40_chemical_structure/img/drawing-keys',
  draw: (palette) => svgFile(226, 'Benzene, ethylbenzene and benzyl alcohol drawn with three keys', drawAll(palette)),
}

function drawAll(palette: Palette): string {
  const arrows = [
    [150, 182],
    [350, 382],
  ].map(([from = 0, to = 0]) => arrow([from, 110], [to, 110], palette.muted))
  return stages.map((_, index) => drawStage(index, palette)).join('') + arrows.join('')
}

function drawStage(index: number, palette: Palette): string {
  const { centre = 0, keys = [], place = '' } = stages[index] ?? {}
  const ring: Point = [index === 0 ? centre : centre - 36, 124]
  const { corners, drawing } = benzene(ring, palette.ink)
  const start = corners[1] ?? ring
  const first = neighbour(start, 30)
  const second = neighbour(first, -30)
  const chain = index === 0 ? '' : bond(start, first, { stroke: palette.accent })
  const last = index === 0 ? '' : bond(first, second, { stroke: palette.accent, gaps: [0, index === 2 ? 10 : 0] })
  const target = index === 1 ? start : second
  const spot = element('circle', { cx: target[0], cy: target[1], r: 11, fill: palette.second, opacity: 0.3 })
  return (
    (index === 0 ? '' : spot) +
    drawing +
    chain +
    last +
    (index === 2 ? atom(second, 'OH', palette.second) : '') +
    keyCap([centre, 24], keys.join(' '), palette.ink) +
    label([centre, 208], place, palette.muted, { 'text-anchor': 'middle' })
  )
}
