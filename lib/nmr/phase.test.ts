import { expect, test } from '@playwright/test'
import { rotate } from './complex'
import { createFid } from './fid'
import { transform } from './fourier'
import { applyPhase, phaseAt, withPivot } from './phase'

const spectrum = transform(createFid([{ hz: 10, amplitude: 1, width: 2 }], { count: 64, dwell: 1 / 64 }), 64)

test('a quarter of a turn makes absorption of dispersion, half a turn inverts', () => {
  const quarter = rotate({ re: 3, im: 1 }, 90)
  expect(quarter.re).toBeCloseTo(-1, 12)
  expect(quarter.im).toBeCloseTo(3, 12)
  expect(rotate({ re: 3, im: 1 }, 180).re).toBeCloseTo(-3, 12)
})

test('ph0 turns every point by one angle', () => {
  const turned = applyPhase(spectrum, { ph0: 90, ph1: 0, pivot: 0, width: 64 })
  turned.re.forEach((value, index) => {
    expect(value).toBeCloseTo(-(spectrum.im[index] ?? 0), 12)
    expect(turned.im[index]).toBeCloseTo(spectrum.re[index] ?? 0, 12)
  })
})

test('ph1 is added from the high to the low edge, and nothing at the pivot', () => {
  const phase = { ph0: 30, ph1: 120, pivot: 10, width: 10 }
  expect([10, 5, 0].map((ppm) => phaseAt(ppm, phase))).toEqual([30, 90, 150])
  const turned = applyPhase(spectrum, { ph0: 0, ph1: 500, pivot: 10, width: 64 })
  const index = (10 - spectrum.first) / spectrum.step
  expect(turned.re[index]).toBe(spectrum.re[index])
  expect(turned.im[index]).toBe(spectrum.im[index])
  expect(turned.re[index + 5]).not.toBeCloseTo(spectrum.re[index + 5] ?? 0, 2)
})

test('the phase stays the same with another pivot, whose angle is then ph0', () => {
  const phase = { ph0: 30, ph1: 120, pivot: 10, width: 10 }
  const moved = withPivot(phase, 4)
  expect(moved.ph0).toBe(phaseAt(4, phase))
  for (const ppm of [10, 7.3, 4, 0]) expect(phaseAt(ppm, moved)).toBeCloseTo(phaseAt(ppm, phase), 12)
  // Changing ph1 now turns all but the new pivot.
  expect(phaseAt(4, { ...moved, ph1: -300 })).toBe(moved.ph0)
})

test('a correction undoes its error', () => {
  const error = { ph0: 55, ph1: -80, pivot: 3, width: 64 }
  const corrected = applyPhase(applyPhase(spectrum, error), { ...error, ph0: -55, ph1: 80 })
  corrected.re.forEach((value, index) => {
    expect(value).toBeCloseTo(spectrum.re[index] ?? Number.NaN, 12)
  })
})
