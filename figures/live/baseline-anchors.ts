import type { Knot } from '@/figures/physics/natural-spline'
import type { LiveFigure } from './kit/figure'

/** The names of the anchors of a baseline. */
export type Anchor = 'a1' | 'a2' | 'a3' | 'a4' | 'a5'

export const anchorNames: Anchor[] = ['a1', 'a2', 'a3', 'a4', 'a5']

type Control = LiveFigure['controls'][string]

/** A control for each anchor, from its index and label. */
export function anchorControls(build: (index: number, label: string) => Control): Record<Anchor, Control> {
  const control = (index: number) => build(index, `Anchor ${index + 1}`)
  return { a1: control(0), a2: control(1), a3: control(2), a4: control(3), a5: control(4) }
}

/** The anchors as knots of a spline, from low to high shift: of two at the same shift, the second. A single one gets a partner at `outside` ppm. */
export function toKnots(places: Knot[], outside: number): Knot[] {
  const all = [...new Map(places.map((knot) => [knot[0], knot])).values()].sort(([a], [b]) => a - b)
  return all.length > 1 ? all : [[outside, all[0]?.[1] ?? 0], ...all]
}
