import { expect, test } from '@playwright/test'
import { readJcamp } from '@/figures/jcamp/read-jcamp'
import { prepare } from '@/figures/own-spectrum/prepare'
import { testFidFile, testLines, testRealFile, testSpectrumFile } from '@/figures/own-spectrum/test-files'
import { baseline } from '../baseline'
import { createBench } from '../bench/bench'
import { inflateAspirin } from '../bench/inflate-aspirin'
import { ownBench } from '../bench/own-bench'
import { type LiveFigure, roles, startOf } from '../kit/figure'
import { findFalseClaims, firstNumber, heightsOf, pathsOf, readoutOf } from '../kit/sweep'
import { lineBroadening } from '../line-broadening'
import { phase } from '../phase'
import { zeroFilling } from '../zero-filling'
import { ownBaseline } from './baseline'
import { ownLineBroadening } from './line-broadening'
import { ownPhase } from './phase'
import { ownZeroFilling } from './zero-filling'

const read = (text: string) => prepare(readJcamp(text), 'a.jdx')
const files = { fid: read(testFidFile()), complex: read(testSpectrumFile()), real: read(testRealFile()) }
const pairs: Array<[example: LiveFigure, create: (own: typeof files.fid) => LiveFigure]> = [
  [phase, ownPhase],
  [baseline, ownBaseline],
  [lineBroadening, ownLineBroadening],
  [zeroFilling, ownZeroFilling],
  [createBench(inflateAspirin()), ownBench],
]

test('takes the place of its example: the same controls, readouts, handles and height', () => {
  for (const [example, create] of pairs)
    for (const own of Object.values(files)) {
      const figure = create(own)
      const [one, other] = [figure, example].map((each) => {
        const { readouts, handles = [] } = each.render(startOf(each))
        return [each.id, each.height, Object.keys(each.controls), readouts.length, handles.length]
      })
      expect(one).toEqual(other)
    }
})

test('draws real numbers at every end of its controls', () => {
  for (const [, create] of pairs)
    for (const own of Object.values(files)) {
      const figure = create(own)
      for (const [name, { min, max, start }] of Object.entries(figure.controls)) {
        expect(start >= min && start <= max, `${figure.id} ${name}`).toBe(true)
        for (const value of [min, max]) {
          const { drawing, readouts, seen } = figure.render({ ...startOf(figure), [name]: value })
          expect([drawing, seen, ...readouts.flat()].join(' '), `${figure.id} ${name}`).not.toMatch(
            /NaN|Infinity|undefined/,
          )
        }
      }
    }
})

test('phase: the angles are those between the drawn lines and upright ones, and done is upright', () => {
  // The FID is off by 70°: PH0 −70° is right.
  const figure = ownPhase(files.fid)
  const wrap = (degrees: number) => degrees - 360 * Math.round(degrees / 360)
  const claims = findFalseClaims(
    figure,
    ({ ph0, ph1, pivot }, view) => {
      const shifts = testLines.map(({ ppm }) => ppm).sort((a, b) => a - b)
      const off = shifts.map((ppm) => wrap(ph0 + (ph1 * (10 - ppm)) / 10 + 70))
      const here = off[pivot] ?? 0
      const [enlarged = []] = pathsOf(view.drawing, roles.accent).slice(-1)
      const heights = heightsOf(enlarged, 246)
      const [top, bottom] = [Math.max(...heights), -Math.min(...heights)]
      const worst = Math.max(...off.map(Math.abs))
      return [
        Math.abs(wrap(readoutOf(view, 'Difference at the pivot') - here)) > 5 && `${here}° at the pivot`,
        view.isMet === true && (worst > 10 || bottom > 0.15 * top) && `done with ${worst}°`,
        view.isMet !== true && worst < 1 && `not done with ${worst}°`,
        view.seen.includes('° from the correction') &&
          Math.abs(firstNumber(view.seen) - Math.abs(here)) > 5 &&
          view.seen,
        view.seen.includes('others lines are not') && Math.abs(here) > 10 && view.seen,
        Math.abs(here) < 20 && bottom > top && `upside down at ${here}°`,
        Math.abs(Math.abs(here) - 180) < 20 && top > bottom && `upright at ${here}°`,
      ]
    },
    [{ ph0: -70 }, { ph0: -70, ph1: 20 }],
  )
  expect(claims).toEqual([])
  expect(figure.render({ ...startOf(figure), ph0: -70 }).isMet).toBe(true)
})

test('phase: the angle at the pivot stays when PH1 changes, and a drag goes to the nearest line', () => {
  const figure = ownPhase(files.fid)
  const before = { ph0: 10, ph1: 20, pivot: 1 }
  const after = figure.adjust?.({ ...before, ph1: 120 }, before) ?? before
  const angles = [before, after].map((settings) => readoutOf(figure.render(settings), 'Difference at the pivot'))
  expect(angles[0]).toBe(angles[1])
  const [handle] = figure.render(before).handles ?? []
  // From 10 ppm at the left to 0 at the right.
  expect(handle?.drag([8 + 54.4 * 2.8, 0])).toEqual({ pivot: 2 })
  expect(handle?.drag([540, 0])).toEqual({ pivot: 0 })
})

test('zero filling: the points lie on the curve, and the highest is as high and as far from its top as the text says', () => {
  for (const own of Object.values(files)) {
    const figure = ownZeroFilling(own)
    const claims = findFalseClaims(figure, ({ power }, view) => {
      const [, step, percent, off] = /every ([\d.]+) Hz.*reaches (\d+) %.*curve, ([\d.]+) Hz/.exec(view.seen) ?? []
      const grey =
        pathsOf(view.drawing, roles.muted).find((path) => (path[0]?.[1] ?? 0) > 140 && path.length > 50) ?? []
      const heights = heightsOf(grey, 290)
      const left = Math.ceil(grey[0]?.[0] ?? 0)
      const dots = pathsOf(view.drawing, roles.second).at(-1) ?? []
      const beside = dots.filter(([x, y]) => {
        const near = [-1, 0, 1].map((away) => heights[Math.round(x) - left + away] ?? 290 - y)
        return 290 - y < Math.min(...near) - 4 || 290 - y > Math.max(...near) + 4
      })
      const points = own.origin === 'fid' ? 4096 : own.fid.re.length
      const highest = (100 * Math.max(...dots.map(([, y]) => 290 - y))) / Math.max(...heights)
      return [
        Math.abs(Number(step) - 1 / (points * 2 ** power * own.fid.dwell)) > 1e-3 && `every ${step} Hz`,
        readoutOf(view, 'Points') !== points * 2 ** power && 'another number of points',
        beside.length > 0 && `${beside.length} points beside the curve`,
        Math.abs(highest - Number(percent)) > 3 && `${percent} %, drawn ${highest}`,
        Number(off) > Number(step) / 2 + 0.02 && `${off} Hz from the top`,
      ]
    })
    expect(claims, own.origin).toEqual([])
  }
})

test('line broadening: widths add up, and the ratio is highest at the natural width', () => {
  for (const own of Object.values(files)) {
    const figure = ownLineBroadening(own)
    const claims = findFalseClaims(figure, (settings, view) => {
      const { lb, gauss } = settings
      const [ratio, best] = [readoutOf(view, 'S/N of the line'), readoutOf(view, 'Highest at LB')]
      const atBest = readoutOf(figure.render({ ...settings, lb: best }), 'S/N of the line')
      const width = readoutOf(view, 'Line width')
      const more = view.seen.includes('More LB')
      return [
        gauss === 0 && lb >= 0 && Math.abs(width - 3 - lb) > 0.4 + 0.03 * lb && `${width} Hz wide`,
        gauss === 0 && Math.abs(best - 3) > 0.7 && `highest at ${best}`,
        view.isMet === true && ratio < 0.99 * atBest - 1 && `done with ${ratio} of ${atBest}`,
        view.isMet !== true && more !== lb < best && view.seen,
      ]
    })
    expect(claims, own.origin).toEqual([])
  }
})

test('baseline: the distances are those of what was added, a spline takes it away, and an anchor on a line is named', () => {
  const rolling = read(testRealFile((ppm) => 20 * Math.cos(ppm / 3)))
  const figure = ownBaseline(rolling)
  // In per cent of the tallest line, whose height in the file is that of its real part.
  const highest = Math.max(...read(testRealFile()).spectrum.re.map(Math.abs))
  expect(highest).toBeCloseTo(1, 1)
  const start = startOf(figure)
  const good = { ...start, a1: 9.6, a2: 8, a3: 4, a4: 2.5, a5: 0.3 }
  const [before, after] = ['Farthest from zero', 'after'].map((name) => readoutOf(figure.render(good), name))
  expect(before).toBeGreaterThan(1)
  expect(after).toBeLessThan((before ?? 0) / 3)
  const claims = findFalseClaims(
    figure,
    (settings, view) => {
      const covering = Object.values(settings).flatMap((ppm, index) =>
        testLines.some((line) => Math.abs(line.ppm - ppm) < 0.01) ? [index + 1] : [],
      )
      const named = /^Anchors? ([\d and]+) (?:is|are) on/.exec(view.seen)?.[1]?.split(' and ').map(Number) ?? []
      const result = readoutOf(view, 'after')
      return [
        !covering.every((anchor) => named.includes(anchor)) && `${covering} on a line`,
        view.isMet === true && (named.length > 0 || result > 3.1 * readoutOf(view, 'Noise')) && `done at ${result}`,
        view.isMet !== true && named.length === 0 && result < 2.9 * readoutOf(view, 'Noise') && `not done at ${result}`,
      ]
    },
    [{ a2: 7, a4: 1 }, good],
  )
  expect(claims).toEqual([])
})
