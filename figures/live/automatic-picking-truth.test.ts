import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { shiftAt } from '@/figures/data/crude-product'
import type { ReplayRecord } from '@/figures/pictures/replays/replay'
import type { Point } from '@/figures/svg/svg'
import { automaticPicking } from './automatic-picking'
import { roles } from './kit/figure'
import { findFalseClaims, pathsOf, readoutOf } from './kit/sweep'
import { type PickingSettings, pickCrude } from './picking-outcome'

/** An integral below the spectrum. */
interface Integral {
  left: number
  value: number
  isDeleted: boolean
}

function integralsOf(drawing: string): Integral[] {
  const texts = drawing.matchAll(/<text x="([\d.]+)" y="2(?:12|28)"[^>]*?(line-through)?"?>([\d.]+)</g)
  return [...texts].map(([, left, isDeleted, value]) => ({
    left: Number(left),
    value: Number(value),
    isDeleted: isDeleted !== undefined,
  }))
}

/** The highest points of a curve, from left to right. */
function topsOf(points: Point[]): Point[] {
  const top = Math.min(...points.map(([, y]) => y))
  const high = points.filter(([, y]) => y < top + 8)
  const middle = ((points[0]?.[0] ?? 0) + (points.at(-1)?.[0] ?? 0)) / 2
  return [high.filter(([x]) => x < middle), high.filter(([x]) => x >= middle)].flatMap((side) => {
    const [highest] = [...side].sort((a, b) => a[1] - b[1])
    return highest ? [highest] : []
  })
}

test('automatic picking: each rule says what the drawing shows', () => {
  const pixelOf = (ppm: number) => 8 + 80 * (8.4 - ppm)
  const claims = findFalseClaims(
    automaticPicking,
    ({ structure, trans }, view) => {
      const integrals = integralsOf(view.drawing)
      const [kept = [], deleted = []] = [false, true].map((gone) =>
        integrals.filter(({ isDeleted }) => isDeleted === gone),
      )
      const sum = structure === 1 ? 10 : 100
      const total = kept.reduce((sum, { value }) => sum + value, 0)
      const [first = '', second = '', third = '', fourth = ''] = view.seen.split(/(?<=\.) (?=\d: )/)
      const isDeletedAt = (ppm: number) => deleted.some(({ left }) => Math.abs(left - pixelOf(ppm)) < 4)
      const solvent = kept.find(({ left }) => Math.abs(left - pixelOf(7.26)) < 3)
      // The limit in the spectrum and in the first detail, whose trace is the second curve.
      const dashed = pathsOf(view.drawing, roles.second).filter(([from, to]) => to && from && to[1] === from[1])
      const limit = ((186 - (dashed.find(([from]) => from?.[0] === 8)?.[0]?.[1] ?? 0)) * 20) / 156
      const detail = pathsOf(view.drawing, roles.accent)
      const line = dashed.find(([from]) => (from?.[1] ?? 0) > 330)?.[0]?.[1] ?? 0
      const impurity = Math.min(...(detail[1] ?? []).map(([, y]) => y))
      const [one, other] = topsOf(detail[3] ?? [])
      const apart = (Math.abs((other?.[0] ?? 0) - (one?.[0] ?? 0)) * 40) / 127
      const halves = integrals.filter(({ left }) => Math.abs(left - pixelOf(5.86)) < 4).length
      return [
        Math.abs(limit - readoutOf(view, 'Ignored below')) > 0.1 && `the limit is drawn at ${limit} %`,
        Math.abs(impurity - line) > 1 &&
          first.includes('found') !== impurity < line &&
          `${impurity}, ${line}: ${first}`,
        first.includes('ignored') && integrals.some(({ left }) => Math.abs(left - pixelOf(2.41)) < 4) && first,
        kept.some(({ value }) => value < 0.5) && `kept: ${JSON.stringify(kept)}`,
        deleted.some(({ value }) => value >= 0.5) && `deleted: ${JSON.stringify(deleted)}`,
        second.includes('acetone') !== isDeletedAt(2.17) && `acetone: ${second}`,
        second.includes('impurity') !== isDeletedAt(2.41) && `impurity: ${second}`,
        second.includes('both halves') !== isDeletedAt(5.86) && `doublet: ${second}`,
        second.includes('nothing') !== (deleted.length === 0) && `${deleted.length} deleted: ${second}`,
        Math.abs(total - sum) > 0.006 * sum && `a sum of ${total}`,
        kept.length !== readoutOf(view, 'Rows of the table') && `${kept.length} rows`,
        Math.abs(apart - trans) > 0.6 && `${apart} Hz apart, not ${trans}`,
        third.includes('two ranges') !== (halves === 2) && `${halves} ranges: ${third}`,
        third.includes('two ranges') !== trans > 16 && `${trans} Hz: ${third}`,
        !fourth.includes(`with ${solvent?.value.toFixed(2)} of ${sum}`) && `${solvent?.value}: ${fourth}`,
        view.isMet !== (deleted.length === 0 && first.includes('found')) && `done: ${view.isMet}`,
      ]
    },
    [{ structure: 0 }, { ratio: 0.02 }, { structure: 0, ratio: 0.02 }],
  )
  expect(claims).toEqual([])
})

const record: ReplayRecord = JSON.parse(readFileSync('figures/pictures/replays/records/picking.json', 'utf8'))

for (const [name, shown] of Object.entries(record.shown)) {
  test(`automatic picking has the rows that NMRium shows with ${name}`, () => {
    const settings: PickingSettings = JSON.parse(name)
    const { kept, sum, isUncertain } = pickCrude(settings)
    // A range with two signals has two rows of the same number.
    const rows = new Map([...shown].slice(1).map((row) => [row.split(' | ')[0], row.split(' | ').slice(2, 4)]))
    const table = [...rows.values()].map(([shift, integral]) => ({
      shift: middleOf(shift),
      integral: Number(integral),
    }))
    const isDoublet = ({ shift }: { shift: number }) => Math.abs(shift - 5.86) < 0.04
    const ranges = kept
      .map(({ from, to, integral }) => ({ shift: shiftAt((from + to) / 2), integral }))
      .sort((a, b) => a.shift - b.shift)
    const [expected = [], found = []] = [table, ranges].map((each) =>
      each.filter((row) => !(isUncertain && isDoublet(row))),
    )
    expect(found).toHaveLength(expected.length)
    for (const [index, { shift, integral }] of found.entries()) {
      const row = expected[index]
      expect(Math.abs(shift - (row?.shift ?? 0)), `${shift} ppm`).toBeLessThan(0.03)
      // With one range instead of two deleted halves, all others are smaller.
      if (!isUncertain) expect(Math.abs(integral - (row?.integral ?? 0)) / sum, `${shift} ppm`).toBeLessThan(0.03)
    }
  })
}

/** The middle of a cell such as `7.14 - 7.24`. */
function middleOf(cell = ''): number {
  const [from = 0, to = from] = cell.split(' - ').map(Number)
  return (from + to) / 2
}
