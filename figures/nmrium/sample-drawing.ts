import { sampleLines } from '@/figures/data/sample-lines'
import { measuredPoints } from '@/figures/svg/measured-lines'
import { curve, formatTick, label, linearScale, segment, steps } from '@/figures/svg/svg'

const [width, bottom, base] = [300, 124, 96]

/** Ends of an axis in ppm, left first, and the distance of its ticks. */
export type SampleAxis = [from: number, to: number, tick: number]

/** Draws the measured lines of a sample over its axis, as the content of an SVG element in the colours of the text. */
export function drawSampleLines(id: string, [from, to, tick]: SampleAxis): { viewBox: string; html: string } {
  const x = linearScale([from, to], [14, width - 14])
  const y = linearScale([0, 100], [base - 6, 4])
  const points = measuredPoints(sampleLines[id] ?? [], { span: [from, to], x, y })
  const ticks = steps(from, to, Math.round((from - to) / tick) + 1).map(
    (ppm) =>
      segment([x(ppm), base], [x(ppm), base + 4], 'currentColor', { 'stroke-width': 1 }) +
      label([x(ppm), base + 17], formatTick(ppm), 'currentColor', {
        'text-anchor': 'middle',
        'font-size': 12,
      }),
  )
  const axis = segment([14, base], [width - 14, base], 'currentColor', { 'stroke-width': 1 })
  return {
    viewBox: `0 0 ${width} ${bottom}`,
    html: curve(points, 'var(--accent)', { 'stroke-width': 1.25 }) + axis + ticks.join(''),
  }
}
