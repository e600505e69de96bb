import { expect, test } from '@playwright/test'
import { ernstAngle, scansFor, signalPerPulse, steadyState, timeForRatio } from './steady-state'

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

test('the signal per pulse is highest at the Ernst angle, 68° for a repetition time of T₁', () => {
  expect(ernstAngle(1)).toBeCloseTo(68.4, 1)
  for (const time of [0.1, 0.5, 1, 3]) {
    const best = ernstAngle(time)
    for (const other of [best - 1, best + 1]) {
      expect(signalPerPulse(time, best)).toBeGreaterThan(signalPerPulse(time, other))
    }
  }
})

test('four times as many scans double the signal-to-noise ratio', () => {
  expect(scansFor(30, 30)).toBe(1)
  expect(scansFor(60, 30)).toBe(4)
  expect(scansFor(61, 30)).toBe(5)
  expect(scansFor(3, 0.1)).toBe(900)
})

test('a ratio of signals with different T₁ is right enough from the named time on, whichever is first', () => {
  for (const pair of [
    [1, 5],
    [5, 1],
  ] as const) {
    const time = timeForRatio(0.01, pair, 90)
    const errorAfter = (time: number) => Math.abs(steadyState(time / pair[1], 90) / steadyState(time / pair[0], 90) - 1)
    expect(errorAfter(time)).toBeCloseTo(0.01, 5)
    expect(errorAfter(time + 1)).toBeLessThan(0.01)
  }
  expect(timeForRatio(0.01, [3, 3], 90)).toBeCloseTo(0, 3)
})
