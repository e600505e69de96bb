import { expect, test } from '@playwright/test'
import { figureWidth } from '@/figures/svg/svg'
import { automaticPhase } from './automatic-phase'
import { automaticPicking } from './automatic-picking'
import { baseline } from './baseline'
import { contours } from './contours'
import { editedHsqc } from './edited-hsqc'
import { integralLimits } from './integral-limits'
import { type LiveFigure, startOf } from './kit/figure'
import { lineBroadening } from './line-broadening'
import { measuredCosy } from './measured-cosy'
import { measuredHmbc } from './measured-hmbc'
import { measuredHsqc } from './measured-hsqc'
import { multiplet } from './multiplet'
import { phase } from './phase'
import { ppmAndHertz } from './ppm-and-hertz'
import { repetitionTime } from './repetition-time'
import { truncation } from './truncation'
import { zeroFilling } from './zero-filling'

const figures: LiveFigure[] = [
  lineBroadening,
  zeroFilling,
  truncation,
  phase,
  automaticPhase,
  baseline,
  multiplet,
  integralLimits,
  ppmAndHertz,
  contours,
  repetitionTime,
  automaticPicking,
  measuredCosy,
  measuredHsqc,
  measuredHmbc,
  editedHsqc,
]

/** The settings at the start with each control once at either end, and all at one end. */
function* corners(figure: LiveFigure): Generator<Record<string, number>> {
  const start = startOf(figure)
  const ends = Object.entries(figure.controls)
  for (const end of ['min', 'max'] as const) {
    for (const [name, control] of ends) yield { ...start, [name]: control[end] }
    yield Object.fromEntries(ends.map(([name, control]) => [name, control[end]]))
  }
}

function readout(figure: LiveFigure, settings: Record<string, number>, name: string): number {
  const { readouts } = figure.render({ ...startOf(figure), ...settings })
  const [, text = ''] = readouts.find(([each]) => each === name) ?? []
  return Number.parseFloat(text.replace('−', '-').replace(/^[^\d-]*/, ''))
}

test('every id is unique', () => {
  expect(new Set(figures.map(({ id }) => id)).size).toBe(figures.length)
})

test('every setting gives a drawing, readouts and a text of real numbers', () => {
  for (const figure of figures) {
    const first = figure.render(startOf(figure))
    for (const settings of corners(figure)) {
      const { drawing, readouts, seen, handles = [] } = figure.render(settings)
      const about = `${figure.id} ${JSON.stringify(settings)}`
      expect([drawing, seen, ...readouts.flat()].join(' '), about).not.toMatch(/NaN|Infinity|undefined/)
      const isInside = handles.every(({ at: [x] }) => x >= 0 && x <= figureWidth)
      const facts = [readouts.map(([name]) => name), handles.length, seen.length > 30, isInside]
      expect(facts, about).toEqual([first.readouts.map(([name]) => name), first.handles?.length ?? 0, true, true])
    }
  }
})

test('dragging a handle to its own position changes nothing by more than a step', () => {
  for (const figure of figures) {
    const settings = startOf(figure)
    for (const { at, drag } of figure.render(settings).handles ?? []) {
      for (const [name, value] of Object.entries(drag(at))) {
        const change = Math.abs(value - (settings[name] ?? 0))
        expect(change, `${figure.id} ${name}`).toBeLessThanOrEqual(figure.controls[name]?.step ?? 0)
      }
    }
  }
})

test('a slider runs in the direction in which it moves its handle', () => {
  for (const figure of figures) {
    const start = startOf(figure)
    const handlesAt = (name: string, value: number) =>
      (figure.render({ ...start, [name]: value }).handles ?? []).map(({ at: [x] }) => x)
    for (const [name, { min, max, reversed = false }] of Object.entries(figure.controls)) {
      const [low, high] = [handlesAt(name, min), handlesAt(name, max)]
      const moved = low.map((x, index) => (high[index] ?? x) - x).find((distance) => distance !== 0)
      if (moved !== undefined) expect(moved < 0, `${figure.id} ${name}`).toBe(reversed)
    }
  }
})

test('each control changes the drawing', () => {
  for (const figure of figures) {
    const start = startOf(figure)
    for (const [name, { min, max, step }] of Object.entries(figure.controls)) {
      // The centre of the Gaussian needs a Gaussian.
      const given = name === 'centre' ? { ...start, gauss: 2 } : start
      const middle = min + step * Math.round((max - min) / step / 2)
      const drawings = [min, middle].map((value) => figure.render({ ...given, [name]: value }).drawing)
      expect(drawings[0] === drawings[1], `${figure.id} ${name}`).toBe(false)
    }
  }
})

test('an aim is not reached at the start, and is reached as the page says', () => {
  const reached: Array<[figure: LiveFigure, settings: Record<string, number>]> = [
    [lineBroadening, { lb: 1 }],
    [truncation, { time: 0.6, window: 2 }],
    [phase, { ph0: -60, ph1: 140 }],
    [automaticPhase, { ph0: -75 }],
    [baseline, { a4: 2.7 }],
    [integralLimits, { left: 40, right: -40 }],
    [repetitionTime, { d1: 9.5 }],
    [automaticPicking, { structure: 0, ratio: 0.02 }],
    [measuredCosy, { lowest: 34, f1: 7.2 }],
    [measuredHsqc, { lowest: 70 }],
    [measuredHmbc, { f2: 4.38, f1: 67 }],
    [editedHsqc, { f2: 4, f1: 49.3 }],
  ]
  for (const [figure, settings] of reached) {
    expect(figure.render(startOf(figure)).isMet, figure.id).toBe(false)
    expect(figure.render({ ...startOf(figure), ...settings }).isMet, figure.id).toBe(true)
  }
})

test('line broadening: the width is the natural one plus LB, and the signal-to-noise ratio is highest at the natural width', () => {
  for (const lb of [0.5, 2, 5]) expect(readout(lineBroadening, { lb }, 'Line width')).toBeCloseTo(1 + lb, 1)
  expect(readout(lineBroadening, {}, 'Highest at LB')).toBeCloseTo(1, 5)
  const ratios = [0, 0.5, 1, 2, 5].map((lb) => readout(lineBroadening, { lb }, 'S/N of a line'))
  expect(Math.max(...ratios)).toBe(ratios[2])
})

test('zero filling: a line halfway between two points loses height until points are added', () => {
  expect(readout(zeroFilling, { power: 0, place: 0 }, 'Highest point')).toBe(100)
  expect(readout(zeroFilling, { power: 0, place: 0.5 }, 'Highest point')).toBeLessThan(70)
  expect(readout(zeroFilling, { power: 4, place: 0.5 }, 'Highest point')).toBe(100)
  expect(readout(zeroFilling, { power: 3 }, 'Points')).toBe(1024)
  expect(readout(zeroFilling, { power: 3 }, 'Hz per point')).toBe(0.125)
})

test('truncation: a signal that does not decay gives the wiggles of sin(x)/x, which a cosine makes four times smaller', () => {
  // sin(x)/x has its first minimum, −0.2172, at x = 4.49 and rises to 0.1284 (Harris, Proc. IEEE 66, 51, 1978); of the cosine
  // window these are −0.0708 and 0.0283.
  const given = { time: 0.4, width: 0.1 }
  expect(readout(truncation, given, 'Largest wiggle')).toBeGreaterThan(31)
  expect(readout(truncation, given, 'Largest wiggle')).toBeLessThan(34.6)
  expect(readout(truncation, { ...given, window: 1 }, 'Largest wiggle')).toBeGreaterThan(8)
  expect(readout(truncation, { ...given, window: 1 }, 'Largest wiggle')).toBeLessThan(9.9)
  expect(readout(truncation, { time: 1, width: 1 }, 'Signal left at the cut')).toBeCloseTo(100 * Math.exp(-Math.PI), 1)
})

test('phase: PH0 = −60° and PH1 = 140° undo the error, and the angle at the pivot stays when PH1 changes', () => {
  const { seen } = phase.render({ ph0: -60, ph1: 140, pivot: 9 })
  expect(seen).toContain('the phase is right')
  const before = { ph0: 10, ph1: 20, pivot: 3 }
  const after = phase.adjust?.({ ...before, ph1: 120 }, before) ?? before
  expect(after).toEqual({ ph0: 10 - 70, ph1: 120, pivot: 3 })
  expect(readout(phase, after, 'at the pivot')).toBe(readout(phase, before, 'at the pivot'))
  // Either end of the slider can be reached.
  for (const ph0 of [-180, 180]) expect(phase.adjust?.({ ...before, ph0 }, before)).toMatchObject({ ph0 })
  // Moving the pivot changes no angle.
  expect(readout(phase, { ...before, pivot: 7 }, 'Remaining at 9 ppm')).toBe(
    readout(phase, before, 'Remaining at 9 ppm'),
  )
})

test('automatic phase: the cost is lowest where PH0 undoes the error, within 3°', () => {
  for (const error of [-140, -20, 75]) {
    expect(Math.abs(readout(automaticPhase, { error }, 'Lowest at PH0') + error)).toBeLessThanOrEqual(3)
  }
  expect(readout(automaticPhase, { error: 75, ph0: -75 }, 'Cost')).toBeLessThan(0.03)
  expect(readout(automaticPhase, { error: 75, ph0: 105 }, 'Cost')).toBeGreaterThan(0.3)
})

test('baseline: anchors in signal-free regions bring the integrals near to 2 : 2 : 3, an anchor on a signal does not', () => {
  const spread = { a3: 5.4, a4: 2.7 }
  expect(readout(baseline, spread, 'Largest error')).toBeLessThan(4)
  expect(readout(baseline, {}, 'Largest error')).toBeGreaterThan(8)
  expect(readout(baseline, { ...spread, a3: 4.1 }, 'Largest error')).toBeGreaterThan(20)
})

test('integral limits: half of a line lies within its width, 2/π·arctan(2a/w) within ±a', () => {
  expect(readout(integralLimits, { left: 0.5, right: -0.5, width: 1 }, 'Inside the limits')).toBe(50)
  expect(readout(integralLimits, { left: 10, right: -10, width: 1 }, 'Inside the limits')).toBeCloseTo(96.8, 5)
  expect(readout(integralLimits, { width: 1 }, 'For 99 %')).toBe(32)
})

test('multiplet: Δν/J, and five partners at once', () => {
  expect(readout(multiplet, { field: 400, distance: 0.6, j: 12 }, 'Δν/J to M')).toBe(20)
  expect(multiplet.render({ ...startOf(multiplet), count: 3, countX: 2, j: 5 }).seen).toContain('A is a sextet')
  expect(readout(multiplet, { count: 3, countX: 2 }, 'First order')).toBe(12)
  expect(readout(multiplet, { count: 2, countX: 1 }, 'First order')).toBe(6)
})

test('ppm and hertz: at 500 MHz one ppm is 500 Hz', () => {
  expect(readout(ppmAndHertz, { field: 500 }, '1 ppm')).toBe(500)
  const { readouts } = ppmAndHertz.render({ field: 400, place: 2 })
  expect(readouts.map(([, value]) => value.replaceAll('\u00a0', ' '))).toEqual(['800 Hz', '400 Hz', '0.0190 ppm'])
})

test('contours: the level is that of the sliders of NMRium', () => {
  expect(readout(contours, { lowest: 45 }, 'Lowest contour')).toBeCloseTo(2.1, 1)
  expect(contours.render({ ...startOf(contours), lowest: 25 }).seen).toContain('through the noise')
  expect(contours.render({ ...startOf(contours), lowest: 70 }).seen).toContain('missing')
})
