import { arrow, element, label, type Point, segment, svgFile } from '@/figures/svg/svg'
import { atomAt, drawCytisine, type Placement } from '../kit/cytisine'
import type { Figure, Palette } from '../kit/figure'

/** The pyridone with the CH₂ on its nitrogen. */
const fragment = ['N1', 'C2', 'C3', 'C4', 'C5', 'C6', 'O', 'C10']
/** Protons of the fragment: carbon, shift, and the place of the label in bond lengths. */
const protons: Array<[carbon: string, shift: string, x: number, y: number, anchor: 'start' | 'middle' | 'end']> = [
  ['C3', '6.30', -1.5, 0.86, 'end'],
  ['C4', '7.27', -1.5, -0.86, 'end'],
  ['C5', '5.97', 0, -1.72, 'middle'],
  ['C10', '4.00, 3.80', 1.8, 1.6, 'middle'],
]
const rows: Array<{ carbon: string; shift: string; from: string[]; left: number }> = [
  { carbon: 'C2', shift: '163.6', from: ['C3', 'C4', 'C10'], left: 108 },
  { carbon: 'C6', shift: '152.0', from: ['C4', 'C5', 'C10', 'rest'], left: 384 },
]

/** The protons whose cross-peaks lie in the HMBC rows of the two carbons without a proton. */
export const figure: Figure = {
  path: '05_tutorials/img/hmbc-rows',
  draw: (palette) =>
    svgFile(276, 'The protons that two carbons see in the HMBC', rows.map((row) => drawRow(row, palette)).join('')),
}

function drawRow({ carbon, shift, from, left }: (typeof rows)[number], palette: Palette): string {
  const placement: Placement = { at: [left, 152], unit: 42 }
  const target = atomAt(carbon, placement)
  const place = (x: number, y: number): Point => [left + 42 * x, 152 + 42 * y]
  const rest = place(1.75, -1.05)
  const arrows = from.map((name) => {
    const proton = protons.find(([of]) => of === name)
    const start = proton ? place(proton[2] * (name === 'C10' ? 1 : 0.94), proton[3] * 0.9) : rest
    return arrow(shorten(start, target, 0.06), shorten(target, start, 0.13), palette.second)
  })
  const labels = protons.map(([of, text, x, y, anchor]) => {
    const [px, py] = place(x, y)
    const isSeen = from.includes(of)
    return (
      segment(atomAt(of, placement), shorten(place(x, y), atomAt(of, placement), 0.25), palette.line) +
      label([px, py + 5], text, isSeen ? palette.second : palette.muted, { 'text-anchor': anchor })
    )
  })
  return (
    label([left + 30, 22], `row of ${shift} ppm`, palette.ink, { 'text-anchor': 'middle', 'font-weight': 600 }) +
    drawCytisine(placement, palette, fragment) +
    segment(atomAt('C6', placement), shorten(rest, atomAt('C6', placement), 0.1), palette.ink) +
    label([rest[0] + 4, rest[1] - 4], 'saturated part', palette.muted, { 'font-size': 14 }) +
    labels.join('') +
    element('circle', { cx: target[0], cy: target[1], r: 6, fill: palette.accent }) +
    arrows.join('')
  )
}

/** The point on the way from `from` to `to`. */
function shorten(from: Point, to: Point, part: number): Point {
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
}
