import { expect, test } from '@playwright/test'
import { applyWindow, createFid } from './fid'
import { transformAt } from './fourier'
import type { WindowFunction } from './window-functions'
import { exponential, gaussianWindow, sampleWindow, sineBell, sineSquare, traf } from './window-functions'

const count = 2001
const dwell = 0.001

/** Time of the highest point, in s. */
function maximumOf(window: WindowFunction): number {
  const weights = sampleWindow(window, { count, dwell })
  return dwell * weights.indexOf(Math.max(...weights))
}

test('an exponential falls to 1/e after 1/(π·LB)', () => {
  expect(exponential(2)(0, count, dwell)).toBe(1)
  expect(exponential(2)(1 / (2 * Math.PI * dwell), count, dwell)).toBeCloseTo(1 / Math.E, 12)
})

test('each window has its maximum where its formula puts it', () => {
  const acquisition = count * dwell
  expect(maximumOf(exponential(0.3))).toBe(0)
  expect(maximumOf(gaussianWindow(-0.4, 0.5))).toBeCloseTo(1, 6)
  expect(maximumOf(gaussianWindow(0.4, 0.25))).toBeCloseTo(0.5, 6)
  expect(maximumOf(sineBell(0))).toBeCloseTo(1, 6)
  expect(maximumOf(sineBell(0.5))).toBe(0)
  expect(maximumOf(sineSquare(0.25))).toBeCloseTo(2 / 3, 2)
  expect(maximumOf(traf(0.3))).toBeCloseTo(acquisition / 2 - (0.3 * Math.log(3)) / 4, 2)
})

test('sine bells end at zero, and the square is the square', () => {
  expect(sineBell(0)(0, count, dwell)).toBe(0)
  expect(sineBell(0.5)(0, count, dwell)).toBe(1)
  expect(sineBell(0.5)(count - 1, count, dwell)).toBeCloseTo(0, 12)
  expect(sineBell(0.3)(700, count, dwell) ** 2).toBeCloseTo(sineSquare(0.3)(700, count, dwell), 12)
})

test('a sampled window has the maximum 1', () => {
  expect(Math.max(...sampleWindow(traf(0.3), { count, dwell }))).toBe(1)
})

test('a Gaussian window from the first point on gives a Gaussian line with the FWHM 2√(ln 2)·LB', () => {
  const constant = createFid([{ hz: 0, amplitude: 1, width: 0 }], { count, dwell })
  const weighted = applyWindow(constant, gaussianWindow(3, 0))
  const half = Math.sqrt(Math.log(2)) * 3
  expect(transformAt(weighted, half).re / transformAt(weighted, 0).re).toBeCloseTo(0.5, 6)
  expect(transformAt(weighted, 2 * half).re / transformAt(weighted, 0).re).toBeCloseTo(1 / 16, 6)
})
