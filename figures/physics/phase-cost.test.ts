import { expect, test } from '@playwright/test'
import { rotate } from './complex'
import { complexLorentzian } from './line-shapes'
import { negativeArea } from './phase-cost'

const points = Array.from({ length: 4001 }, (_, index) => complexLorentzian((index - 2000) / 50, 1))

function spectrumTurnedBy(degrees: number) {
  const turned = points.map((point) => rotate(point, degrees))
  return { re: Float64Array.from(turned, ({ re }) => re), im: Float64Array.from(turned, ({ im }) => im) }
}

test('the area below zero is that of the closed formulas: none, that of a dispersion line, all of an inverted line', () => {
  // ∫1/√(1 + x²) = arsinh X, ∫x/(1 + x²) = ½·ln(1 + X²) and ∫1/(1 + x²) = arctan X, here to X = 80.
  const magnitude = 2 * Math.asinh(80)
  expect(negativeArea(spectrumTurnedBy(0), 0)).toBe(0)
  expect(negativeArea(spectrumTurnedBy(0), 90)).toBeCloseTo(Math.log(1 + 80 ** 2) / 2 / magnitude, 3)
  expect(negativeArea(spectrumTurnedBy(0), 180)).toBeCloseTo((2 * Math.atan(80)) / magnitude, 3)
})

test('the cost is lowest where the turn undoes the error', () => {
  for (const error of [-150, -35, 20, 110]) {
    const spectrum = spectrumTurnedBy(error)
    const angles = Array.from({ length: 360 }, (_, index) => index - 180)
    const costs = angles.map((angle) => negativeArea(spectrum, angle))
    expect(angles[costs.indexOf(Math.min(...costs))]).toBe(-error)
  }
})
