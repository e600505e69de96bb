import { writeComplexSpectrum, writeFid, writeRealSpectrum } from '@/figures/jcamp/write-jcamp'
import { createFid, type Fid, resize } from '@/figures/physics/fid'
import { transform } from '@/figures/physics/fourier'
import { addNoise } from '@/figures/physics/noise'

// Files with known lines, for tests.

/** Frequency in MHz, the shift of the carrier in ppm, and the time between two points of the FID in s. */
export const [testMegahertz, testCarrier, testDwell] = [400, 5, 1 / 4000]
/** Lines at 7, 5.5 and 1 ppm, 3 Hz wide. */
export const testLines = [
  { ppm: 7, amplitude: 1 },
  { ppm: 5.5, amplitude: 0.5 },
  { ppm: 1, amplitude: 2 },
]
const resonances = testLines.map(({ ppm, amplitude }) => ({
  hz: (ppm - testCarrier) * testMegahertz,
  amplitude,
  width: 3,
}))
/** The FID without noise, phase error and delay. */
export const cleanTestFid = createFid(resonances, { count: 4096, dwell: testDwell })
const fid = addNoise(cleanTestFid, { deviation: 0.02, seed: 4 })
const size = 8192
const spectrum = transform(fid, size)
/** The imaginary part of the spectrum, from the lowest shift to the highest. */
export const testImaginary = spectrum.im
const highest = (testCarrier + 5) * testMegahertz
const ends = [highest - 4000 / size, highest - 4000] as const

/** A FID that is off by an angle, and begins with points of a digital filter. */
export function testFidFile({ degrees = 70, delay = 60 } = {}): string {
  const { re, im } = delayed(turned(fid, degrees), delay)
  const records = { $GRPDLY: delay, $SFO1: testMegahertz * (1 + testCarrier * 1e-6), $SF: testMegahertz }
  return writeFid({ re: whole(re, 10_000), im: whole(im, 10_000) }, testDwell, { records })
}

/** The complex spectrum, with the sign of the imaginary part that most programs write or with the other one. */
export function testSpectrumFile({ sign = -1 } = {}): string {
  const im = whole(spectrum.im, sign * 1000).reverse()
  return writeComplexSpectrum({ re: whole(spectrum.re, 1000).reverse(), im }, ends)
}

/** The real part of the spectrum, with something added to each point. */
export function testRealFile(added: (ppm: number) => number = () => 0): string {
  const values = whole(spectrum.re, 1000).reverse()
  const [first, last] = ends.map((hz) => hz / testMegahertz) as [number, number]
  const rolling = values.map((value, index) =>
    Math.round(value + 1000 * added(first + ((last - first) * index) / (size - 1))),
  )
  return writeRealSpectrum(rolling, ends)
}

function whole(part: Float64Array, scale: number): Float64Array {
  return part.map((value) => Math.round(scale * value) + 0)
}

function turned({ re, im, dwell }: Fid, degrees: number): Fid {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return {
    re: re.map((value, k) => value * cos - (im[k] ?? 0) * sin),
    im: re.map((value, k) => value * sin + (im[k] ?? 0) * cos),
    dwell,
  }
}

/** Puts points before the start, of which a filter passes on half. */
function delayed({ re, im, dwell }: Fid, delay: number): Fid {
  if (delay === 0) return { re, im, dwell }
  const result = resize({ re: new Float64Array(0), im: new Float64Array(0), dwell }, re.length)
  for (const [from, to] of [
    [re, result.re],
    [im, result.im],
  ] as const) {
    to.set(from.subarray(0, from.length - delay), delay)
    to[delay] = (from[0] ?? 0) / 2
  }
  return result
}
