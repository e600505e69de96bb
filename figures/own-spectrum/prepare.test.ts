import { expect, test } from '@playwright/test'
import { readJcamp } from '@/figures/jcamp/read-jcamp'
import { writeComplexSpectrum, writeFid, writeRealSpectrum } from '@/figures/jcamp/write-jcamp'
import { createFid, type Fid, resize } from '@/figures/physics/fid'
import { applyPhase } from '@/figures/physics/find-phase'
import { transform } from '@/figures/physics/fourier'
import { addNoise } from '@/figures/physics/noise'
import type { OwnSpectrum } from './own-spectrum'
import { prepare } from './prepare'

const megahertz = 400
const carrier = 5
/** Lines at 7, 5.5 and 1 ppm. */
const lines = [
  { ppm: 7, amplitude: 1 },
  { ppm: 5.5, amplitude: 0.5 },
  { ppm: 1, amplitude: 2 },
]
const dwell = 1 / 4000
const resonances = lines.map(({ ppm, amplitude }) => ({ hz: (ppm - carrier) * megahertz, amplitude, width: 3 }))
const fid = addNoise(createFid(resonances, { count: 4096, dwell }), { deviation: 0.02, seed: 4 })

function whole(part: Float64Array, scale: number): Float64Array {
  return part.map((value) => Math.round(scale * value))
}

/** Turns a FID by an angle and puts points before its start. */
function delayed({ re, im }: Fid, degrees: number, delay: number): Fid {
  const angle = (degrees * Math.PI) / 180
  const turned = {
    re: re.map((value, k) => value * Math.cos(angle) - (im[k] ?? 0) * Math.sin(angle)),
    im: re.map((value, k) => value * Math.sin(angle) + (im[k] ?? 0) * Math.cos(angle)),
  }
  for (const part of [turned.re, turned.im]) part[0] = (part[0] ?? 0) / 2
  const result = resize({ re: new Float64Array(0), im: new Float64Array(0), dwell }, re.length)
  result.re.set(turned.re.subarray(0, re.length - delay), delay)
  result.im.set(turned.im.subarray(0, re.length - delay), delay)
  return result
}

const fromFid = prepare(
  readJcamp(
    writeFid(
      (() => {
        const { re, im } = delayed(fid, 70, 60)
        return { re: whole(re, 10_000), im: whole(im, 10_000) }
      })(),
      dwell,
      { records: { $GRPDLY: 60, $SFO1: 400 * (1 + carrier * 1e-6), $SF: 400 } },
    ),
  ),
  'a.jdx',
)

const { re, im } = transform(fid, 8192)
const descending = { re: whole(re, 1000).reverse(), im: whole(im, 1000).reverse() }
const first = (carrier + 5) * megahertz
const ends = [first - 4000 / 8192, first - 4000] as const
const fromComplex = prepare(readJcamp(writeComplexSpectrum(descending, ends)), 'b.jdx')
// Most programs write the other sign.
const fromReversed = prepare(
  readJcamp(writeComplexSpectrum({ ...descending, im: descending.im.map((value) => -value) }, ends)),
  'c.jdx',
)
const fromReal = prepare(readJcamp(writeRealSpectrum(descending.re, ends)), 'd.jdx')

/** Chemical shift of the highest point between two shifts, and its height, in a spectrum from low to high. */
function topOf(values: Float64Array, own: OwnSpectrum, [from, to]: [number, number]): { ppm: number; height: number } {
  const ppmAt = (index: number) => own.lowest + ((own.highest - own.lowest) * index) / (values.length - 1)
  let [best, height] = [0, Number.NEGATIVE_INFINITY]
  for (const [index, value] of values.entries())
    if (ppmAt(index) > from && ppmAt(index) < to && value > height) [best, height] = [index, value]
  return { ppm: ppmAt(best), height }
}

for (const [name, own] of Object.entries({ fromFid, fromComplex, fromReversed, fromReal })) {
  test(`has the lines where they are, upright: ${name}`, () => {
    const upright = applyPhase(own.spectrum, own.phase)
    const tallest = topOf(upright, own, [0.5, 1.5]).height
    for (const { ppm, amplitude } of lines) {
      const top = topOf(upright, own, [ppm - 0.5, ppm + 0.5])
      expect(Math.abs(top.ppm - ppm)).toBeLessThan(0.005)
      expect(Math.abs(top.height / tallest - amplitude / 2)).toBeLessThan(0.03)
    }
    expect(Math.min(...upright)).toBeGreaterThan(-0.02)
    expect(own.noise).toBeGreaterThan(0)
    expect(1 / own.noise).toBeGreaterThan(50)
  })

  test(`has a FID whose spectrum is the same: ${name}`, () => {
    const size = 2 ** Math.ceil(Math.log2(own.fid.re.length))
    const again = applyPhase(transform(own.fid, 2 * size), own.phase)
    const width = 1 / (own.fid.dwell * megahertz)
    const axis = { ...own, lowest: own.carrier - width / 2, highest: own.carrier + width / 2 - width / (2 * size) }
    const tallest = topOf(again, axis, [0.5, 1.5]).height
    for (const { ppm, amplitude } of lines) {
      const top = topOf(again, axis, [ppm - 0.5, ppm + 0.5])
      expect(Math.abs(top.ppm - ppm)).toBeLessThan(0.005)
      expect(Math.abs(top.height / tallest - amplitude / 2)).toBeLessThan(0.03)
    }
    expect(Math.min(...again) / tallest).toBeGreaterThan(-0.03)
  })
}

test('gives the imaginary part the sign of the physics, whatever the file has', () => {
  for (const own of [fromComplex, fromReversed, fromReal]) {
    const likeness = own.spectrum.im.reduce((sum, value, index) => sum + value * (im[index] ?? 0), 0)
    expect(likeness, own.name).toBeGreaterThan(0)
  }
})

test('finds the phase of a FID, and keeps that of a spectrum', () => {
  expect(Math.abs(fromFid.phase.ph0 + 70)).toBeLessThan(4)
  expect(fromComplex.phase).toEqual({ ph0: 0, ph1: 0 })
})

test('draws the FID of a file that has both', () => {
  const both =
    writeRealSpectrum(descending.re, ends) + writeFid({ re: whole(fid.re, 1e4), im: whole(fid.im, 1e4) }, dwell)
  expect(prepare(readJcamp(both), 'e.jdx').origin).toBe('fid')
})
