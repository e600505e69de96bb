import { expect, test } from '@playwright/test'
import { createFid } from './fid'
import { addNoise, gaussianNoise, median, noiseOf, seededRandom } from './noise'

function sample(next: () => number, count: number): number[] {
  return Array.from({ length: count }, () => next())
}

function moments(values: ArrayLike<number>): { mean: number; deviation: number } {
  const list = Array.from(values)
  const mean = list.reduce((sum, value) => sum + value, 0) / list.length
  const variance = list.reduce((sum, value) => sum + (value - mean) ** 2, 0) / list.length
  return { mean, deviation: Math.sqrt(variance) }
}

test('one seed gives one series, another seed another', () => {
  expect(sample(seededRandom(7), 5)).toEqual(sample(seededRandom(7), 5))
  expect(sample(seededRandom(7), 5)).not.toEqual(sample(seededRandom(8), 5))
})

test('the numbers are evenly spread from 0 to 1', () => {
  const values = sample(seededRandom(1), 100_000)
  expect(Math.min(...values.slice(0, 1000))).toBeGreaterThanOrEqual(0)
  expect(Math.max(...values.slice(0, 1000))).toBeLessThan(1)
  const { mean, deviation } = moments(values)
  expect(mean).toBeCloseTo(0.5, 2)
  expect(deviation).toBeCloseTo(Math.sqrt(1 / 12), 2)
})

test('Gaussian noise has mean 0 and deviation 1, 68.3 % within 1 and 95.4 % within 2', () => {
  const values = sample(gaussianNoise(2), 100_000)
  const { mean, deviation } = moments(values)
  expect(mean).toBeCloseTo(0, 2)
  expect(deviation).toBeCloseTo(1, 2)
  const within = (limit: number) => values.filter((value) => Math.abs(value) < limit).length / values.length
  expect(within(1)).toBeCloseTo(0.6827, 2)
  expect(within(2)).toBeCloseTo(0.9545, 2)
})

test('noise is added to both parts of a FID, which itself is not changed', () => {
  const fid = createFid([], { count: 50_000, dwell: 1 / 1000 })
  const noisy = addNoise(fid, { deviation: 3, seed: 4 })
  expect(moments(noisy.re).deviation).toBeCloseTo(3, 1)
  expect(moments(noisy.im).deviation).toBeCloseTo(3, 1)
  const covariance = noisy.re.reduce((sum, value, k) => sum + value * (noisy.im[k] ?? 0), 0) / 50_000
  expect(covariance).toBeCloseTo(0, 0)
  expect(fid.re.every((value) => value === 0)).toBe(true)
})

test('the median of |noise| is 0.6745 of its deviation', () => {
  const values = sample(gaussianNoise(2), 100_000).map(Math.abs)
  expect(median(values)).toBeCloseTo(0.6745, 2)
  expect(median([3, 1, 2])).toBe(2)
  expect(median([4, 1, 2, 3])).toBe(3)
  expect(median([])).toBe(0)
})

test('measures the noise beside lines and on a slow baseline', () => {
  const noise = gaussianNoise(2)
  const signal = (index: number) => 40 / (1 + ((index - 3000) / 20) ** 2) + 5 * Math.cos(index / 1500)
  const values = Float64Array.from({ length: 16_384 }, (_, index) => signal(index) + 0.1 * noise())
  expect(noiseOf(values)).toBeGreaterThan(0.09)
  expect(noiseOf(values)).toBeLessThan(0.105)
  expect(noiseOf(new Float64Array(4))).toBe(0)
})
