import { expect, test } from '@playwright/test'
import { heightLimit, pickRanges } from './automatic-picking'
import { lorentzianSpectrum } from './line-shapes'
import { gaussianNoise } from './noise'

const step = 0.2
const width = 1

/** A spectrum of lines at positions in Hz with their heights. */
function spectrumOf(lines: Array<[hz: number, height: number]>, deviation = 0): Float64Array {
  const heightAt = lorentzianSpectrum(
    lines.map(([position, intensity]) => ({ position, intensity })),
    width,
  )
  const noise = gaussianNoise(3)
  return Float64Array.from({ length: 5001 }, (_, index) => heightAt(index * step) + deviation * noise())
}

/** The lines of the kept and of the deleted ranges, in Hz. */
function pick(values: Float64Array, { ratio = 0.05, sum = 100 } = {}): { kept: number[][]; deleted: number[][] } {
  const { kept, deleted } = pickRanges({ values, step, width }, { ratio, sum })
  const inHertz = (ranges: typeof kept) => ranges.map(({ lines }) => lines.map((line) => Math.round(line * step)))
  return { kept: inHertz(kept), deleted: inHertz(deleted) }
}

test('the limit is 8 times the median of the noise, plus a part of what the tallest line rises above it', () => {
  const values = Float64Array.from([0.01, -0.01, 0.01, -0.01, 1.08, 0.01, -0.01])
  expect(heightLimit(values, 0.05)).toBeCloseTo(0.08 + 0.05, 9)
  expect(heightLimit(values, 0)).toBeCloseTo(0.08, 9)
  // The median of Gaussian noise without its sign is 0.6745 standard deviations.
  expect(heightLimit(spectrumOf([], 0.01), 0)).toBeCloseTo(8 * 0.006745, 3)
})

test('a line below the limit is ignored, and found with a smaller ratio', () => {
  const values = spectrumOf([
    [300, 1],
    [700, 0.04],
  ])
  expect(pick(values)).toEqual({ kept: [[300]], deleted: [] })
  expect(pick(values, { ratio: 0.03 }).kept).toEqual([[300], [700]])
})

test('a range with less than 0.5 of the sum is deleted, and the others add up to the sum', () => {
  const values = spectrumOf([
    [300, 1],
    [500, 1],
    [700, 0.2],
  ])
  expect(pick(values, { sum: 4 })).toEqual({ kept: [[300], [500]], deleted: [[700]] })
  expect(pick(values, { sum: 100 }).deleted).toEqual([])
  const { kept } = pickRanges({ values, step, width }, { ratio: 0.05, sum: 4 })
  expect(kept.reduce((sum, { integral }) => sum + integral, 0)).toBeCloseTo(4, 9)
})

test('lines at most 16 Hz apart share a range, also along a chain', () => {
  const doublet = (distance: number) =>
    pick(
      spectrumOf([
        [300, 1],
        [300 + distance, 1],
      ]),
    ).kept
  expect(doublet(15)).toEqual([[300, 315]])
  expect(doublet(17)).toEqual([[300], [317]])
  const chain = [300, 312, 324, 336].map((hz): [number, number] => [hz, 1])
  expect(pick(spectrumOf(chain)).kept).toEqual([[300, 312, 324, 336]])
})

test('overlapping ranges are joined when their lines are less than 18 Hz apart, and separated halfway otherwise', () => {
  // The ranges of two doublets reach 9 Hz to each side.
  const pairs = (gap: number) => [300, 306, 306 + gap, 312 + gap].map((hz): [number, number] => [hz, 1])
  expect(pick(spectrumOf(pairs(17))).kept).toEqual([[300, 306, 323, 329]])
  const { kept } = pickRanges({ values: spectrumOf(pairs(18)), step, width }, { ratio: 0.05, sum: 100 })
  expect(kept).toHaveLength(2)
  expect(kept[0]?.to).toBeLessThanOrEqual(kept[1]?.from ?? 0)
})
