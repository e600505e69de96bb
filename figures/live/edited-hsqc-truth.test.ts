import { expect, test } from '@playwright/test'
import { cyclosporinHsqc } from '@/figures/data/cyclosporin-hsqc'
import { cellAt } from '@/figures/data/measured-map'
import type { Point } from '@/figures/svg/svg'
import { editedHsqc } from './edited-hsqc'
import { roles } from './kit/figure'
import { findFalseClaims, firstNumber, loopsOf, readoutOf } from './kit/sweep'

/** Peaks with their heights in % of the highest, decoded from the file before its axes were referenced. */
const decoded = [
  ...[
    [-17, 4.116, 49.29],
    [-15, 2.333, 49.29],
    [-12, 1.406, 41.36],
    [-13, 2.52, 41.2],
    [-13, 2.297, 39.42],
  ],
  ...[
    [-14, 1.37, 39.42],
    [-13, 1.558, 37.64],
    [-13, 2.38, 37.48],
    [-11, 2.368, 36.35],
    [-13, 1.676, 36.18],
  ],
  ...[
    [-13, 2.767, 35.21],
    [-11, 2.25, 35.21],
    [-33, 1.887, 25.35],
  ],
  ...[
    [92, 3.189, 38.77],
    [85, 3.835, 33.6],
    [90, 3.33, 31.33],
    [81, 2.696, 30.52],
    [100, 3.084, 30.2],
  ],
  ...[
    [92, 2.955, 29.71],
    [97, 3.048, 29.23],
    [28, 5.818, 59.16],
    [24, 5.372, 58.02],
    [52, 0.983, 9.98],
  ],
] as Array<[percent: number, f2: number, f1: number]>
const peaks = decoded.map(([percent, f2, f1]): [number, number, number] => [percent, f2 - 0.113, f1 - 0.02])

/** Places of the contour lines in one colour, in ppm; the slice is beside the map. */
function placesOf(drawing: string, colour: string): Point[] {
  return loopsOf(drawing, colour)
    .flat()
    .filter(([x, y]) => x > 92 && y > 92)
    .map(([x, y]) => [6.1 - ((x - 92) * 5.55) / 416, 61 - ((y - 92) * 53) / 260])
}

test('edited HSQC: the sign and the group in the sentence are those of the contours under the cross', () => {
  const known = new Map<string, [positive: Point[], negative: Point[]]>()
  const claims = findFalseClaims(
    editedHsqc,
    ({ lowest, layers, f2, f1, sign }, view) => {
      const key = `${lowest} ${layers} ${sign}`
      const places = known.get(key) ?? [placesOf(view.drawing, roles.accent), placesOf(view.drawing, roles.second)]
      known.set(key, places)
      const { seen } = view
      const isShown = (index: 0 | 1, x: number, [reachX, reachY]: Point = lowest < 60 ? [0.25, 2] : [0.12, 1]) =>
        places[index].some(([ppmX, ppmY]) => Math.abs(ppmX - x) < reachX && Math.abs(ppmY - f1) < reachY)
      const index = seen.includes('a positive peak') ? 0 : 1
      const isPeak = /Here is a (positive|negative) peak/.test(seen)
      const isHidden = /lower the level|are hidden/.test(seen)
      const [, weak] = /in the same row, at ([\d.]+)\sppm, below/.exec(seen) ?? []
      const [, other] = /in the same row, at ([\d.]+)\sppm, and/.exec(seen) ?? []
      const isNearPeak = peaks.some(
        ([percent, x, y]) => percent > 0 === (index === 0) && Math.hypot((x - f2) / 0.12, (y - f1) / 1.2) < 1,
      )
      return [
        firstNumber(seen) !== readoutOf(view, 'Lowest contour') && seen,
        isPeak && !isHidden && !isShown(index, f2) && `no contours: ${seen}`,
        isHidden && isShown(index, f2, [0.015, 0.2]) && `contours: ${seen}`,
        isPeak && seen.includes('a CH₂') && (index === 0 || !isNearPeak) && seen,
        seen.includes('a CH or a CH₃') && index === 1 && seen,
        (other !== undefined) !== view.isMet && seen,
        other !== undefined && !isShown(1, Number(other)) && `${other} has no contours`,
        weak !== undefined && isShown(1, Number(weak), [0.015, 0.2]) && `${weak} has contours`,
        seen.includes('beside the peaks') &&
          peaks.some(([, x, y]) => Math.hypot((x - f2) / 0.01, (y - f1) / 0.15) < 1) &&
          seen,
      ]
    },
    peaks.map(([, f2, f1]) => ({ f2: Number(f2.toFixed(2)), f1: Number(f1.toFixed(1)) })),
  )
  expect(claims).toEqual([])
})

test('edited HSQC: the peaks have the heights of the file, and seven carbons are CH₂', () => {
  const { heights, columns, rows } = cyclosporinHsqc
  for (const [percent, f2, f1] of peaks) {
    const [column, row] = [cellAt(columns, f2), cellAt(rows, f1)]
    const near = heights.slice(row - 1, row + 2).flatMap((each) => [...each.subarray(column - 1, column + 2)])
    const height = 100 * (percent > 0 ? Math.max(...near) : Math.min(...near))
    expect(Math.abs(height - percent), `${f2} ${f1}`).toBeLessThan(1.5)
  }
  const negative = heights.map((row) => row.some((height) => height < -0.08))
  const blocks = negative.filter((isNegative, row) => isNegative && !negative[row - 1]).length
  // 37.6 and 36.3, 41.3 and 39.4 ppm are not always separated.
  expect(blocks).toBeGreaterThanOrEqual(5)
  expect(blocks).toBeLessThanOrEqual(7)
})
