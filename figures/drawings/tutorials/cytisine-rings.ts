import { label, type Point, svgFile } from '@/figures/svg/svg'
import { atomAt, drawCytisine, fillRing } from '../kit/cytisine'
import type { Figure, Palette } from '../kit/figure'

const placement = { at: [196, 132] as Point, unit: 54 }
/** Numbers of the atoms, with the direction of the label. */
const numbers: Array<[name: string, dx: number, dy: number]> = [
  ['C2', -16, 6],
  ['C3', -15, 10],
  ['C4', -15, 0],
  ['C5', 0, -10],
  ['C6', -2, -10],
  ['N1', 2, 24],
  ['C7', -2, -10],
  ['C8', -15, 8],
  ['C9', 4, 22],
  ['C10', 0, 22],
  ['C11', 16, 12],
  ['N12', 30, 6],
  ['C13', 0, -10],
]

/** Cytisine with its three rings and the numbers of its atoms. */
export const figure: Figure = {
  path: '05_tutorials/img/cytisine-rings',
  draw: (palette) => svgFile(272, 'The three rings of cytisine', draw(palette)),
}

function draw(palette: Palette): string {
  const rings: Array<[names: string[], fill: string, number: string, at: Point]> = [
    [['N1', 'C2', 'C3', 'C4', 'C5', 'C6'], palette.accent, '1', [0, 0]],
    [['C7', 'C13', 'N12', 'C11', 'C9', 'C8'], palette.second, '2', [3.1, -0.85]],
    [['N1', 'C6', 'C7', 'C8', 'C9', 'C10'], palette.muted, '3', [1.75, 0.05]],
  ]
  const [left, top] = placement.at
  return (
    rings.map(([names, fill]) => fillRing(names, placement, fill)).join('') +
    drawCytisine(placement, palette) +
    rings
      .map(([, fill, number, [x, y]]) =>
        label([left + placement.unit * x, top + placement.unit * y + 7], number, fill, {
          'text-anchor': 'middle',
          'font-size': 20,
          'font-weight': 600,
        }),
      )
      .join('') +
    numbers
      .map(([name, dx, dy]) => {
        const [x, y] = atomAt(name, placement)
        return label([x + dx, y + dy], name.slice(1), palette.muted, { 'text-anchor': 'middle', 'font-size': 13 })
      })
      .join('')
  )
}
