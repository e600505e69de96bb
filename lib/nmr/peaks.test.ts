import { expect, test } from '@playwright/test'
import { lorentzian } from './line-shapes'
import { findPeaks, interpolatePeak, runningIntegral } from './peaks'

test('the top of a parabola is found exactly', () => {
  const at = (x: number) => 5 - 2 * (x - 0.3) ** 2
  const { offset, height } = interpolatePeak(at(-1), at(0), at(1))
  expect(offset).toBeCloseTo(0.3, 12)
  expect(height).toBeCloseTo(5, 12)
})

test('a straight line keeps its middle point', () => {
  expect(interpolatePeak(1, 2, 3)).toEqual({ offset: 0, height: 2 })
})

test('the top of a line between two points is found to a small part of a point', () => {
  const values = Array.from({ length: 41 }, (_, index) => lorentzian(index - 20.3, 8))
  const peaks = findPeaks(values, 0.5)
  expect(peaks.length).toBe(1)
  expect(peaks[0]?.index).toBeCloseTo(20.3, 1)
  expect(peaks[0]?.height).toBeCloseTo(1, 2)
})

test('maxima at or below the limit are left out, and a flat top counts once', () => {
  const tops = findPeaks([0, 3, 0, 1, 0, 2, 2, 0], 1)
  expect(tops.map(({ index }) => Math.round(index))).toEqual([1, 6])
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
