import { createFid, type Fid } from '@/figures/physics/fid'
import { transform } from '@/figures/physics/fourier'
import { noiseGain, widthOfLine } from '@/figures/physics/line-measures'
import { addNoise } from '@/figures/physics/noise'
import { gaussianWindow } from '@/figures/physics/window-functions'
import { axis, curve, element, label, linearScale, segment } from '@/figures/svg/svg'
import { trace } from '@/figures/svg/trace'
import { formatNumber, inUnit, type LiveFigure, roles } from './kit/figure'

const sampling = { count: 512, dwell: 1 / 256 }
const deviation = 0.45
const naturalWidth = 1
const coupling = 6
const mostBroadening = 10

const line = createFid([{ hz: 0, amplitude: 1, width: naturalWidth }], sampling)
/** Signal of the doublet with both lines in phase: real, so that its spectrum is symmetric. */
const doublet = line.re.map((value, k) => 2 * value * Math.cos(Math.PI * coupling * k * sampling.dwell))
// A seed whose noise in the part shown is as strong as on average.
const noisy = addNoise(
  { re: doublet, im: new Float64Array(sampling.count), dwell: sampling.dwell },
  { deviation, seed: 45 },
)

type Name = 'lb' | 'gauss' | 'centre'

/** Exponential and Gaussian window on a noisy doublet: line width against signal to noise. */
export const lineBroadening: LiveFigure<Name> = {
  id: 'line-broadening',
  title: 'A noisy FID under a window, and its spectrum',
  height: 352,
  controls: {
    lb: { label: 'Exponential, LB', min: -0.5, max: mostBroadening, step: 0.1, start: 1, format: inUnit('Hz', 1) },
    gauss: { label: 'Gaussian, line broadening', min: 0, max: 5, step: 0.1, start: 0, format: inUnit('Hz', 1) },
    centre: { label: 'Gaussian, centre', min: 0, max: 0.5, step: 0.01, start: 0, format: inUnit('', 2) },
  },
  render: ({ lb, gauss, centre }) => {
    if (gauss !== last.gauss || centre !== last.centre) last = compareBroadenings(gauss, centre)
    const { bell, best } = last
    const decay = decayOf(lb)
    const weights = bell.map((weight, k) => weight * (decay[k] ?? 0))
    const ratio = ratioOf(weights)
    const width = widthOfLine(weigh(line, weights))
    const dot = { cx: ratioX(lb), cy: ratioY(ratio), r: 6, fill: roles.accent }
    return {
      drawing: drawFid(weights) + last.drawing + element('circle', dot) + drawSpectrum(weights),
      readouts: [
        ['Line width', formatNumber(width, 2, 'Hz')],
        ['S/N of a line', formatNumber(ratio, 1)],
        ['Highest at LB', formatNumber(best, 1, 'Hz')],
      ],
      seen: describe({ lb, gauss, best, width }),
    }
  },
}

function describe({ lb, gauss, best, width }: { lb: number; gauss: number; best: number; width: number }): string {
  const shape = `Each line is ${formatNumber(width, 2)} Hz wide; without a window it is ${naturalWidth} Hz.`
  const split =
    width > coupling ? ` The two lines, ${coupling} Hz apart, have merged.` : ` The two lines are ${coupling} Hz apart.`
  if (Math.abs(lb - best) > 0.25)
    return `${shape}${split} ${lb < best ? 'More' : 'Less'} LB would raise the signal-to-noise ratio.`
  const matched =
    gauss === 0
      ? ' the matched filter: the window falls as fast as the signal does.'
      : ' as high as this Gaussian lets it.'
  return `${shape}${split} The signal-to-noise ratio is at its highest,${matched}`
}

/** The exponential window of the whole FID, each point from the one before. */
function decayOf(lb: number): Float64Array {
  const factor = Math.exp(-Math.PI * lb * sampling.dwell)
  const decay = new Float64Array(sampling.count)
  let weight = 1
  for (let k = 0; k < sampling.count; k++) {
    decay[k] = weight
    weight *= factor
  }
  return decay
}

function weigh({ re, im, dwell }: Fid, weights: Float64Array): Fid {
  return {
    re: re.map((value, k) => value * (weights[k] ?? 0)),
    im: im.map((value, k) => value * (weights[k] ?? 0)),
    dwell,
  }
}

/** Height of one line over the standard deviation of the noise. */
function ratioOf(weights: Float64Array): number {
  let height = -0.5 * (line.re[0] ?? 0) * (weights[0] ?? 0)
  for (let k = 0; k < weights.length; k++) height += (line.re[k] ?? 0) * (weights[k] ?? 0)
  return height / (deviation * noiseGain(weights))
}

const ratioX = linearScale([0, mostBroadening], [330, 552])
const ratioY = linearScale([0, 17], [132, 28])
/** The exponential windows that are compared, at steps of 0.2 Hz. */
const decays = Array.from({ length: 51 }, (_, index) => decayOf(index / 5))

/** The Gaussian window that was computed last, with the ratio that each exponential beside it gives: moving LB leaves them. */
let last = compareBroadenings(0, 0)

function compareBroadenings(gauss: number, centre: number) {
  const gaussian = gaussianWindow(gauss, centre)
  const bell = Float64Array.from({ length: sampling.count }, (_, k) => gaussian(k, sampling.count, sampling.dwell))
  const weights = new Float64Array(sampling.count)
  const ratios = decays.map((decay) => {
    for (let k = 0; k < weights.length; k++) weights[k] = (decay[k] ?? 0) * (bell[k] ?? 0)
    return ratioOf(weights)
  })
  const best = ratios.indexOf(Math.max(...ratios)) / 5
  return { gauss, centre, bell, best, drawing: drawRatios(ratios, best) }
}

const fidScale = linearScale([-3, 3], [132, 28])
const fidTrace = trace(noisy.re, { span: [8, 288], y: fidScale }, roles.muted, 1)

function drawFid(weights: Float64Array): string {
  const highest = Math.max(...weights)
  // A window is smooth: every seventh point is enough, the first and the last among them.
  const window = weights.filter((_, k) => k % 7 === 0).map((weight) => weight / highest)
  return (
    label([8, 18], 'FID and window', roles.muted) +
    segment([8, fidScale(0)], [288, fidScale(0)], roles.line) +
    fidTrace +
    trace(window, { span: [8, 288], y: linearScale([0, 1], [fidScale(0), fidScale(2.2)]) }, roles.second, 2)
  )
}

function drawRatios(ratios: number[], best: number): string {
  const height = ratioY(Math.max(...ratios))
  return (
    label([330, 18], 'S/N against LB', roles.muted) +
    segment([330, ratioY(0)], [552, ratioY(0)], roles.line) +
    segment([ratioX(best), ratioY(0)], [ratioX(best), height], roles.second, { 'stroke-dasharray': '4 4' }) +
    curve(
      ratios.map((value, index) => [ratioX(index / 5), ratioY(value)]),
      roles.ink,
    )
  )
}

const offsetAxis = axis(
  {
    y: 306,
    scale: linearScale([60, -60], [8, 552]),
    ticks: [50, 25, 0, -25, -50],
    span: [8, 552],
    name: 'offset / Hz',
  },
  roles,
)

function drawSpectrum(weights: Float64Array): string {
  const { re, first, step } = transform(weigh(noisy, weights), 1024)
  const [from, to] = [60, -60].map((hz) => Math.round((hz - first) / step))
  const shown = re.slice(to, (from ?? 0) + 1).reverse()
  const y = linearScale([0, Math.max(...shown)], [278, 158])
  return (
    segment([8, y(0)], [552, y(0)], roles.line) +
    // Cut off where a window leaves little but noise.
    element(
      'svg',
      { y: 148, height: 154, viewBox: '0 148 560 154' },
      trace(shown, { span: [8, 552], y }, roles.accent),
    ) +
    offsetAxis
  )
}
