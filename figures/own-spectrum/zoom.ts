import { type Complex, rotate } from '@/figures/physics/complex'
import { applyWindow, type Fid } from '@/figures/physics/fid'
import { inverseTransform, powerOfTwo, type Spectrum, transform } from '@/figures/physics/fourier'
import { noiseGain } from '@/figures/physics/line-measures'
import { phaseAt } from '@/figures/physics/phase'
import { indexAt, type OwnSpectrum } from './own-spectrum'

/** A narrow part of a spectrum as a FID with few points, in which a chemical shift is at 0 Hz. */
export interface Zoom {
  fid: Fid
  /** Chemical shift at 0 Hz. */
  ppm: number
  /** Standard deviation of the noise in each part of each point. */
  deviation: number
}

/** The spectrum of the reader's FID, zero-filled to twice its size, from which parts are cut. */
export function createZooms(own: OwnSpectrum): (ppm: number, count: number) => Zoom {
  const size = powerOfTwo(own.fid.re.length)
  const spectrum = transform(own.fid, 2 * size)
  const width = spectrum.step * 2 * size
  const phaseOf = (hz: number) =>
    phaseAt(hz, { ...own.phase, pivot: -spectrum.first - spectrum.step, width: width - spectrum.step })
  return (ppm, count) => {
    const points = Math.min(count, 2 * size)
    // A point of the spectrum without zero filling.
    const centre = 2 * Math.round(((ppm - own.carrier) * own.megahertz - spectrum.first) / spectrum.step / 2)
    const part = cutAround(spectrum, centre, points)
    const turned = Array.from(part.re, (re, index): Complex => {
      const hz = spectrum.first + (centre - points / 2 + index) * spectrum.step
      return rotate({ re, im: part.im[index] ?? 0 }, phaseOf(hz))
    })
    const { re, im, dwell } = inverseTransform({
      re: Float64Array.from(turned, ({ re }) => re),
      im: Float64Array.from(turned, ({ im }) => im),
      first: (-points / 2) * spectrum.step,
      step: spectrum.step,
    })
    // The rest is the zeros, and what the edges of the part put before the start.
    const length = Math.min(points / 2, Math.ceil((own.fid.re.length * own.fid.dwell) / dwell))
    const fid = { re: re.slice(0, length), im: im.slice(0, length), dwell }
    const offset = spectrum.first + centre * spectrum.step
    return {
      fid,
      ppm: own.carrier + offset / own.megahertz,
      deviation: own.noise / noiseGain(new Float64Array(length).fill(1)),
    }
  }
}

/** Points around one of a spectrum, which is periodic. */
function cutAround({ re, im }: Spectrum, centre: number, points: number): Pick<Spectrum, 're' | 'im'> {
  const at = (part: Float64Array) =>
    Float64Array.from(
      { length: points },
      (_, index) => part[(centre - points / 2 + index + 2 * re.length) % re.length] ?? 0,
    )
  return { re: at(re), im: at(im) }
}

/** The tallest line of a spectrum within `reach` Hz of 0: its height, place and full width at half its height, in Hz. */
export function measureLine(
  { re, first, step }: Spectrum,
  reach: number,
): { height: number; hz: number; width: number } {
  const [from, to] = [Math.round((-reach - first) / step), Math.round((reach - first) / step)]
  let top = from
  for (let index = from; index <= to; index++) if ((re[index] ?? 0) > (re[top] ?? 0)) top = index
  const height = re[top] ?? 0
  const edgeOf = (direction: 1 | -1) => {
    let index = top
    while (index > 0 && index < re.length - 1 && (re[index] ?? 0) > height / 2) index += direction
    const [inside, outside] = [re[index - direction] ?? 0, re[index] ?? 0]
    return index - direction * ((height / 2 - outside) / (inside - outside || 1))
  }
  return { height, hz: first + top * step, width: (edgeOf(1) - edgeOf(-1)) * step }
}

/** Full width of the magnitude at half the height of a line, in ppm. */
export function widthAt({ spectrum: { re, im }, lowest, highest }: OwnSpectrum, ppm: number): number {
  const step = (highest - lowest) / (re.length - 1)
  const line = indexAt(ppm, { lowest, highest, count: re.length })
  const heightAt = (index: number) => Math.hypot(re[index] ?? 0, im[index] ?? 0)
  const half = heightAt(line) / 2
  let [left, right] = [line, line]
  while (heightAt(left) > half) left--
  while (heightAt(right) > half) right++
  return (right - left) * step
}

/** The spectrum of a windowed zoom, zero-filled to `factor` times its size. */
export function transformZoom({ fid }: Zoom, window: Parameters<typeof applyWindow>[1], factor: number): Spectrum {
  return transform(applyWindow(fid, window), factor * powerOfTwo(fid.re.length))
}
