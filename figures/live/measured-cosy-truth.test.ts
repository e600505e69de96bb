import { expect, test } from '@playwright/test'
import { cosyMap } from '@/figures/data/cosy-map'
import { ethylbenzeneProtonAt } from '@/figures/data/ethylbenzene-measured'
import type { Point } from '@/figures/svg/svg'
import { roles } from './kit/figure'
import { findFalseClaims, firstNumber, loopsOf, readoutOf } from './kit/sweep'
import { measuredCosy } from './measured-cosy'

/** Shifts of the signals by their names, measured in the 1D spectrum. */
const shifts: Record<string, number> = { 'C₆H₅': 7.23, water: 3.43, 'CH₂': 2.61, DMSO: 2.51, 'CH₃': 1.19 }
/** The pairs that couple: over three bonds, and over four. */
const coupled: Record<string, number> = { 'CH₂ CH₃': 3, 'CH₂ C₆H₅': 4 }

/** The pixel of a shift on an axis with a gap: 7.5 to 7 ppm, and 3.6 to 0.95. */
function pixelOf(ppm: number, [from = 0, gap = 0, end = 0]: number[]): number {
  return ppm > 7 ? from + ((7.5 - ppm) / 0.5) * (gap - from) : gap + 8 + ((3.6 - ppm) / 2.65) * (end - gap - 8)
}
const across = [92, 212, 508]
const down = [92, 170, 352]

test('measured COSY: a cross-peak is where contour lines are, and the protons couple as known', () => {
  const known = new Map<string, Point[][]>()
  const claims = findFalseClaims(
    measuredCosy,
    ({ lowest, layers, f2, f1 }, view) => {
      const loops = known.get(`${lowest} ${layers}`) ?? loopsOf(view.drawing, roles.accent)
      known.set(`${lowest} ${layers}`, loops)
      const names = (new Map(view.readouts).get('Signals') ?? '').split(' and ')
      const [one = 9, other = 9] = names.map((name) => shifts[name])
      const reach = (ppm: number) => (ppm > 7 ? 45 : 15)
      const isNear = ([x, y]: Point) =>
        Math.abs(x - pixelOf(one, across)) < reach(one) && Math.abs(y - pixelOf(other, down)) < reach(other)
      const isShown = loops.some((loop) => loop.some(isNear))
      const bonds = coupled[names.join(' ')] ?? coupled[[...names].reverse().join(' ')]
      const [, height] = /with ([\d.]+)\s% of the highest/.exec(view.seen) ?? []
      const level = firstNumber(view.seen)
      return [
        Math.abs(level - readoutOf(view, 'Lowest contour')) > 0 && `${level} %`,
        names.some(
          (name, index) => name !== 'none' && Math.abs((shifts[name] ?? 0) - (index === 0 ? f2 : f1)) > 0.22,
        ) && `${names}`,
        view.seen.includes('they couple') && (!isShown || bonds === undefined) && `${names} shown: ${isShown}`,
        view.seen.includes('below the lowest') && (isShown || bonds === undefined) && `${names} is below: ${isShown}`,
        /no cross-peak|beside the signals/.test(view.seen) && bonds !== undefined && `${names}: ${view.seen}`,
        view.seen.includes('no cross-peak') && isShown && level > 0.45 && `${names} has lines at ${level} %`,
        view.seen.includes('three bonds') && bonds !== 3 && view.seen,
        view.seen.includes('four bonds') && bonds !== 4 && view.seen,
        height !== undefined &&
          Number(height) > level !== view.seen.includes('they couple') &&
          height !== level.toFixed(1) &&
          view.seen,
        view.seen.includes('on the diagonal') && names[0] !== names[1] && view.seen,
        view.isMet !== (bonds === 4 && isShown) && `done: ${view.isMet}`,
      ]
    },
    [
      { f2: 2.6, f1: 1.2 },
      { f2: 1.2, f1: 2.62 },
      { f2: 2.62, f1: 7.2 },
      { f2: 7.2, f1: 2.6, lowest: 30 },
      { f2: 3.4, f1: 7.2, lowest: 20 },
      { f2: 1.2, f1: 3.4, lowest: 20 },
      { f2: 2.5, f1: 2.6 },
    ],
  )
  expect(claims).toEqual([])
})

test('measured COSY: the map is symmetric, with the heights of the file', () => {
  const { heights } = cosyMap
  expect(heights.every((row, index) => row.every((height, column) => height === heights[column]?.[index]))).toBe(true)
  const heightNear = (f2: number, f1: number) => {
    const [column, row] = [f2, f1].map((ppm) => Math.round((7.69333 - ppm) / 0.0168338))
    const rows = heights.slice((row ?? 0) - 2, (row ?? 0) + 3)
    return 100 * Math.max(...rows.map((each) => Math.max(...each.slice((column ?? 0) - 2, (column ?? 0) + 3))))
  }
  // Decoded from the file, in % of the highest point.
  for (const [f2, f1, percent] of [
    [1.183, 1.183, 100],
    [3.422, 3.422, 68.7],
    [2.614, 1.2, 43.9],
    [2.605, 2.605, 26.7],
    [7.285, 7.184, 20.9],
    [2.605, 7.193, 1.02],
  ] as const) {
    expect(Math.abs(heightNear(f2, f1) / percent - 1), `${f2} ${f1}`).toBeLessThan(0.03)
  }
})

test('measured COSY: the ¹H spectrum above it has the lines of the file', () => {
  const highestNear = (ppm: number) =>
    Math.max(...[-2, -1, 0, 1, 2].map((step) => ethylbenzeneProtonAt(ppm + 0.002 * step)))
  // Decoded from the file, in % of the highest point: the ring, water, the quartet and the triplet.
  for (const [ppm, percent] of [
    [7.287, 30],
    [7.214, 34.4],
    [3.427, 18],
    [2.613, 33],
    [2.594, 32.3],
    [1.21, 65.6],
    [1.191, 100],
    [1.171, 56.4],
  ] as const) {
    expect(Math.abs(100 * highestNear(ppm) - percent), `${ppm} ppm`).toBeLessThan(1)
  }
  for (const ppm of [7.05, 3.2, 2, 1.5]) expect(highestNear(ppm), `${ppm} ppm`).toBeLessThan(0.01)
})
