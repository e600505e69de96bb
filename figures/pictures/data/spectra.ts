import { rotate } from '@/figures/physics/complex'
import { createFid, type Fid, type Resonance } from '@/figures/physics/fid'
import { transform } from '@/figures/physics/fourier'
import type { Line } from '@/figures/physics/line-shapes'
import { addNoise } from '@/figures/physics/noise'
import { firstOrderSignal } from '@/figures/physics/spin-system'

/** Proton frequency of the simulated spectrometer, in MHz. */
export const protonFrequency = 400

/** A signal: lines in ppm with intensities that add up to the number of nuclei. */
export interface Signal {
  lines: Line[]
  /** FWHM in Hz instead of that of the experiment. */
  width?: number
}

/** A first-order ¹H signal; couplings in Hz. */
export function protonSignal(ppm: number, nuclei: number, couplings: readonly number[] = []): Signal {
  return { lines: toPpm(firstOrderSignal(ppm * protonFrequency, nuclei, couplings)) }
}

/** Lines in Hz as lines in ppm. */
export function toPpm(lines: readonly Line[]): Line[] {
  return lines.map(({ position, intensity }) => ({ position: position / protonFrequency, intensity }))
}

/** Parameters of a 1D spectrum. */
export interface Experiment {
  id: string
  name: string
  nucleus: string
  solvent: string
  /** Frequency of the nucleus in MHz. */
  megahertz: number
  /** Left and right edge in ppm. */
  window: [number, number]
  /** Complex points of the FID, a power of two. */
  points: number
  /** FWHM of a line in Hz. */
  width: number
  /** Standard deviation of the noise in the FID; one nucleus has the amplitude 1. */
  noise: number
  color: string
}

/** Records a FID of the signals. */
function recordFid(signals: readonly Signal[], experiment: Experiment): Fid {
  const { megahertz, window, points, width, noise } = experiment
  const center = (window[0] + window[1]) / 2
  const resonances = signals.flatMap(({ lines, width: own }) =>
    lines.map(
      ({ position, intensity }): Resonance => ({
        hz: (position - center) * megahertz,
        amplitude: intensity,
        width: own ?? width,
      }),
    ),
  )
  const dwell = 1 / ((window[0] - window[1]) * megahertz)
  return addNoise(createFid(resonances, { count: points, dwell }), { deviation: noise, seed: 7 })
}

/** The FID as an NMRium spectrum. */
export function fidObject(signals: readonly Signal[], experiment: Experiment): object {
  const { re, im, dwell } = recordFid(signals, experiment)
  const x = Float64Array.from(re, (_, k) => k * dwell)
  return spectrumObject(experiment, { x, re, im }, { isFid: true, isFt: false })
}

/** The transformed spectrum as an NMRium spectrum, with PH0 and PH1 in degrees. */
export function spectrum1D(
  signals: readonly Signal[],
  experiment: Experiment,
  { phase = [0, 0], baseline = () => 0 }: { phase?: [number, number]; baseline?: (ppm: number) => number } = {},
): object {
  const { window, points } = experiment
  const { re, im } = transform(recordFid(signals, experiment), 2 * points)
  const count = re.length
  const step = (window[0] - window[1]) / count
  const x = Float64Array.from(re, (_, k) => window[1] + k * step)
  const turned = { re: new Float64Array(count), im: new Float64Array(count) }
  for (let k = 0; k < count; k++) {
    const point = rotate({ re: (re[k] ?? 0) / 100, im: (im[k] ?? 0) / 100 }, phase[0] + phase[1] * (1 - k / count))
    turned.re[k] = point.re + baseline(x[k] ?? 0)
    turned.im[k] = point.im
  }
  return spectrumObject(experiment, { x, ...turned }, { isFid: false, isFt: true })
}

function spectrumObject(
  { id, name, nucleus, solvent, megahertz, window, color }: Experiment,
  data: Record<'x' | 're' | 'im', Float64Array>,
  kind: { isFid: boolean; isFt: boolean },
): object {
  const center = (window[0] + window[1]) / 2
  const round = (part: Float64Array) => Array.from(part, (value) => Number(value.toPrecision(7)))
  return {
    id,
    display: { isVisible: true, color, isPeaksMarkersVisible: true, isRealSpectrumVisible: true },
    info: {
      ...kind,
      nucleus,
      name,
      title: name,
      solvent,
      dimension: 1,
      isComplex: true,
      originFrequency: megahertz,
      baseFrequency: megahertz,
      spectralWidth: window[0] - window[1],
      frequencyOffset: center * megahertz,
      pulseSequence: nucleus === '1H' ? 'zg30' : 'zgpg30',
      experiment: '1d',
      numberOfScans: nucleus === '1H' ? 8 : 256,
      temperature: 298,
    },
    data: { x: round(data.x), re: round(data.re), im: round(data.im) },
  }
}
