import type { MeasuredFid, MeasuredSpectrum, Measurement } from '@/figures/jcamp/read-jcamp'
import type { ComplexArray } from '@/figures/physics/complex'
import type { Fid } from '@/figures/physics/fid'
import { applyPhase, findLines, findPhase } from '@/figures/physics/find-phase'
import { inverseTransform, powerOfTwo, transformDelayed } from '@/figures/physics/fourier'
import { noiseOf } from '@/figures/physics/noise'
import type { OwnSpectrum } from './own-spectrum'

/** Transforms, phases and measures what a file has: the FID if there is one. */
export function prepare(measurements: Measurement[], name: string): OwnSpectrum {
  const fid = measurements.find((each) => each.kind === 'fid')
  const [first] = measurements
  if (fid) return prepareFid(fid, name)
  if (first?.kind === 'spectrum') return prepareSpectrum(first, name)
  throw new RangeError('no measurement')
}

function prepareFid(measured: MeasuredFid, name: string): OwnSpectrum {
  const { nucleus, megahertz, re, im, dwell, delay, carrier = 0 } = measured
  const points = measured.re.length
  const size = 2 * powerOfTwo(points)
  const transformed = transformDelayed(measured, size, delay)
  const { spectrum } = normalize(transformed)
  const whole = inverseTransform({ ...transformed, ...spectrum })
  const length = points - Math.ceil(delay)
  const width = 1 / (dwell * megahertz)
  return {
    name,
    origin: 'fid',
    nucleus,
    megahertz,
    lowest: carrier - width / 2,
    highest: carrier + width / 2 - width / size,
    hasReference: measured.carrier !== undefined,
    // The points before the start of the signal, at the end of the time, are left out.
    fid: { re: whole.re.slice(0, length), im: whole.im.slice(0, length), dwell },
    recorded: { fid: { re, im, dwell }, delay },
    carrier,
    spectrum,
    ...measure(spectrum, { lowest: carrier - width / 2, width: width * (1 - 1 / size), isPhased: false }),
  }
}

function prepareSpectrum({ nucleus, megahertz, re, im, lowest, highest }: MeasuredSpectrum, name: string): OwnSpectrum {
  const count = re.length
  const step = ((highest - lowest) * megahertz) / (count - 1)
  const size = powerOfTwo(count)
  const before = Math.floor((size - count) / 2)
  const fid = fidOf(padded(re, size, before), step)
  const partner = transformDelayed(fid, size, 0).im.slice(before, before + count)
  const { spectrum, highest: scale } = normalize({ re, im: im ? turnedLike(partner, im) : partner })
  return {
    name,
    origin: im ? 'complex' : 'real',
    nucleus,
    megahertz,
    lowest,
    highest,
    hasReference: true,
    fid: { ...fid, re: fid.re.map((value) => value / scale), im: fid.im.map((value) => value / scale) },
    carrier: lowest + ((size / 2 - before) * step) / megahertz,
    spectrum,
    ...measure(spectrum, { lowest, width: highest - lowest, isPhased: true }),
  }
}

function padded(part: Float64Array, size: number, before: number): Float64Array {
  const result = new Float64Array(size)
  result.set(part, before)
  return result
}

/**
 * The FID whose spectrum has this real part: a real part has a symmetric time, of which half belongs to each sense of rotation.
 * The imaginary part of a file is not used: a baseline correction may have changed only the real one.
 */
function fidOf(re: Float64Array, step: number): Fid {
  const time = inverseTransform({ re, im: new Float64Array(re.length), first: 0, step })
  const half = (part: Float64Array) => part.slice(0, re.length / 2).map((value, k) => (k === 0 ? value : 2 * value))
  return { re: half(time.re), im: half(time.im), dwell: time.dwell }
}

/** An imaginary part with the sign that goes with the real part: programs differ in it. */
function turnedLike(partner: Float64Array, im: Float64Array): Float64Array {
  const likeness = im.reduce((sum, value, index) => sum + value * (partner[index] ?? 0), 0)
  return likeness < 0 ? im.map((value) => -value) : im
}

type Measures = Pick<OwnSpectrum, 'phase' | 'automatic' | 'lines' | 'tallest' | 'noise'>

function measure(
  spectrum: ComplexArray,
  { lowest, width, isPhased }: { lowest: number; width: number; isPhased: boolean },
): Measures {
  const found = findLines(spectrum)
  const automatic = findPhase(spectrum, found)
  const phase = isPhased ? { ph0: 0, ph1: 0 } : automatic
  const lines = found.map((index) => lowest + (width * index) / (spectrum.re.length - 1))
  const [tallest = 0] = lines
  lines.sort((a, b) => a - b)
  return { phase, automatic, lines, tallest: lines.indexOf(tallest), noise: noiseOf(applyPhase(spectrum, phase)) }
}

/** Scales a spectrum to a highest magnitude of 1. */
function normalize({ re, im }: ComplexArray): { spectrum: ComplexArray; highest: number } {
  const highest = re.reduce((high, value, index) => Math.max(high, Math.hypot(value, im[index] ?? 0)), 0) || 1
  const scale = (part: Float64Array) => part.map((value) => value / highest)
  return { spectrum: { re: scale(re), im: scale(im) }, highest }
}
