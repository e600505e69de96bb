import { formatNumber } from '@/figures/live/kit/figure'

/** The visible part of a spectrum. */
export interface View {
  /** Chemical shifts at the left and the right edge, in ppm; the left one is higher. */
  left: number
  right: number
  /** How much taller the lines are than in the whole spectrum. */
  gain: number
  /** The whole spectrum, if it is not the example. */
  limits?: { left: number; right: number }
}

/** The whole spectrum, in the height that shows its tallest line. */
export const whole: View = { left: 8.2, right: 0.2, gain: 1 }

/** The narrowest part, in ppm, and the largest gain. */
const [narrowest, tallest] = [0.04, 64]

/** Place of a chemical shift between the left edge, 0, and the right edge, 1. */
export function placeOf(ppm: number, { left, right }: View): number {
  return (left - ppm) / (left - right)
}

/** Chemical shift at a place between the edges; the inverse of `placeOf`. */
export function shiftAt(place: number, { left, right }: View): number {
  return left - place * (left - right)
}

/** Shows the part between two chemical shifts, in either order. */
export function zoomBetween(view: View, one: number, other: number): View {
  return fit({ ...view, left: Math.max(one, other), right: Math.min(one, other) })
}

/** Shows a part narrower by a factor; `ppm` keeps its place. */
export function zoomAbout(view: View, ppm: number, factor: number): View {
  return fit({ ...view, left: ppm + (view.left - ppm) / factor, right: ppm - (ppm - view.right) / factor })
}

/** Makes the lines taller by a factor; they never get lower than in the whole spectrum. */
export function scaleBy(view: View, factor: number): View {
  return { ...view, gain: clamp(view.gain * factor, 1, tallest) }
}

/** Moves along the axis as far as needed to show a chemical shift. */
export function moveTo(view: View, ppm: number): View {
  const margin = (view.left - view.right) / 20
  const shift = Math.max(0, ppm + margin - view.left) - Math.max(0, view.right - ppm + margin)
  return shift === 0 ? view : fit({ ...view, left: view.left + shift, right: view.right + shift })
}

/** The view at a fraction of the way from one to another. */
export function between(from: View, to: View, fraction: number): View {
  const mix = (a: number, b: number) => a + (b - a) * fraction
  return {
    ...to,
    left: mix(from.left, to.left),
    right: mix(from.right, to.right),
    gain: from.gain * (to.gain / from.gain) ** fraction,
  }
}

/** Whether two views are the same. */
export function isSame(one: View, other: View): boolean {
  return one.left === other.left && one.right === other.right && one.gain === other.gain
}

/** A chemical shift with the decimals that a pixel of the view resolves. */
export function formatShift(ppm: number, { left, right }: View): string {
  return formatNumber(ppm, left - right > 2 ? 2 : 3)
}

/** Moves and widens a part until it lies within the whole spectrum and is not too narrow. */
function fit(view: View): View {
  const { left, right } = view.limits ?? whole
  const span = Math.max(view.left - view.right, narrowest)
  if (span >= left - right) return { ...view, left, right }
  const centre = (view.left + view.right) / 2
  const fitted = clamp(centre + span / 2, right + span, left)
  return { ...view, left: fitted, right: fitted - span }
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}
