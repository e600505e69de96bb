import { applyWindow, type Fid } from '@/figures/physics/fid'
import { type Angles, applyPhase, findPhase } from '@/figures/physics/find-phase'
import { powerOfTwo, type Spectrum, transformDelayed } from '@/figures/physics/fourier'
import { noiseOf } from '@/figures/physics/noise'
import { exponential, type WindowFunction } from '@/figures/physics/window-functions'
import type { Row } from '../own/own-axis'
import { type Baseline, findBaseline } from './find-baseline'

/** A FID with what is known about it. */
export interface Measured {
  /** As recorded, with the points of the digital filter at its start. */
  fid: Fid
  /** Points before the start of the signal. */
  delay: number
  megahertz: number
  /** Chemical shift of the carrier before the axis is referenced. */
  carrier: number
  /** The right phase. */
  phase: Angles
  /** The phase that is found automatically, if it is known. */
  automatic?: Angles
  /** Chemical shifts of the tallest lines on that axis, and the one of the tallest. */
  lines: number[]
  tallest: number
  /** The spectrum to compare with; its highest point is 1. */
  target: Row & { name: string }
  /** Standard deviation of the noise of that spectrum. */
  noise: number
  /** The line broadening with which an instrument made that spectrum. */
  instrumentLb?: number
  /** Where signals are on that axis, and where they are known to be. */
  signals?: Array<{ name: string; measured: number; published: number }>
}

export type Step = 'window' | 'zeros' | 'filter' | 'transform' | 'phase' | 'baseline' | 'reference'
export type Settings = Record<Step | 'lb' | 'ph0' | 'ph1' | 'shift' | 'view', number>

/** What the steps made of a FID. */
export interface Processed {
  /** With the window, without zeros. */
  fid: Fid
  /** Points with zeros. */
  size: number
  /** The spectrum; its highest magnitude is 1. */
  row: Row
  /** The phase correction; undefined without one. */
  angles: Angles | undefined
  /** The baseline that is left. */
  baseline: Baseline
  noise: number
}

/** Values of the setting `phase`. */
export const [phaseOff, phaseAutomatic] = [0, 1]

/** Returns the function that applies the steps to a FID. It keeps the last transform, which takes most of the time. */
export function createChain(measured: Measured): (settings: Settings) => Processed {
  const { fid, delay, megahertz, carrier } = measured
  const points = powerOfTwo(fid.re.length)
  const width = 1 / (fid.dwell * megahertz)
  const centred = withoutOffset(fid)
  let last: ({ key: string } & ReturnType<typeof transformWith>) | undefined

  function transformWith({ window, lb, zeros, filter }: Pick<Settings, 'window' | 'lb' | 'zeros' | 'filter'>) {
    const size = points * 2 ** zeros
    const weights = sampleWeights(exponential(window ? lb : 0), fid)
    const weigh = (recorded: Fid) => applyWindow(recorded, (k) => weights[k] ?? 0)
    const spectrum = transformDelayed(weigh(centred), size, filter ? delay : 0)
    return { weighted: weigh(fid), size, spectrum: normalize(spectrum) }
  }
  return (settings) => {
    const { window, lb, zeros, filter, phase, ph0, ph1, baseline, reference, shift } = settings
    const key = [window, lb, zeros, filter].join(' ')
    if (last?.key !== key) last = { key, ...transformWith(settings) }
    const { weighted, size, spectrum } = last
    const angles = phase === phaseOff ? undefined : phase === phaseAutomatic ? automaticPhase(measured) : { ph0, ph1 }
    const phased = applyPhase(spectrum, angles ?? { ph0: 0, ph1: 0 })
    const noise = noiseOf(phased)
    const found = findBaseline(phased, noise)
    const values = baseline ? found.subtract(phased) : phased
    const lowest = carrier - width / 2 + (reference ? shift : 0)
    return {
      fid: weighted,
      size,
      row: { values, lowest, highest: lowest + width * (1 - 1 / size) },
      angles,
      baseline: baseline ? findBaseline(values, noise) : found,
      noise,
    }
  }
}

/** The phase that is found without the other steps; calculated once. */
export function automaticPhase({ fid, delay, automatic }: Measured): Angles {
  const known = automatic ?? found.get(fid)
  if (known) return known
  // A window against the waves that the end of the FID leaves.
  const weighted = applyWindow(withoutOffset(fid), exponential(1 / (fid.re.length * fid.dwell)))
  const angles = findPhase(transformDelayed(weighted, 2 * powerOfTwo(fid.re.length), delay))
  found.set(fid, angles)
  return angles
}
const found = new WeakMap<Fid, Angles>()

/** A window at each point: an exponential takes longer than a product. */
function sampleWeights(window: WindowFunction, { re, dwell }: Fid): Float64Array {
  return re.map((_, k) => window(k, re.length, dwell))
}

/** Subtracts the mean of the last quarter, as NMRium does in the transform. */
function withoutOffset({ re, im, dwell }: Fid): Fid {
  const centre = (part: Float64Array) => {
    const tail = part.subarray(Math.floor(0.75 * part.length))
    const mean = tail.reduce((sum, value) => sum + value, 0) / tail.length
    return part.map((value) => value - mean)
  }
  return { re: centre(re), im: centre(im), dwell }
}

/** Scales a spectrum to a highest magnitude of 1. */
function normalize({ re, im, first, step }: Spectrum): Spectrum {
  let highest = 0
  for (let index = 0; index < re.length; index++)
    highest = Math.max(highest, (re[index] ?? 0) ** 2 + (im[index] ?? 0) ** 2)
  const scale = 1 / Math.sqrt(highest || 1)
  return { re: re.map((value) => value * scale), im: im.map((value) => value * scale), first, step }
}

/** How alike two spectra are, from −1 to 1: the correlation of their heights at the same places of the recorded axis. */
export function likenessOf({ row }: Processed, { target }: Measured, shift: number): number {
  const step = (row.highest - row.lowest) / (row.values.length - 1)
  const targetStep = (target.highest - target.lowest) / (target.values.length - 1)
  let [both, one, other] = [0, 0, 0]
  for (const [index, value] of row.values.entries()) {
    const ppm = row.lowest - shift + index * step
    const wanted = target.values[Math.round((ppm - target.lowest) / targetStep)]
    if (wanted === undefined) continue
    both += value * wanted
    one += value * value
    other += wanted * wanted
  }
  return both / Math.sqrt(one * other || 1)
}
