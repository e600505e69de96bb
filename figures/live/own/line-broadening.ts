import type { OwnSpectrum } from '@/figures/own-spectrum/own-spectrum'
import { createZooms, measureLine, transformZoom, widthAt, type Zoom } from '@/figures/own-spectrum/zoom'
import { powerOfTwo } from '@/figures/physics/fourier'
import { noiseGain } from '@/figures/physics/line-measures'
import { exponential, gaussianWindow, type WindowFunction } from '@/figures/physics/window-functions'
import { curve, element, label, linearScale, segment } from '@/figures/svg/svg'
import { trace } from '@/figures/svg/trace'
import { formatNumber, inUnit, type LiveFigure, roles } from '../kit/figure'
import { axisName, drawPartAxis, drawRow, edges, type Part } from './own-axis'

/** Half the width of the visible part, in line widths; the zoom is four times as wide. */
const reach = 30
/** A signal-to-noise ratio that counts as the highest, relative to it. */
const goodEnough = 0.995
const none = () => 1

type Name = 'lb' | 'gauss' | 'centre'

/** Exponential and Gaussian window on the tallest line of the reader's spectrum: line width against signal to noise. */
export function ownLineBroadening(own: OwnSpectrum): LiveFigure<Name> {
  const ppm = own.lines[own.tallest] ?? own.carrier
  const width = widthAt(own, ppm) * own.megahertz
  const acquisition = own.fid.re.length * own.fid.dwell
  const count = powerOfTwo(Math.max(512, 16 * reach * width * acquisition))
  const zoom = createZooms(own)(ppm, count)
  const lineOf = (window: WindowFunction) => measureLine(transformZoom(zoom, window, 4), 2 * width)
  const natural = lineOf(none)
  const most = roundUp(10 * natural.width)
  const step = most / 100
  const broadenings = Array.from({ length: 106 }, (_, index) => (index - 5) * step)
  return {
    id: 'line-broadening',
    title: 'Line broadening and noise',
    shows: `The FID of ${own.name} under a window, and its tallest line`,
    height: 352,
    controls: {
      lb: { label: 'Exponential, LB', min: -5 * step, max: most, step, start: 0, format: inUnit('Hz', digitsOf(step)) },
      gauss: {
        label: 'Gaussian, line broadening',
        min: 0,
        max: most / 2,
        step,
        start: 0,
        format: inUnit('Hz', digitsOf(step)),
      },
      centre: { label: 'Gaussian, centre', min: 0, max: 0.5, step: 0.01, start: 0, format: inUnit('', 2) },
    },
    render: ({ lb, gauss, centre }) => {
      const gaussian = gaussianWindow(gauss, centre)
      const windowOf = (lb: number) => combine(exponential(lb), gaussian)
      const ratios = broadenings.map((lb) => ratioOf(zoom, windowOf(lb)))
      const highest = Math.max(...ratios)
      const best = broadenings[ratios.indexOf(highest)] ?? 0
      const ratio = ratioOf(zoom, windowOf(lb))
      const line = lineOf(windowOf(lb))
      const isBest = ratio >= goodEnough * highest
      const hz = (value: number) => formatNumber(value, digitsOf(natural.width / 10), 'Hz')
      const advice = isBest
        ? 'The signal-to-noise ratio is within 0.5 % of the highest on this slider.'
        : `${lb < best ? 'More' : 'Less'} LB would raise the signal-to-noise ratio.`
      return {
        drawing:
          drawFid(own, windowOf(lb)) +
          drawRatios({ ratios, broadenings, best, lb, ratio }) +
          drawLine(own, zoom, { window: windowOf(lb), width }),
        readouts: [
          ['Line width', hz(line.width)],
          ['S/N of the line', formatNumber(ratio, 0)],
          ['Highest at LB', formatNumber(best, digitsOf(step), 'Hz')],
        ],
        seen: `The line at ${formatNumber(ppm, 2)} ppm is ${hz(line.width)} wide; without a window it is ${hz(natural.width)}. ${advice}`,
        isMet: isBest,
      }
    },
  }
}

function combine(first: WindowFunction, second: WindowFunction): WindowFunction {
  return (k, count, dwell) => first(k, count, dwell) * second(k, count, dwell)
}

/** Height of the line at 0 Hz divided by the standard deviation of the noise. */
function ratioOf({ fid: { re, dwell }, deviation }: Zoom, window: WindowFunction): number {
  const weights = re.map((_, k) => window(k, re.length, dwell))
  const height = weights.reduce((sum, weight, k) => sum + (k === 0 ? 0.5 : 1) * weight * (re[k] ?? 0), 0)
  return height / ((deviation || 1e-9) * noiseGain(weights))
}

/** The next larger of 1, 2, 5, 10, 20, … */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value))
  return power * ([1, 2, 5].find((factor) => factor * power >= value) ?? 10)
}

/** Decimals that show a step. */
function digitsOf(step: number): number {
  return Math.max(0, Math.ceil(-Math.log10(step * 1.0001)))
}

function drawFid({ fid }: OwnSpectrum, window: WindowFunction): string {
  const { re, dwell } = fid
  const highest = re.reduce((high, value) => Math.max(high, Math.abs(value)), 0) || 1
  const y = linearScale([-1.2 * highest, 1.2 * highest], [132, 28])
  // The window at the same times, for a curve of few points.
  const points = 256
  const weights = Float64Array.from({ length: points }, (_, k) => window(k, points, (dwell * re.length) / points))
  const most = weights.reduce((high, weight) => Math.max(high, weight), 0)
  const scale = linearScale([0, most], [y(0), y(1.1 * highest)])
  return (
    label([8, 18], 'FID and window', roles.muted) +
    segment([8, y(0)], [288, y(0)], roles.line) +
    trace(re, { span: [8, 288], y }, roles.muted, 1) +
    trace(weights, { span: [8, 288], y: scale }, roles.second, 2)
  )
}

interface Ratios {
  ratios: number[]
  broadenings: number[]
  best: number
  lb: number
  ratio: number
}

function drawRatios({ ratios, broadenings, best, lb, ratio }: Ratios): string {
  const highest = Math.max(...ratios)
  const x = linearScale([broadenings[0] ?? 0, broadenings.at(-1) ?? 1], [330, edges[1]])
  const y = linearScale([0, highest], [132, 34])
  return (
    label([330, 18], 'S/N against LB', roles.muted) +
    segment([330, y(0)], [edges[1], y(0)], roles.line) +
    segment([x(best), y(0)], [x(best), y(highest)], roles.second, { 'stroke-dasharray': '4 4' }) +
    curve(
      ratios.map((value, index) => [x(broadenings[index] ?? 0), y(value)]),
      roles.ink,
    ) +
    element('circle', { cx: x(lb), cy: y(ratio), r: 6, fill: roles.accent })
  )
}

function drawLine(own: OwnSpectrum, zoom: Zoom, { window, width }: { window: WindowFunction; width: number }): string {
  const { re, first, step } = transformZoom(zoom, window, 4)
  const ppmOf = (hz: number) => zoom.ppm + hz / own.megahertz
  const part: Part = { left: ppmOf(reach * width), right: ppmOf(-reach * width) }
  const row = { values: re, lowest: ppmOf(first), highest: ppmOf(first + (re.length - 1) * step) }
  const y = linearScale([0, re.reduce((high, value) => Math.max(high, value), 0)], [278, 158])
  return (
    segment([edges[0], y(0)], [edges[1], y(0)], roles.line) +
    drawRow(row, { part, top: 148, bottom: 302, y }, roles.accent) +
    drawPartAxis(part, 306, axisName(own))
  )
}
