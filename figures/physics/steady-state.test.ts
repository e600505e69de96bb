import { expect, test } from '@playwright/test'
import { steadyState } from './steady-state'

test('repeated pulses settle at the steady state that the formula gives', () => {
  for (const [time, degrees] of [
    [0.5, 90],
    [1, 30],
    [2.5, 30],
    [0.3, 60],
  ] as const) {
    let along = 1
    for (let pulse = 0; pulse < 200; pulse++) {
      along = 1 - (1 - along * Math.cos((degrees * Math.PI) / 180)) * Math.exp(-time)
    }
    expect(steadyState(time, degrees)).toBeCloseTo(along, 9)
  }
})

test('99 % of the signal needs 4.6 T₁ between 90° pulses and 2.7 T₁ between 30° pulses', () => {
  expect(steadyState(4.6, 90)).toBeCloseTo(0.99, 3)
  expect(steadyState(2.66, 30)).toBeCloseTo(0.99, 3)
  expect(steadyState(5, 90)).toBeCloseTo(0.993, 3)
  // The purity sample: 30° pulses every 4.98 s.
  expect([2, 3, 5].map((t1) => Math.round(100 * (1 - steadyState(4.98 / t1, 30))))).toEqual([1, 3, 7])
})

test('inversion recovery with a 90° read pulse: three free parameters find T₁ whatever the pause between scans', () => {
  // Each scan starts from 1 − exp(−pause), as the read pulse leaves nothing; the inversion is 95 % complete.
  for (const pause of [1.5, 5]) {
    const start = steadyState(pause, 90)
    const integralAfter = (delay: number) => 1 - (1 + 0.95 * start) * Math.exp(-delay)
    const b = integralAfter(0) - 1
    for (const delay of [0.1, 0.5, 1, 3]) {
      expect(-delay / Math.log((integralAfter(delay) - 1) / b)).toBeCloseTo(1, 9)
    }
    // The zero crossing of the two-parameter formula is at ln 2.
    expect(Math.log(-b) < Math.LN2).toBe(true)
  }
})
