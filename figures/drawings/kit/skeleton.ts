import { label, type Point, segment } from '@/figures/svg/svg'
import type { Palette } from './figure'
import { bond, doubleBond } from './structure'

/** A structure on a grid of bond lengths, with y downwards. */
export interface Skeleton {
  /** Positions, and the symbols of the atoms that are no carbon. */
  atoms: Array<[x: number, y: number, symbol?: string]>
  bonds: Array<[from: number, to: number, order?: 1 | 2]>
}

/** Draws a structure; `at` is the place of the origin, `unit` the length of a bond and `size` that of a symbol, in pixels. */
export function drawSkeleton(
  { atoms, bonds }: Skeleton,
  { at: [left, top], unit, stroke, size = 16 }: { at: Point; unit: number; stroke: string; size?: number },
): string {
  const places: Point[] = atoms.map(([x, y]) => [left + unit * x, top + unit * y])
  const gap = (index: number) => (atoms[index]?.[2] ? 0.62 * size : 0)
  const lines = bonds.map(([from, to, order = 1]) => {
    const start: Point = places[from] ?? [0, 0]
    const end: Point = places[to] ?? [0, 0]
    const gaps: [number, number] = [gap(from), gap(to)]
    const style = { stroke, gaps }
    return order === 1 ? bond(start, end, style) : doubleBond(start, end, { ...style, distance: 0.16 * size })
  })
  const symbols = atoms.map(([, , symbol], index) => {
    const [x, y] = places[index] ?? [0, 0]
    const look = { 'text-anchor': 'middle', 'font-weight': 600, 'font-size': size }
    return symbol ? label([x, y + 0.37 * size], symbol, stroke, look) : ''
  })
  return lines.join('') + symbols.join('')
}

/** Draws a line through a structure that is ruled out. */
export function strike([left, top]: Point, [right, bottom]: Point, palette: Palette): string {
  return segment([left, bottom], [right, top], palette.second, { 'stroke-width': 2 })
}
