import { expect, test } from '@playwright/test'
import { complexLorentzian, gaussian, gaussianMap, lorentzian, lorentzianSpectrum } from './line-shapes'

/** Integral from −reach to reach by the midpoint rule. */
function areaOf(shape: (offset: number) => number, reach: number): number {
  const step = 0.001
  let sum = 0
  for (let offset = -reach + step / 2; offset < reach; offset += step) sum += shape(offset) * step
  return sum
}

test('all shapes have the height 1 and half of it at half the width', () => {
  for (const shape of [lorentzian, gaussian]) {
    expect(shape(0, 3)).toBe(1)
    expect(shape(1.5, 3)).toBeCloseTo(0.5, 12)
    expect(shape(-1.5, 3)).toBeCloseTo(0.5, 12)
  }
})

test('a Lorentzian has the area π·(FWHM/2), of which (2/π)·arctan 2k lies within k widths', () => {
  expect(areaOf((offset) => lorentzian(offset, 2), 20)).toBeCloseTo(Math.PI * (2 / Math.PI) * Math.atan(20), 6)
  expect(areaOf((offset) => lorentzian(offset, 2), 2000)).toBeCloseTo(Math.PI, 2)
})

test('a Gaussian has the area √(π/(4·ln 2))·FWHM', () => {
  expect(areaOf((offset) => gaussian(offset, 2), 20)).toBeCloseTo(2 * Math.sqrt(Math.PI / (4 * Math.LN2)), 8)
})

test('the dispersion has its extremes ±1/2 at half the width, and |L|² is the absorption', () => {
  expect(complexLorentzian(0, 2)).toEqual({ re: 1, im: -0 })
  expect(complexLorentzian(1, 2)).toEqual({ re: 0.5, im: -0.5 })
  expect(complexLorentzian(-1, 2)).toEqual({ re: 0.5, im: 0.5 })
  const { re, im } = complexLorentzian(0.7, 2)
  expect(re * re + im * im).toBeCloseTo(lorentzian(0.7, 2), 12)
})

test('in magnitude a Lorentzian is √3 times as wide', () => {
  const { re, im } = complexLorentzian(Math.sqrt(3), 2)
  expect(Math.hypot(re, im)).toBeCloseTo(0.5, 12)
})

test('lines add up', () => {
  const at = lorentzianSpectrum(
    [
      { position: 5, intensity: 2 },
      { position: -5, intensity: 1 },
    ],
    1,
  )
  expect(at(5)).toBeCloseTo(2 + lorentzian(10, 1), 12)
})

test('a cross-peak has its own width along each axis', () => {
  const at = gaussianMap([{ f2: 3, f1: 70, intensity: 4 }], [0.1, 2])
  expect(at(3, 70)).toBe(4)
  expect(at(3.05, 70)).toBeCloseTo(2, 10)
  expect(at(3, 71)).toBeCloseTo(2, 10)
  expect(at(3.05, 71)).toBeCloseTo(1, 10)
})
