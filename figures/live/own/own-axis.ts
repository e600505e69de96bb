import type { OwnSpectrum } from '@/figures/own-spectrum/own-spectrum'
import { axis, element, linearScale, type Scale } from '@/figures/svg/svg'
import { ticksOf } from '@/figures/svg/ticks'
import { trace } from '@/figures/svg/trace'
import { roles } from '../kit/figure'

/** Left and right edge of a drawing, in pixels. */
export const edges: [number, number] = [8, 552]

/** A part of the axis: the chemical shifts at its left and right edge, in ppm. */
export interface Part {
  left: number
  right: number
}

/** The whole axis of a spectrum. */
export function wholeOf({ highest, lowest }: Pick<OwnSpectrum, 'highest' | 'lowest'>): Part {
  return { left: highest, right: lowest }
}

/** The name of the axis. */
export function axisName({ hasReference }: Pick<OwnSpectrum, 'hasReference'>): string {
  return hasReference ? 'δ / ppm' : 'δ / ppm, from the carrier'
}

/** The part of a width around a chemical shift, inside the whole. */
export function partAround(ppm: number, width: number, whole: Part): Part {
  const span = Math.min(width, whole.left - whole.right)
  const left = Math.min(whole.left, Math.max(whole.right + span, ppm + span / 2))
  return { left, right: left - span }
}

/** The scale of a part from left to right. */
export function scaleOf({ left, right }: Part): Scale {
  return linearScale([left, right], edges)
}

/** Draws the axis of a part, with its name where there is room for it. */
export function drawPartAxis(part: Part, y: number, name: string): string {
  const { ticks, digits } = ticksOf(part)
  // Room for the digits of the outer ticks.
  const margin = (part.left - part.right) / 40
  const inside = ticks.filter((tick) => tick < part.left - margin && tick > part.right + margin)
  const format = (tick: number) =>
    tick
      .toFixed(digits)
      .replace(/^-/, '−')
      .replace(/^−(?=[0.]*$)/, '')
  return axis({ y, scale: scaleOf(part), ticks: inside, span: edges, name, format }, roles)
}

/** A row of values at even steps from the lowest shift to the highest, in a part of the axis. */
export interface Row {
  values: Float64Array
  lowest: number
  highest: number
}

/** The values of a row in a part, and one more on either side, from left to right, with the shifts of the first and the last. */
export function cutRow({ values, lowest, highest }: Row, { left, right }: Part): Row {
  const step = (highest - lowest) / (values.length - 1)
  const from = Math.max(0, Math.floor((right - lowest) / step))
  const to = Math.min(values.length - 1, Math.ceil((left - lowest) / step))
  return { values: values.slice(from, to + 1), lowest: lowest + from * step, highest: lowest + to * step }
}

/** Draws a row in a part of the axis, clipped to a height. */
export function drawRow(
  row: Row,
  { part, top, bottom, y }: { part: Part; top: number; bottom: number; y: Scale },
  colour: string,
): string {
  const { values, lowest, highest } = cutRow(row, part)
  const x = scaleOf(part)
  const drawn = trace(values.reverse(), { span: [x(highest), x(lowest)], y }, colour)
  const size = { x: edges[0], y: top, width: edges[1] - edges[0], height: bottom - top }
  return element('svg', { ...size, viewBox: `${size.x} ${size.y} ${size.width} ${size.height}` }, drawn)
}
