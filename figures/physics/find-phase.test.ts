import { expect, test } from '@playwright/test'
import { type Complex, type ComplexArray, rotate } from './complex'
import { applyPhase, findLines, findPhase } from './find-phase'
import { complexLorentzian } from './line-shapes'
import { gaussianNoise } from './noise'
import { phaseAt } from './phase'

const count = 8192
const lines = [
  { at: 1200, height: 0.4 },
  { at: 3000, height: 1 },
  { at: 3015, height: 1 },
  { at: 5200, height: 0.2 },
  { at: 7300, height: 0.7 },
]

/** A spectrum with noise that needs the given correction. */
function spectrumOff(ph0: number, ph1: number): ComplexArray {
  const noise = gaussianNoise(5)
  const points = Array.from({ length: count }, (_, index): Complex => {
    const point = { re: 0.002 * noise(), im: 0.002 * noise() }
    for (const { at, height } of lines) {
      const { re, im } = complexLorentzian(index - at, 8)
      point.re += height * re
      point.im += height * im
    }
    return rotate(point, -phaseAt(index / (count - 1), { ph0, ph1, pivot: 1, width: 1 }))
  })
  return { re: Float64Array.from(points, ({ re }) => re), im: Float64Array.from(points, ({ im }) => im) }
}

test('finds the angles of a spectrum that is off by any of them, within 4°', () => {
  for (const [ph0, ph1] of [
    [0, 0],
    [-120, 0],
    [170, 40],
    [35, -110],
    [-80, 150],
  ] as const) {
    const found = findPhase(spectrumOff(ph0, ph1))
    for (const { at } of lines) {
      const position = at / (count - 1)
      const off = [found, { ph0, ph1 }].map((angles) => phaseAt(position, { ...angles, pivot: 1, width: 1 }))
      const difference = (off[0] ?? 0) - (off[1] ?? 0)
      expect(Math.abs(difference - 360 * Math.round(difference / 360)), `${ph0}, ${ph1} at ${at}`).toBeLessThan(4)
    }
  }
})

test('finds the lines, highest first, one for each narrow multiplet', () => {
  const found = findLines(spectrumOff(60, 90))
  const near = found.map((index) => lines.find(({ at }) => Math.abs(at - index) <= 2)?.at)
  expect([3000, 3015]).toContain(near[0])
  expect(near.slice(1)).toEqual([7300, 1200, 5200])
})

test('the real part is upright after the correction', () => {
  const spectrum = spectrumOff(70, -60)
  const upright = applyPhase(spectrum, { ph0: 70, ph1: -60 })
  expect(Math.min(...upright)).toBeGreaterThan(-0.02)
  expect(Math.min(...spectrum.re)).toBeLessThan(-0.15)
})
