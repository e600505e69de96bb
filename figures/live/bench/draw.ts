import { exponential } from '@/figures/physics/window-functions'
import { label, linearScale, type Scale, segment } from '@/figures/svg/svg'
import { trace } from '@/figures/svg/trace'
import { roles } from '../kit/figure'
import { drawPartAxis, drawRow, edges, type Part, partAround, type Row, wholeOf } from '../own/own-axis'
import type { Measured, Processed, Settings } from './chain'

export const height = 420

/** The values of the setting `view`. */
export const views = ['whole axis', 'baseline, enlarged', 'tallest line', 'other lines']
const [, enlarged, tallest, others] = [0, 1, 2, 3]
/** Width of the part around the tallest line in Hz, and what is drawn beside the other lines in ppm. */
const [aroundTallest, besideOthers] = [60, 0.2]
/** Height of the enlarged baseline, in noises. */
const enlargement = 60
/** Points in the enlarged start of a FID. */
const firstPoints = 160

const startSpan: [number, number] = [edges[0], 176]
const fidSpan: [number, number] = [200, edges[1]]
const fidScale = { top: 30, bottom: 104 }
const rows = { result: { top: 134, bottom: 246 }, target: { top: 272, bottom: 362 } }

/** The FID and its start, the spectrum that the steps make of it, and the one to compare with. */
export function drawBench(measured: Measured, settings: Settings, processed: Processed): string {
  const part = partOf(measured, settings)
  return (
    drawStart(measured, processed) +
    drawFid(measured, settings, processed) +
    drawResult(measured, settings, { processed, part }) +
    drawTarget(measured, settings, part) +
    drawPartAxis(part, rows.target.bottom + 4, 'δ / ppm')
  )
}

/** The visible part of the axis. It does not move with the reference, so that the lines do. */
function partOf({ target, lines, tallest: line, megahertz }: Measured, { view }: Settings): Part {
  const whole = wholeOf(target)
  if (view === tallest) return partAround(line, aroundTallest / megahertz, whole)
  const rest = lines.filter((ppm) => ppm !== line)
  if (view !== others || rest.length === 0) return whole
  return { left: Math.max(...rest) + besideOthers, right: Math.min(...rest) - besideOthers }
}

function highestOf(part: Float64Array): number {
  return part.reduce((high, value) => Math.max(high, Math.abs(value)), 0) || 1
}

/** The first points, in which the digital filter shows. */
function drawStart({ fid: recorded, delay }: Measured, { fid }: Processed): string {
  const highest = highestOf(recorded.re)
  const y = linearScale([-highest, highest], [fidScale.bottom, fidScale.top])
  const x = linearScale([0, firstPoints - 1], startSpan)
  const filter = segment([x(0), fidScale.bottom], [Math.min(startSpan[1], x(delay)), fidScale.bottom], roles.second, {
    'stroke-width': 3,
  })
  return (
    label([startSpan[0], 18], 'start of the FID', roles.muted) +
    segment([startSpan[0], y(0)], [startSpan[1], y(0)], roles.line) +
    trace(fid.re.subarray(0, firstPoints), { span: startSpan, y }, roles.muted) +
    (delay >= 1 ? filter : '')
  )
}

function drawFid({ fid: recorded }: Measured, { window, lb }: Settings, { fid, size }: Processed): string {
  const highest = highestOf(recorded.re)
  const y = linearScale([-highest, highest], [fidScale.bottom, fidScale.top])
  const count = recorded.re.length
  const end = linearScale([0, size], fidSpan)(count)
  const weights = Float64Array.from({ length: 60 }, (_, index) =>
    exponential(lb)((index * count) / 60, count, recorded.dwell),
  )
  const curve = trace(
    weights,
    { span: [fidSpan[0], end], y: linearScale([0, 1], [y(0), fidScale.top]) },
    roles.second,
    2,
  )
  return (
    label([fidSpan[0], 18], 'FID', roles.muted) +
    (end < fidSpan[1] - 40 ? label([fidSpan[1], 18], 'zeros', roles.second, { 'text-anchor': 'end' }) : '') +
    segment([fidSpan[0], y(0)], [fidSpan[1], y(0)], roles.line) +
    trace(fid.re, { span: [fidSpan[0], end], y }, roles.muted, 1) +
    (window ? curve : '') +
    (end < fidSpan[1] ? segment([end, y(0)], [fidSpan[1], y(0)], roles.second, { 'stroke-width': 3 }) : '')
  )
}

interface Drawn {
  row: Row
  part: Part
  top: number
  bottom: number
  y: Scale
}

/** The scale of heights: the same for both spectra, with room below zero where it is needed. */
function scaleHeights(
  { target }: Measured,
  { settings, part, noise, hasNegative }: { settings: Settings; part: Part; noise: number; hasNegative: boolean },
  { top, bottom }: { top: number; bottom: number },
): Scale {
  if (settings.view === enlarged)
    return linearScale([(-enlargement / 2) * noise, (enlargement / 2) * noise], [bottom, top])
  const most = 1.08 * highestOf(inside(target, part))
  return linearScale([hasNegative ? -most : -0.06 * most, most], [bottom, top])
}

/** The values of a row in a part. */
function inside({ values, lowest, highest }: Row, { left, right }: Part): Float64Array {
  const indexAt = (ppm: number) => Math.round(((ppm - lowest) / (highest - lowest)) * (values.length - 1))
  return values.subarray(Math.max(0, indexAt(right)), indexAt(left) + 1)
}

function drawResult(
  measured: Measured,
  settings: Settings,
  { processed, part }: { processed: Processed; part: Part },
): string {
  const title = label([edges[0], rows.result.top - 6], 'your spectrum', roles.muted)
  const { top, bottom } = rows.result
  if (!settings.transform)
    return (
      title +
      label([(edges[0] + edges[1]) / 2, (top + bottom) / 2], 'not transformed', roles.muted, {
        'text-anchor': 'middle',
      })
    )
  const { row, noise } = processed
  const values = inside(row, part)
  const hasNegative = values.reduce((low, value) => Math.min(low, value), 0) < -0.06 * highestOf(values)
  const y = scaleHeights(measured, { settings, part, noise, hasNegative }, rows.result)
  return title + drawSpectrum({ row, part, ...rows.result, y }, roles.accent)
}

function drawTarget(measured: Measured, settings: Settings, part: Part): string {
  const { target, noise } = measured
  const y = scaleHeights(measured, { settings, part, noise, hasNegative: false }, rows.target)
  return (
    label([edges[0], rows.target.top - 6], target.name, roles.muted) +
    drawSpectrum({ row: target, part, ...rows.target, y }, roles.ink)
  )
}

function drawSpectrum({ row, part, top, bottom, y }: Drawn, colour: string): string {
  return segment([edges[0], y(0)], [edges[1], y(0)], roles.line) + drawRow(row, { part, top, bottom, y }, colour)
}
