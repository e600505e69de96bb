import { expect, test } from '@playwright/test'
import { rotate } from './complex'
import { phaseAt } from './phase'

test('a quarter of a turn makes absorption of dispersion, half a turn inverts', () => {
  const quarter = rotate({ re: 3, im: 1 }, 90)
  expect(quarter.re).toBeCloseTo(-1, 12)
  expect(quarter.im).toBeCloseTo(3, 12)
  expect(rotate({ re: 3, im: 1 }, 180).re).toBeCloseTo(-3, 12)
})

test('ph1 is added from the high to the low edge, and nothing at the pivot', () => {
  expect([10, 5, 0].map((ppm) => phaseAt(ppm, { ph0: 30, ph1: 120, pivot: 10, width: 10 }))).toEqual([30, 90, 150])
  for (const ph1 of [-300, 0, 120]) expect(phaseAt(4, { ph0: 30, ph1, pivot: 4, width: 10 })).toBe(30)
})
