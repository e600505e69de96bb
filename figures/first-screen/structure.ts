import { hexagonCorner } from '@/figures/drawings/kit/structure'
import type { Point } from '@/figures/svg/svg'

/** The ring of ethylbenzene, in a drawing of 184 by 116. */
export const ring = { centre: [46, 66] as Point, radius: 42, inner: 34, start: -90 }
const ipso = hexagonCorner(ring, 1)
const methylene: Point = [ipso[0] + 36, ipso[1] - 21]
const methyl: Point = [ipso[0] + 72, ipso[1]]
/** The ethyl group, from the ring on. */
export const chain: Point[] = [ipso, methylene, methyl]

/** Places of the groups, and the sizes of their discs; the style sheet has the same for the buttons. */
export const groups: Record<'a' | 'b' | 'c', { at: Point; radius: number; letterAt: Point }> = {
  c: { at: ring.centre, radius: 50, letterAt: [ring.centre[0], ring.centre[1] + 6] },
  b: { at: methylene, radius: 18, letterAt: [methylene[0], methylene[1] - 10] },
  a: { at: methyl, radius: 18, letterAt: [methyl[0] + 12, methyl[1] + 6] },
}
