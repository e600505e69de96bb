import { element, label, type Point } from '@/figures/svg/svg'
import type { Palette } from './figure'
import { bond, doubleBond, innerLine } from './structure'

/** The atoms of cytisine in bond lengths, around the middle of the pyridone ring, with y downwards. */
const places: Record<string, [x: number, y: number]> = {
  C2: [0, 1],
  C3: [-0.866, 0.5],
  C4: [-0.866, -0.5],
  C5: [0, -1],
  C6: [0.866, -0.5],
  N1: [0.866, 0.5],
  O: [0, 2],
  C7: [1.732, -1],
  C8: [2.75, -0.5],
  C9: [2.598, 0.5],
  C10: [1.732, 1],
  C13: [2.7, -1.65],
  N12: [3.65, -1.1],
  C11: [3.55, 0.1],
}
const bonds: Array<[from: string, to: string, order?: 2]> = [
  ['N1', 'C2'],
  ['C2', 'C3'],
  ['C3', 'C4', 2],
  ['C4', 'C5'],
  ['C5', 'C6', 2],
  ['C6', 'N1'],
  ['C2', 'O', 2],
  ['C6', 'C7'],
  ['C7', 'C8'],
  ['C8', 'C9'],
  ['C9', 'C10'],
  ['C10', 'N1'],
  ['C7', 'C13'],
  ['C13', 'N12'],
  ['N12', 'C11'],
  ['C11', 'C9'],
]

/** A place and a size for the structure. */
export interface Placement {
  at: Point
  unit: number
}

/** The position of an atom. */
export function atomAt(name: string, { at: [left, top], unit }: Placement): Point {
  const [x, y] = places[name] ?? [0, 0]
  return [left + unit * x, top + unit * y]
}

/** Draws cytisine, or only the bonds between the named atoms. */
export function drawCytisine(placement: Placement, palette: Palette, only?: readonly string[]): string {
  const isShown = (name: string) => only?.includes(name) ?? true
  const gap = (name: string) => (/^[NO]/.test(name) ? 11 : 0)
  const lines = bonds
    .filter(([from, to]) => isShown(from) && isShown(to))
    .map(([from, to, order]) => {
      const [start, end] = [atomAt(from, placement), atomAt(to, placement)]
      const gaps: [number, number] = [gap(from), gap(to)]
      const style = { stroke: palette.ink, gaps }
      if (to === 'O') return doubleBond(start, end, { ...style, distance: 2.5 })
      return bond(start, end, style) + (order === 2 ? innerLine(start, end, placement.at, palette.ink) : '')
    })
  const symbols = ['N1', 'O', 'N12'].filter(isShown).map((name) => {
    const [x, y] = atomAt(name, placement)
    // The symbol starts with the letter that stands at the end of the bonds.
    const text = { O: 'O', N1: 'N', N12: 'NH' }[name] ?? name
    return label([x - 6, y + 6], text, palette.ink, { 'font-weight': 600 })
  })
  return lines.join('') + symbols.join('')
}

/** Fills the ring between the named atoms. */
export function fillRing(names: readonly string[], placement: Placement, fill: string): string {
  const points = names.map((name) => atomAt(name, placement).map(Math.round).join(','))
  return element('polygon', { points: points.join(' '), fill, 'fill-opacity': '0.16' })
}
