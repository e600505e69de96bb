import { expect, test } from '@playwright/test'
import { packPoints, unpackPoints } from './packing'

test('gives back each point within half a step, of either sign', () => {
  const rounding = { fid: 32, spectrum: 4e-6 }
  const re = Float64Array.from([0, -8163, 31_928, -1_000_000, 1_007_953])
  const im = Float64Array.from([32, -32, 1_048_000, -1_048_000, 17])
  const spectrum = Float64Array.from([0, 1e-6, -9.8e-5, 1, 0.999, -0.3, 2e-5])
  const again = unpackPoints(packPoints({ re, im, spectrum }, rounding), re.length, rounding)
  for (const [index, value] of re.entries()) expect(Math.abs((again.re[index] ?? 0) - value)).toBeLessThanOrEqual(16)
  for (const [index, value] of im.entries()) expect(Math.abs((again.im[index] ?? 0) - value)).toBeLessThanOrEqual(16)
  expect(again.spectrum).toHaveLength(spectrum.length)
  for (const [index, value] of spectrum.entries())
    expect(Math.abs((again.spectrum[index] ?? 0) - value)).toBeLessThanOrEqual(2.001e-6)
})

test('refuses points that do not fit', () => {
  const points = { re: Float64Array.from([2_000_000]), im: new Float64Array(1), spectrum: new Float64Array(1) }
  expect(() => packPoints(points, { fid: 32, spectrum: 1 })).toThrow('16 bits')
})
