import { applyWindow, createFid, type Fid } from '@/figures/physics/fid'
import { transform } from '@/figures/physics/fourier'
import { noiseGain, widthOfLine } from '@/figures/physics/line-measures'
import { addNoise } from '@/figures/physics/noise'
import { exponential, gaussianWindow, type WindowFunction } from '@/figures/physics/window-functions'
import { axis, curve, element, label, linearScale, segment } from '@/figures/svg/svg'
import { trace } from '@/figures/svg/trace'
import { formatNumber, inUnit, type LiveFigure, roles } from './kit/figure'

const sampling = { count: 512, dwell: 1 / 256 }
const deviation = 0.45
const naturalWidth = 1
const coupling = 6
const [leastBroadening, mostBroadening] = [-0.5, 10]

const line = createFid([{ hz: 0, amplitude: 1, width: naturalWidth }], sampling)
/** The doublet with both lines in phase: a real FID has a symmetric spectrum. */
const doublet = line.re.map((value, k) => 2 * value * Math.cos(Math.PI * coupling * k * sampling.dwell))
// A seed with noise of average strength in the visible part.
const noisy = addNoise(
  { re: doublet, im: new Float64Array(sampling.count), dwell: sampling.dwell },
  { deviation, seed: 45 },
)

type Name = 'lb' | 'gauss' | 'centre'

/** Exponential and Gaussian window on a noisy doublet: line width against signal to noise. */
export const lineBroadening: LiveFigure<Name> = {
  id: 'line-broadening',
  title: 'Line broadening and noise',
  shows: 'A noisy FID under a window, and its spectrum',
  height: 352,
  takesFiles: true,
  controls: {
    lb: {
      label: 'Exponential, LB',
      min: leastBroadening,
      max: mostBroadening,
      step: 0.1,
      start: 0,
      format: inUnit('Hz', 1),
    },
    gauss: { label: 'Gaussian, line broadening', min: 0, max: 5, step: 0.1, start: 0, format: inUnit('Hz', 1) },
    centre: { label: 'Gaussian, centre', min: 0, max: 0.5, step: 0.01, start: 0, format: inUnit('', 2) },
  },
  render: ({ lb, gauss, centre }) => {
    const window = combine(exponential(lb), gaussianWindow(gauss, centre))
    const gaussian = weightsOf(gaussianWindow(gauss, centre))
    const ratios = comparedBroadenings.map((lb) => ratioOf(lb, gaussian))
    const highest = Math.max(...ratios)
    const best = comparedBroadenings[ratios.indexOf(highest)] ?? 0
    const ratio = ratioOf(lb, gaussian)
    const weighted = applyWindow(line, window)
    const width = widthOfLine(weighted)
    // What rounds to the same number is as good.
    const isBest = formatNumber(ratio, 1) === formatNumber(highest, 1)
    const dot = { cx: ratioX(lb), cy: ratioY(ratio), r: 6, fill: roles.accent }
    return {
      drawing: drawFid(window) + drawRatios(ratios, best) + element('circle', dot) + drawSpectrum(window),
      readouts: [
        ['Line width', formatNumber(width, 2, 'Hz')],
        ['S/N of a line', formatNumber(ratio, 1)],
        ['Highest at LB', formatNumber(best, 1, 'Hz')],
      ],
      seen: describe({ lb, gauss, best, width, isBest, dip: dipOf(weighted) }),
      isMet: isBest,
    }
  },
}

interface Seen extends Record<'lb' | 'gauss' | 'best' | 'width' | 'dip', number> {
  isBest: boolean
}

function describe({ lb, gauss, best, width, isBest, dip }: Seen): string {
  const shape = `Each line is ${formatNumber(width, 2)} Hz wide; without a window it is ${naturalWidth} Hz.`
  const depth = dip < 0.995 ? `by ${formatNumber(100 * dip, 0)} %` : 'to zero or below'
  const split =
    dip === 0
      ? ` The two lines, ${coupling} Hz apart, have merged into one maximum.`
      : ` Between the two lines, ${coupling} Hz apart, the signal falls ${depth}.`
  if (!isBest) return `${shape}${split} ${lb < best ? 'More' : 'Less'} LB would raise the signal-to-noise ratio.`
  const why =
    gauss === 0
      ? 'this is the matched filter, a window that falls as fast as the signal does.'
      : 'with this Gaussian, no other LB on this slider gives a higher one.'
  return `${shape}${split} The signal-to-noise ratio is at its highest: ${why}`
}

/** The depth of the dip between the two maxima of the noiseless doublet, as a fraction of their height; 0 for a single maximum. */
function dipOf(weighted: Fid): number {
  const { re, first, step } = transform(weighted, 2048)
  const [centre, half] = [Math.round(-first / step), Math.round(coupling / 2 / step)]
  const heightAt = (steps: number) => re[centre + Math.abs(steps)] ?? 0
  const sums = Array.from({ length: Math.round(1.3 * half) }, (_, at) => heightAt(at - half) + heightAt(at + half))
  const isMaximum = (sum: number, at: number) => sum > (sums[at - 1] ?? sum) && sum >= (sums[at + 1] ?? sum)
  const top = Math.max(...sums.filter(isMaximum))
  if (top < (sums[0] ?? 0) / 2) return 0
  return 1 - Math.min(...sums.slice(0, sums.indexOf(top))) / top
}

function combine(first: WindowFunction, second: WindowFunction): WindowFunction {
  return (k, count, dwell) => first(k, count, dwell) * second(k, count, dwell)
}

function weightsOf(window: WindowFunction): Float64Array {
  return Float64Array.from({ length: sampling.count }, (_, k) => window(k, sampling.count, sampling.dwell))
}

/** Height of one line divided by the standard deviation of the noise, with an exponential on top of the given weights. */
function ratioOf(lb: number, weights: Float64Array): number {
  const decay = Math.exp(-Math.PI * lb * sampling.dwell)
  let exponential = 1
  const window = weights.map((weight) => {
    const weighted = weight * exponential
    exponential *= decay
    return weighted
  })
  const height = window.reduce((sum, weight, k) => sum + (k === 0 ? 0.5 : 1) * weight * (line.re[k] ?? 0), 0)
  return height / (deviation * noiseGain(window))
}

const ratioX = linearScale([leastBroadening, mostBroadening], [330, 552])
const ratioY = linearScale([0, 17], [132, 28])
const comparedBroadenings = Array.from({ length: 106 }, (_, index) => (index - 5) / 10)

const fidScale = linearScale([-3, 3], [132, 28])
const fidTrace = trace(noisy.re, { span: [8, 288], y: fidScale }, roles.muted, 1)

function drawFid(window: WindowFunction): string {
  const weights = weightsOf(window)
  const highest = Math.max(...weights)
  const curve = weights.map((weight) => weight / highest)
  return (
    label([8, 18], 'FID and window', roles.muted) +
    segment([8, fidScale(0)], [288, fidScale(0)], roles.line) +
    fidTrace +
    trace(curve, { span: [8, 288], y: linearScale([0, 1], [fidScale(0), fidScale(2.2)]) }, roles.second, 2)
  )
}

function drawRatios(ratios: number[], best: number): string {
  const height = ratioY(Math.max(...ratios))
  return (
    label([330, 18], 'S/N against LB', roles.muted) +
    segment([330, ratioY(0)], [552, ratioY(0)], roles.line) +
    segment([ratioX(best), ratioY(0)], [ratioX(best), height], roles.second, { 'stroke-dasharray': '4 4' }) +
    curve(
      ratios.map((value, index) => [ratioX(comparedBroadenings[index] ?? 0), ratioY(value)]),
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

function drawSpectrum(window: WindowFunction): string {
  const { re, first, step } = transform(applyWindow(noisy, window), 1024)
  const [from, to] = [60, -60].map((hz) => Math.round((hz - first) / step))
  const shown = re.slice(to, (from ?? 0) + 1).reverse()
  const y = linearScale([0, Math.max(...shown)], [278, 158])
  return (
    segment([8, y(0)], [552, y(0)], roles.line) +
    // Clipped: some windows leave little but noise.
    element(
      'svg',
      { y: 148, height: 154, viewBox: '0 148 560 154' },
      trace(shown, { span: [8, 552], y }, roles.accent),
    ) +
    offsetAxis
  )
}
