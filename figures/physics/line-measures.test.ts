import { expect, test } from '@playwright/test'
import { applyWindow, createFid } from './fid'
import { lorentzianFraction, noiseGain, runningIntegral, widthOfLine } from './line-measures'
import { lorentzian } from './line-shapes'
import { exponential, gaussianWindow } from './window-functions'

const sampling = { count: 4096, dwell: 1 / 1024 }
const decay = createFid([{ hz: 0, amplitude: 1, width: 2 }], sampling)

test('between the half-height points lies half of a Lorentzian, and 2/π·arctan(2a/w) between −a and a', () => {
  expect(lorentzianFraction([-0.5, 0.5], 1)).toBeCloseTo(0.5, 12)
  expect(lorentzianFraction([-1e9, 1e9], 1)).toBeCloseTo(1, 8)
  for (const a of [1, 5, 10, 32])
    expect(lorentzianFraction([-a, a], 1)).toBeCloseTo((2 / Math.PI) * Math.atan(2 * a), 12)
  // 99 % need 32 widths to each side.
  expect(lorentzianFraction([-31.82, 31.82], 1)).toBeCloseTo(0.99, 4)
})

test('the fraction is the area of the shape', () => {
  let area = 0
  for (let hz = -3; hz < 7; hz += 0.001) area += 0.001 * lorentzian(hz + 0.0005, 1.6)
  expect(lorentzianFraction([-3, 7], 1.6)).toBeCloseTo(area / ((Math.PI / 2) * 1.6), 6)
})

test('an exponential window adds LB to the width of a line', () => {
  expect(widthOfLine(decay)).toBeCloseTo(2, 2)
  for (const lb of [0.5, 2, 8]) expect(widthOfLine(applyWindow(decay, exponential(lb)))).toBeCloseTo(2 + lb, 2)
})

test('a Gaussian decay exp(−(π·lb·t)²) gives a line of 2·√(ln 2)·lb', () => {
  const endless = createFid([{ hz: 0, amplitude: 1, width: 0 }], sampling)
  for (const lb of [1, 4]) {
    expect(widthOfLine(applyWindow(endless, gaussianWindow(lb, 0)))).toBeCloseTo(2 * Math.sqrt(Math.LN2) * lb, 3)
  }
})

test('the gain of noise is the root of the sum of squares, and the matched filter beats all others', () => {
  expect(noiseGain([1, 1, 1, 1])).toBeCloseTo(Math.sqrt(3.25), 12)
  const ratio = (lb: number) => {
    const weights = Float64Array.from(decay.re, (_, k) => Math.exp(-Math.PI * lb * k * sampling.dwell))
    const height = weights.reduce((sum, weight, k) => sum + weight * (decay.re[k] ?? 0) * (k === 0 ? 0.5 : 1), 0)
    return height / noiseGain(weights)
  }
  const best = ratio(2)
  for (const lb of [0.5, 1, 1.6, 2.4, 4, 8]) {
    expect(ratio(lb)).toBeLessThan(best)
    // Of long decays: 2·√(w·LB)/(w + LB).
    expect(ratio(lb) / best).toBeCloseTo((2 * Math.sqrt(2 * lb)) / (2 + lb), 2)
  }
})

test('the running integral of a line ends at its area', () => {
  const step = 0.01
  const values = Array.from({ length: 100_001 }, (_, index) => lorentzian((index - 50_000) * step, 2))
  const growth = runningIntegral(values, step)
  const within = 2 * Math.atan(500)
  expect(growth.at(-1)).toBeCloseTo(within, 4)
  expect(growth[50_000]).toBeCloseTo(within / 2 + step / 2, 4)
})

test('the integrals of two lines are as their intensities', () => {
  const areaOf = (intensity: number) =>
    runningIntegral(
      Array.from({ length: 2001 }, (_, index) => intensity * lorentzian((index - 1000) / 10, 1)),
      0.1,
    ).at(-1) ?? 0
  expect(areaOf(3) / areaOf(2)).toBeCloseTo(1.5, 12)
})
