import { expect, test } from '@playwright/test'
import { applyWindow, createFid, type Fid, resize } from './fid'
import { transformAt } from './fourier'
import { exponential } from './window-functions'

/** Full width at half maximum around 0 Hz, by bisection on the exact transform. */
function widthOf(fid: Fid): number {
  const half = transformAt(fid, 0).re / 2
  let [inside, outside] = [0, 50]
  for (let round = 0; round < 50; round++) {
    const middle = (inside + outside) / 2
    if (transformAt(fid, middle).re > half) inside = middle
    else outside = middle
  }
  return 2 * inside
}

const sampling = { count: 4096, dwell: 1 / 1000 }

test('a resonance turns at its offset and decays with T₂ = 1/(π·width)', () => {
  const t2 = 0.4
  const { re, im } = createFid([{ hz: 25, amplitude: 2, width: 1 / (Math.PI * t2) }], sampling)
  expect([re[0], im[0]]).toEqual([2, 0])
  // A quarter of a turn takes 10 ms.
  expect(re[10]).toBeCloseTo(0, 12)
  expect(im[10]).toBeCloseTo(2 * Math.exp(-0.01 / t2), 12)
  expect(Math.hypot(re[400] ?? 0, im[400] ?? 0)).toBeCloseTo(2 / Math.E, 12)
})

test('resonances add up', () => {
  const one = createFid([{ hz: 3, amplitude: 1, width: 1 }], sampling)
  const other = createFid([{ hz: -8, amplitude: 0.5, width: 2 }], sampling)
  const both = createFid(
    [
      { hz: 3, amplitude: 1, width: 1 },
      { hz: -8, amplitude: 0.5, width: 2 },
    ],
    sampling,
  )
  const differences = both.re.map((value, k) => Math.abs(value - (one.re[k] ?? 0) - (other.re[k] ?? 0)))
  expect(Math.max(...differences)).toBeLessThan(5e-13)
})

test('a decay of 0.1 s gives a line of 1/(π·0.1 s) = 3.18 Hz', () => {
  const fid = createFid([{ hz: 0, amplitude: 1, width: 1 / (Math.PI * 0.1) }], sampling)
  expect(widthOf(fid)).toBeCloseTo(3.183, 3)
})

test('an exponential window adds its LB to the width', () => {
  const fid = createFid([{ hz: 0, amplitude: 1, width: 2 }], sampling)
  expect(widthOf(applyWindow(fid, exponential(3)))).toBeCloseTo(5, 3)
})

test('a FID is cut off, or filled up with zeros', () => {
  const fid = createFid([{ hz: 3, amplitude: 1, width: 1 }], { count: 4, dwell: 0.1 })
  expect(resize(fid, 2)).toEqual({ re: fid.re.slice(0, 2), im: fid.im.slice(0, 2), dwell: 0.1 })
  expect([...resize(fid, 6).re]).toEqual([...fid.re, 0, 0])
})
