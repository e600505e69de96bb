import { expect, test } from '@playwright/test'
import { readJcamp } from '@/figures/jcamp/read-jcamp'
import { applyPhase } from '@/figures/physics/find-phase'
import { transform } from '@/figures/physics/fourier'
import type { OwnSpectrum } from './own-spectrum'
import { prepare } from './prepare'
import { testFidFile, testImaginary, testLines, testMegahertz, testRealFile, testSpectrumFile } from './test-files'

const read = (text: string) => prepare(readJcamp(text), 'a.jdx')
const fromFid = read(testFidFile())
const fromComplex = read(testSpectrumFile())
const fromReversed = read(testSpectrumFile({ sign: 1 }))
const fromReal = read(testRealFile())

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
    for (const { ppm, amplitude } of testLines) {
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
    const width = 1 / (own.fid.dwell * testMegahertz)
    const axis = { ...own, lowest: own.carrier - width / 2, highest: own.carrier + width / 2 - width / (2 * size) }
    const tallest = topOf(again, axis, [0.5, 1.5]).height
    for (const { ppm, amplitude } of testLines) {
      const top = topOf(again, axis, [ppm - 0.5, ppm + 0.5])
      expect(Math.abs(top.ppm - ppm)).toBeLessThan(0.005)
      expect(Math.abs(top.height / tallest - amplitude / 2)).toBeLessThan(0.03)
    }
    expect(Math.min(...again) / tallest).toBeGreaterThan(-0.03)
  })
}

test('gives the imaginary part the sign of the physics, whatever the file has', () => {
  for (const own of [fromComplex, fromReversed, fromReal]) {
    const likeness = own.spectrum.im.reduce((sum, value, index) => sum + value * (testImaginary[index] ?? 0), 0)
    expect(likeness).toBeGreaterThan(0)
  }
})

test('finds the phase of a FID, and keeps that of a spectrum', () => {
  expect(Math.abs(fromFid.phase.ph0 + 70)).toBeLessThan(4)
  expect(fromComplex.phase).toEqual({ ph0: 0, ph1: 0 })
})

test('draws the FID of a file that has both', () => {
  expect(read(testRealFile() + testFidFile()).origin).toBe('fid')
})
