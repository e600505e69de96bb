import { expect, test } from '@playwright/test'
import type { ComplexArray } from './complex'
import { createFid, type Fid, resize } from './fid'
import { fft, inverseTransform, transform, transformAt, transformDelayed } from './fourier'
import { gaussianNoise } from './noise'

function noisySignal(count: number): ComplexArray {
  const noise = gaussianNoise(1)
  return { re: Float64Array.from({ length: count }, noise), im: Float64Array.from({ length: count }, noise) }
}

function energy({ re, im }: ComplexArray): number {
  return re.reduce((sum, value, k) => sum + value ** 2 + (im[k] ?? 0) ** 2, 0)
}

test('a whole number of turns gives one point of height N', () => {
  const turns = Float64Array.from({ length: 16 }, (_, k) => (2 * Math.PI * 3 * k) / 16)
  const { re, im } = fft({ re: turns.map(Math.cos), im: turns.map(Math.sin) })
  re.forEach((value, n) => {
    expect(value).toBeCloseTo(n === 3 ? 16 : 0, 12)
    expect(im[n]).toBeCloseTo(0, 12)
  })
})

test('the transform of zⁿ is the geometric sum (1 − z^N)/(1 − z·w)', () => {
  const [count, decay] = [32, 0.9]
  const { re, im } = fft({
    re: Float64Array.from({ length: count }, (_, k) => decay ** k),
    im: new Float64Array(count),
  })
  for (let n = 0; n < count; n++) {
    const [a, b] = [1 - decay * Math.cos((2 * Math.PI * n) / count), decay * Math.sin((2 * Math.PI * n) / count)]
    const top = (1 - decay ** count) / (a * a + b * b)
    expect(re[n]).toBeCloseTo(top * a, 12)
    expect(im[n]).toBeCloseTo(-top * b, 12)
  }
})

test('the energy in frequency is N times that in time (Parseval)', () => {
  const signal = noisySignal(256)
  expect(energy(fft(signal)) / (256 * energy(signal))).toBeCloseTo(1, 12)
})

test('rejects a number of points that is no power of two', () => {
  expect(() => fft(noisySignal(12))).toThrow('12 points: the FFT needs a power of two')
})

test('a positive offset is found at a positive frequency, at every point as the sum at this frequency', () => {
  const fid = createFid([{ hz: 12.5, amplitude: 1, width: 2 }], { count: 64, dwell: 1 / 64 })
  const { re, im, first, step } = transform(fid, 128)
  expect([first, step]).toEqual([-32, 0.5])
  expect(re.indexOf(Math.max(...re))).toBe((12.5 - first) / step)
  re.forEach((value, index) => {
    const exact = transformAt(fid, first + index * step)
    expect(value).toBeCloseTo(exact.re, 10)
    expect(im[index]).toBeCloseTo(exact.im, 10)
  })
})

test('zero filling adds points between the old ones and leaves these as they were', () => {
  const fid = createFid([{ hz: -7, amplitude: 1, width: 1 }], { count: 64, dwell: 1 / 64 })
  const [recorded, filled] = [transform(fid, 64), transform(fid, 128)]
  expect(filled.re.length).toBe(128)
  recorded.re.forEach((value, index) => {
    expect(filled.re[2 * index]).toBeCloseTo(value, 10)
    expect(filled.im[2 * index]).toBeCloseTo(recorded.im[index] ?? Number.NaN, 10)
  })
})

test('a first point that counts half leaves no offset; a whole one lifts the baseline by half of it', () => {
  const dwell = 1 / 1000
  const fid = createFid([{ hz: 0, amplitude: 1, width: 4 }], { count: 4096, dwell })
  // Far from the line the sum of exp(−ak) with a small a is the integral 1/(a + iω), so the real part is nearly 0.
  const far = 480
  const doubled: Fid = { ...fid, re: fid.re.map((value, k) => (k === 0 ? 2 * value : value)) }
  expect(transformAt(fid, far).re).toBeCloseTo(0, 2)
  expect(transformAt(doubled, far).re - transformAt(fid, far).re).toBeCloseTo(0.5, 12)
})

test('the mean of the whole spectrum is half of the first point', () => {
  const fid = createFid([{ hz: 5, amplitude: 3, width: 2 }], { count: 64, dwell: 1 / 64 })
  const { re } = transform(fid, 64)
  expect(re.reduce((sum, value) => sum + value) / 64).toBeCloseTo(1.5, 10)
})

test('a FID that is longer than the spectrum is cut off', () => {
  const fid = createFid([{ hz: 5, amplitude: 1, width: 2 }], { count: 64, dwell: 1 / 64 })
  expect(transform(fid, 32)).toEqual(transform(resize(fid, 32), 32))
})

test('the inverse transform gives the FID back', () => {
  const fid = { ...noisySignal(64), dwell: 1 / 64 }
  const back = inverseTransform(transform(fid, 64))
  expect(back.dwell).toBeCloseTo(fid.dwell, 12)
  for (const part of ['re', 'im'] as const)
    back[part].forEach((value, k) => {
      expect(value).toBeCloseTo(fid[part][k] ?? 0, 12)
    })
})

test('a group delay of whole points is undone as if the points before the start were missing', () => {
  const resonances = [{ hz: 3, amplitude: 1, width: 4 }]
  const [count, dwell, delay] = [256, 1 / 64, 5]
  const fid = createFid(resonances, { count, dwell })
  // A filter passes on half of the first point.
  for (const part of [fid.re, fid.im]) part[0] = (part[0] ?? 0) / 2
  const delayed = resize({ re: new Float64Array(0), im: new Float64Array(0), dwell }, count + delay)
  delayed.re.set(fid.re, delay)
  delayed.im.set(fid.im, delay)
  const [plain, corrected] = [
    transform(createFid(resonances, { count, dwell }), 512),
    transformDelayed(delayed, 512, delay),
  ]
  corrected.re.forEach((value, n) => {
    expect(value).toBeCloseTo(plain.re[n] ?? 0, 9)
    expect(corrected.im[n]).toBeCloseTo(plain.im[n] ?? 0, 9)
  })
})
