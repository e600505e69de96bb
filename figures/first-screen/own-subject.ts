import { nameOrigin } from '@/figures/live/own/origin'
import { cutRow, type Row } from '@/figures/live/own/own-axis'
import { indexAt, type OwnSpectrum } from '@/figures/own-spectrum/own-spectrum'
import { text } from '@/figures/own-spectrum/texts'
import { applyPhase } from '@/figures/physics/find-phase'
import { element, linearScale } from '@/figures/svg/svg'
import { trace } from '@/figures/svg/trace'
import type { Subject } from './subject'
import { placeOf, type View } from './view'

/** Size of the drawing, which the page stretches: enough columns for a wide window. */
const [width, height] = [1500, 500]
/** Heights of the baseline and of the tallest line, as in the example. */
const [baseline, fullHeight] = [0.985 * height, 0.8 * height]

/** The reader's spectrum for the first screen; a FID is transformed and phased automatically. */
export function ownSubject(own: OwnSpectrum): Subject {
  const { lowest, highest, megahertz, lines, origin } = own
  const values = applyPhase(own.spectrum, own.phase)
  const top = values.reduce((high, value) => Math.max(high, value), 0) || 1
  const row: Row = { values: values.map((value) => value / top), lowest, highest }
  const limits = { left: highest, right: lowest }
  return {
    whole: { ...limits, gain: 1, limits },
    megahertz,
    signals: [],
    stops: [...lines].reverse(),
    intensityAt: (ppm) => row.values[indexAt(ppm, { lowest, highest, count: values.length })] ?? 0,
    drawTrace: (view) => drawRow(row, view),
    caption: [nameOrigin(own), origin === 'fid' && text('processed')].filter(Boolean).join(', '),
  }
}

function drawRow(row: Row, view: View): string {
  const part = cutRow(row, view)
  const span = [part.highest, part.lowest].map((ppm) => width * placeOf(ppm, view)) as [number, number]
  const y = linearScale([0, 1 / view.gain], [baseline, baseline - fullHeight])
  const drawn = trace(part.values.reverse(), { span, y }, 'currentColor')
  return element('svg', { viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: 'none' }, drawn)
}
