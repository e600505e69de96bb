import { applyWindow, createFid, type Fid, type Resonance } from '@/figures/physics/fid'
import { transform } from '@/figures/physics/fourier'
import { exponential } from '@/figures/physics/window-functions'
import { curve, label, linearScale, segment } from '@/figures/svg/svg'
import type { Palette } from './figure'
import { tracePoints } from './trace'

/** Hertz in one ppm. */
const megahertz = 100

/** A spectrum over a part of the axis, with its name at the left. */
interface SpectrumRow {
  name: string
  fid: Fid
  /** Shift of the carrier. */
  center: number
  /** Shift at the left and at the right edge of the recorded window. */
  window: [number, number]
  /** Height of the baseline, in pixels from the top. */
  y: number
  stroke: string
}

/** Maps shifts from 13 to −1 ppm to pixels. */
export const shiftScale = linearScale([13, -1], [8, 552])

/** Samples lines at shifts in ppm around a carrier; `count` points over one second. */
export function sampleLines(
  lines: Array<Omit<Resonance, 'hz' | 'width'> & { ppm: number }>,
  center: number,
  count: number,
): Fid {
  const resonances = lines.map(({ ppm, amplitude }) => ({ hz: (ppm - center) * megahertz, amplitude, width: 3 }))
  return createFid(resonances, { count, dwell: 1 / count })
}

/** Draws the transform of a FID, 90 px high for a line of amplitude 1. */
export function drawSpectrumRow(
  { name, fid, center, window: [left, right], y, stroke }: SpectrumRow,
  palette: Palette,
): string {
  const { re, first, step } = transform(applyWindow(fid, exponential(2)), 4096)
  const unit = 1 / (Math.PI * 5 * fid.dwell)
  const points = tracePoints({
    at: (ppm) => (re.at(Math.round(((ppm - center) * megahertz - first) / step)) ?? 0) / unit,
    from: left,
    to: right,
    count: 1401,
    x: shiftScale,
    y: (height) => y - 90 * height,
  })
  const edges = [left, right].map((ppm) =>
    segment([shiftScale(ppm), y - 84], [shiftScale(ppm), y + 6], palette.muted, { 'stroke-dasharray': '3 4' }),
  )
  return edges.join('') + curve(points, stroke) + label([8, y - 92], name, palette.ink)
}
