import { curve, element, label, type Point, segment } from '@/figures/svg/svg'
import type { Palette } from './figure'

/** Colours that the structure editor gives to stereo bonds, adapted to the colour mode. */
export interface StereoColors {
  absolute: string
  and: string
  or: string
  problem: string
}

const stereoColors: Record<Palette['mode'], StereoColors> = {
  light: { absolute: '#8f1d1d', and: '#1c7434', or: '#2456c9', problem: '#c026a3' },
  dark: { absolute: '#f0908a', and: '#6fce8a', or: '#8fb4ff', problem: '#f18fe0' },
}

/** Length of a bond, in pixels. */
const bondLength = 36

/** How a bond is drawn. */
interface BondStyle {
  stroke: string
  /** Room left free for an atom symbol at the start and at the end, in pixels. */
  gaps?: [start: number, end: number]
}

/** Returns the stereo colours of one colour mode. */
export function stereoColorsOf({ mode }: Palette): StereoColors {
  return stereoColors[mode]
}

/** Returns the point one bond away; 0 degrees is to the right, positive angles turn upwards. */
export function neighbour([x, y]: Point, degrees: number, length = bondLength): Point {
  const angle = (degrees * Math.PI) / 180
  return [x + length * Math.cos(angle), y - length * Math.sin(angle)]
}

/** Draws a single bond. */
export function bond(from: Point, to: Point, { stroke, gaps = [0, 0] }: BondStyle): string {
  return segment(along(from, to, gaps[0]), along(to, from, gaps[1]), stroke, { 'stroke-linecap': 'round' })
}

/** Draws a double bond as two lines, each at a distance beside the line between the atoms. */
export function doubleBond(from: Point, to: Point, { distance, ...style }: BondStyle & { distance: number }): string {
  return [distance, -distance].map((side) => bond(aside(from, to, -side), aside(to, from, side), style)).join('')
}

/** Draws a stereo bond that comes forward; the narrow end is at `from`. */
export function wedge(from: Point, to: Point, { stroke, gaps = [0, 0] }: BondStyle): string {
  const [start, end] = [along(from, to, gaps[0]), along(to, from, gaps[1])]
  const [a, b] = [aside(end, start, 4.5), aside(end, start, -4.5)]
  return curve([start, a, b, start], stroke, { fill: stroke })
}

/** Draws a six-membered ring with alternating double bonds around a centre and returns its corners as well. */
export function benzene(centre: Point, stroke: string): { corners: Point[]; drawing: string } {
  const corners = [90, 30, -30, -90, -150, 150].map((degrees) => neighbour(centre, degrees))
  const next = (index: number) => corners[(index + 1) % 6] ?? centre
  const drawing = corners.map((corner, index) => {
    const outer = bond(corner, next(index), { stroke })
    return index % 2 === 0 ? outer + innerLine(corner, next(index), centre, stroke) : outer
  })
  return { corners, drawing: drawing.join('') }
}

/** A six-membered ring drawn as one line with its double bonds inside; its first corner is at `start` degrees, clockwise from the right. */
interface Hexagon {
  centre: Point
  /** Distance of the corners and of the ends of the double bonds from the centre, in pixels. */
  radius: number
  inner: number
  start: number
}

/** Returns a corner of a hexagon, or a point between two corners for a fractional index. */
export function hexagonCorner({ centre, radius, start }: Omit<Hexagon, 'inner'>, index: number): Point {
  const angle = ((60 * index + start) * Math.PI) / 180
  return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)]
}

/** Draws a benzene ring of any size and orientation. */
export function hexagon(shape: Hexagon, stroke: string): string {
  const ring = curve(
    [0, 1, 2, 3, 4, 5, 0].map((index) => hexagonCorner(shape, index)),
    stroke,
  )
  const inside = { ...shape, radius: shape.inner }
  const doubles = [0, 2, 4].map((index) =>
    segment(hexagonCorner(inside, index + 0.12), hexagonCorner(inside, index + 0.88), stroke),
  )
  return ring + doubles.join('')
}

/** Writes an atom symbol centred on a point. */
export function atom([x, y]: Point, symbol: string, fill: string): string {
  return label([x, y + 6], symbol, fill, { 'text-anchor': 'middle', 'font-weight': 600 })
}

/** Draws a key of the keyboard around its text. */
export function keyCap([x, y]: Point, text: string, stroke: string): string {
  const width = 14 + 10 * text.length
  const frame = { x: x - width / 2, y: y - 13, width, height: 26, rx: 5, fill: 'none', stroke }
  return element('rect', frame) + label([x, y + 6], text, stroke, { 'text-anchor': 'middle' })
}

/** Draws the second line of a double bond in a ring, towards its centre. */
export function innerLine(from: Point, to: Point, centre: Point, stroke: string): string {
  const inward = (place: Point): Point => [place[0] + (centre[0] - place[0]) / 5, place[1] + (centre[1] - place[1]) / 5]
  return segment(inward(from), inward(to), stroke, { 'stroke-linecap': 'round' })
}

/** The point at a distance from `from` towards `to`. */
function along(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  return [from[0] + ((to[0] - from[0]) * distance) / length, from[1] + ((to[1] - from[1]) * distance) / length]
}

/** The point at a distance beside `at`, seen from `origin`. */
function aside(at: Point, origin: Point, distance: number): Point {
  const length = Math.hypot(at[0] - origin[0], at[1] - origin[1]) || 1
  return [at[0] - ((at[1] - origin[1]) * distance) / length, at[1] + ((at[0] - origin[0]) * distance) / length]
}
