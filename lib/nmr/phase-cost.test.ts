import { expect, test } from '@playwright/test'
import { rotate } from './complex'
import { complexLorentzian } from './line-shapes'
import { negativeShare } from './phase-cost'

const points = Array.from({ length: 4001 }, (_, index) => complexLorentzian((index - 2000) / 50, 1))

function spectrumTurnedBy(degrees: number) {
  const turned = points.map((point) => rotate(point, degrees))
  return { re: Float64Array.from(turned, ({ re }) => re), im: Float64Array.from(turned, ({ im }) => im) }
}

test('nothing of an absorption line lies below zero, half of it when it is upside down, a quarter of a dispersion line', () => {
  expect(negativeShare(spectrumTurnedBy(0), 0)).toBe(0)
  // Absorption and dispersion of a Lorentzian have equal squares: each is half of the whole.
  expect(negativeShare(spectrumTurnedBy(0), 180)).toBeCloseTo(0.5, 2)
  expect(negativeShare(spectrumTurnedBy(0), 90)).toBeCloseTo(0.25, 2)
})

test('the cost is lowest where the turn undoes the error', () => {
  for (const error of [-150, -35, 20, 110]) {
    const spectrum = spectrumTurnedBy(error)
    const angles = Array.from({ length: 360 }, (_, index) => index - 180)
    const costs = angles.map((angle) => negativeShare(spectrum, angle))
    expect(angles[costs.indexOf(Math.min(...costs))]).toBe(-error)
  }
})
