import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { readJcamp } from '@/figures/jcamp/read-jcamp'
import { heightsOf, pathsOf } from '@/figures/live/kit/sweep'
import { prepare } from '@/figures/own-spectrum/prepare'
import { testFidFile } from '@/figures/own-spectrum/test-files'
import type { Point } from '@/figures/svg/svg'
import { ticksOf } from '@/figures/svg/ticks'
import { drawAxis, drawTrace, intensityAt, simplify } from './drawing'
import { ownSubject } from './own-subject'
import { signalAt } from './signals'
import { example, stopBeside } from './subject'
import {
  between,
  formatShift,
  isSame,
  moveTo,
  placeOf,
  scaleBy,
  shiftAt,
  type View,
  whole,
  zoomAbout,
  zoomBetween,
} from './view'

const { lines } = JSON.parse(readFileSync('figures/data/ethylbenzene-lines.json', 'utf8'))
const ppm = fc.double({ min: -1, max: 10, noNaN: true })
const factor = fc.double({ min: 0.01, max: 100, noNaN: true })

const isWithin = ({ left, right, gain }: View): boolean =>
  left <= whole.left && right >= whole.right - 1e-9 && left - right >= 0.04 - 1e-9 && gain >= 1

test('zooms to the part between two shifts, in either order, and never beyond the spectrum', () => {
  expect(zoomBetween(whole, 2.4, 2.8)).toEqual(zoomBetween(whole, 2.8, 2.4))
  expect(zoomBetween(whole, 2.4, 2.8).left).toBeCloseTo(2.8, 9)
  expect(isSame(zoomBetween(whole, 20, -20), whole)).toBe(true)
  fc.assert(fc.property(ppm, ppm, (one, other) => isWithin(zoomBetween(whole, one, other))))
})

test('keeps the shift under the pointer in its place while zooming about it', () => {
  const part = zoomAbout(whole, 2.6, 4)
  expect(placeOf(2.6, part)).toBeCloseTo(placeOf(2.6, whole), 9)
  expect(shiftAt(placeOf(2.6, part), part)).toBeCloseTo(2.6, 9)
  expect(zoomAbout(part, 2.6, 0.01)).toEqual(whole)
})

test('stays within the spectrum after any gestures', () => {
  const gesture = fc.oneof(
    fc.tuple(ppm, factor).map(
      ([at, by]) =>
        (view: View) =>
          zoomAbout(view, at, by),
    ),
    fc.tuple(ppm, ppm).map(
      ([one, other]) =>
        (view: View) =>
          zoomBetween(view, one, other),
    ),
    factor.map((by) => (view: View) => scaleBy(view, by)),
    ppm.map((at) => (view: View) => moveTo(view, at)),
  )
  fc.assert(
    fc.property(fc.array(gesture, { maxLength: 12 }), (gestures) =>
      isWithin(gestures.reduce((view, act) => act(view), whole)),
    ),
  )
})

test('moves along the axis only as far as needed to show a shift', () => {
  const part = zoomBetween(whole, 3, 2)
  expect(moveTo(part, 2.5)).toBe(part)
  expect(moveTo(part, 1).right).toBeCloseTo(0.95, 9)
  expect(moveTo(part, 5).left).toBeCloseTo(5.05, 9)
})

test('glides from one view to another without leaving either end', () => {
  const part = scaleBy(zoomBetween(whole, 2.7, 2.5), 4)
  expect(between(whole, part, 0)).toEqual(whole)
  expect(between(whole, part, 1).right).toBeCloseTo(part.right, 9)
  expect(between(whole, part, 0.5).gain).toBeCloseTo(2, 9)
})

test('labels the axis at round shifts, from left to right, at most nine', () => {
  expect(ticksOf(whole).ticks).toEqual([8, 7, 6, 5, 4, 3, 2, 1])
  fc.assert(
    fc.property(ppm, ppm, (one, other) => {
      const view = zoomBetween(whole, one, other)
      const { ticks, digits } = ticksOf(view)
      const isRound = ticks.every((tick) => Math.abs(Number(tick.toFixed(digits)) - tick) < 1e-6)
      const descends = ticks.every((tick, at) => at === 0 || tick < Number(ticks[at - 1]))
      return ticks.length >= 2 && ticks.length <= 9 && isRound && descends
    }),
  )
})

test('writes a shift with the decimals that the view resolves', () => {
  expect(formatShift(2.5967, whole)).toBe('2.60')
  expect(formatShift(2.5967, zoomBetween(whole, 3, 2))).toBe('2.597')
})

test('finds the signal at a shift, or the nearest within reach', () => {
  expect(signalAt(1.19, whole)?.letter).toBe('a')
  expect(signalAt(2.6, whole)?.letter).toBe('b')
  expect(signalAt(7.2, whole)?.letter).toBe('c')
  expect(signalAt(3.43, whole)?.meaning).toBe('water')
  expect(signalAt(5, whole, 0.02)).toBeUndefined()
  expect(signalAt(1.4, whole)).toBeUndefined()
  expect(signalAt(1.4, whole, 0.02)?.letter).toBe('a')
  // The reach is a part of the width: far away in an enlarged view.
  expect(signalAt(1.4, zoomBetween(whole, 1.5, 1.1), 0.02)).toBeUndefined()
})

test('goes from signal to signal of the molecule', () => {
  const [c, b, a] = example.stops
  expect(example.stops.map((stop) => signalAt(stop, whole)?.letter)).toEqual(['c', 'b', 'a'])
  expect(stopBeside(example, whole.left, 1)).toBe(c)
  expect(example.stops.map((stop) => stopBeside(example, stop, 1))).toEqual([b, a, undefined])
  expect(stopBeside(example, 1.19, -1)).toBe(b)
})

test('each part of the axis holds the recorded lines of its signal', () => {
  const recorded = { a: lines.methyl, b: lines.methylene, c: lines.aromatic }
  for (const [letter, own] of Object.entries(recorded)) {
    const letters = own.map(([shift]: [number]) => signalAt(shift, whole)?.letter)
    expect(new Set(letters)).toEqual(new Set([letter]))
  }
  expect(signalAt(lines.water[0][0], whole)?.label).toBe('H₂O')
  expect(signalAt(lines.residualSolvent[0][0], whole)?.meaning).toContain('DMSO-d₅')
  // Heights in per cent of the tallest line.
  expect(100 * intensityAt(3.43)).toBeCloseTo(lines.water[0][1], 0)
  expect(100 * intensityAt(2.6 + 3.8 / 400)).toBeGreaterThan(25)
})

test('draws the trace as high as the readout says at each shift, in any view', () => {
  for (const view of [whole, zoomBetween(whole, 7.4, 7.1), scaleBy(zoomBetween(whole, 2.7, 2.4), 3)]) {
    const pieces = [...drawTrace(view).matchAll(/ d="(M[^"]*l[^"]*)"/g)].map(
      ([, d]) => pathsOf(`<path d="${d}" stroke="x">`, 'x')[0] ?? [],
    )
    const misses = pieces.flatMap((points) => {
      const start = Math.ceil(points[0]?.[0] ?? 0)
      return [...heightsOf(points, 492.5)].map((height, index) =>
        Math.abs(height - 400 * view.gain * intensityAt(shiftAt((start + index) / 500, view))),
      )
    })
    expect(misses.length).toBeGreaterThan(490)
    // The flanks are steep: the sides of a line count less than its top.
    expect(misses.filter((miss) => miss > 2 * view.gain).length).toBeLessThan(misses.length / 20)
  }
})

test('draws the signals as pieces that can be coloured, in few bytes', () => {
  const drawing = drawTrace(whole)
  for (const letter of ['a', 'b', 'c']) expect(drawing).toContain(`<path data-signal="${letter}"`)
  expect(drawing).not.toMatch(/NaN|Infinity|undefined/)
  expect(drawing.length + drawAxis(whole).length).toBeLessThan(6000)
  // Nothing of a signal outside of the view.
  expect(drawTrace(zoomBetween(whole, 6, 4))).not.toContain('data-signal')
})

test('a simplified curve differs from the curve by less than the tolerance', () => {
  const curve = Array.from({ length: 200 }, (_, x): Point => [x, 100 / (1 + ((x - 90) / 4) ** 2)])
  const kept = simplify(curve, 1)
  expect(kept.length).toBeLessThan(30)
  expect([kept[0], kept.at(-1)]).toEqual([curve[0], curve.at(-1)])
  const differences = curve.map(([x, y]) => {
    const after = Math.max(
      1,
      kept.findIndex(([next]) => next >= x),
    )
    const [[x0, y0] = [0, 0], [x1, y1] = [0, 0]] = [kept[after - 1], kept[after]]
    return Math.abs((x1 - x0) * (y - y0) - (y1 - y0) * (x - x0)) / Math.hypot(x1 - x0, y1 - y0)
  })
  expect(Math.max(...differences)).toBeLessThanOrEqual(1)
})

test("shows the reader's spectrum with the same gestures, on its own axis", () => {
  const own = ownSubject(prepare(readJcamp(testFidFile()), 'a.jdx'))
  expect(own.caption).toBe('a.jdx, ¹H, 400\u00a0MHz, FID, transformed and phased automatically')
  expect([own.whole.left, own.whole.right].map(Math.round)).toEqual([10, 0])
  expect(own.stops.map((stop) => Number(stop.toFixed(2)))).toEqual([7, 5.5, 1])
  // The tallest line reaches 80 % of the room, as that of the example; enlarged, the small ones stay in proportion.
  for (const [ppm, part] of [
    [1, 1],
    [7, 0.5],
    [5.5, 0.25],
  ] as const) {
    expect(own.intensityAt(ppm)).toBeCloseTo(part, 1)
    const view = zoomBetween(own.whole, ppm - 0.2, ppm + 0.2)
    const [, path = ''] = /<path d="([^"]*)"/.exec(own.drawTrace(view)) ?? []
    const [points = []] = pathsOf(`<path d="${path}" stroke="x">`, 'x')
    expect((492.5 - Math.min(...points.map(([, y]) => y))) / 400).toBeCloseTo(part, 1)
  }
  expect(zoomBetween(own.whole, 40, -40)).toEqual(own.whole)
  expect(zoomBetween(own.whole, 10, 9).left).toBeLessThanOrEqual(own.whole.left)
})
