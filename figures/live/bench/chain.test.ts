import { expect, test } from '@playwright/test'
import { signals } from '@/figures/data/aspirin/measurement'
import { phaseAt } from '@/figures/physics/phase'
import type { Row } from '../own/own-axis'
import { automaticPhase, createChain, likenessOf, type Settings } from './chain'
import { inflateAspirin } from './inflate-aspirin'

const measured = inflateAspirin()
const process = createChain(measured)
/** What TopSpin did, and the baseline that it did not need. */
const asInstrument: Settings = {
  window: 1,
  lb: 0.3,
  zeros: 2,
  filter: 1,
  transform: 1,
  phase: 2,
  ...measured.phase,
  baseline: 1,
  reference: 0,
  shift: 0,
  view: 0,
}
const likenessWith = (settings: Partial<Settings>) => likenessOf(process({ ...asInstrument, ...settings }), measured, 0)

/** Shifts and heights of the maxima above a height, from the highest shift to the lowest. */
function maximaOf({ values, lowest, highest }: Row, least: number): Array<[ppm: number, height: number]> {
  const step = (highest - lowest) / (values.length - 1)
  return Array.from(values, (height, index): [number, number] => [lowest + index * step, height])
    .filter(([, height], index) => {
      const [before = 0, after = 0] = [values[index - 1], values[index + 1]]
      return height > least && height > before && height >= after
    })
    .reverse()
}

test('makes the spectrum of the instrument from its FID', () => {
  expect(likenessWith({})).toBeGreaterThan(0.99999)
  const [ours, theirs] = [process(asInstrument).row, measured.target].map((row) => maximaOf(row, 0.02))
  expect(ours).toHaveLength(theirs?.length ?? 0)
  expect(ours?.length).toBeGreaterThan(15)
  for (const [index, [ppm, height]] of (ours ?? []).entries()) {
    const [wanted = 0, wantedHeight = 0] = theirs?.[index] ?? []
    expect(Math.abs(ppm - wanted)).toBeLessThan(0.001)
    expect(Math.abs(height - wantedHeight)).toBeLessThan(0.01)
  }
})

test('is like it only with the same steps', () => {
  const best = likenessWith({})
  const { ph0, ph1 } = measured.phase
  // The stated phase is the best one.
  for (const angles of [{ ph0: ph0 + 1 }, { ph0: ph0 - 1 }, { ph1: ph1 + 2 }, { ph1: ph1 - 2 }])
    expect(likenessWith(angles)).toBeLessThan(best)
  for (const other of [{ lb: 0.2 }, { lb: 0.4 }, { window: 0 }]) expect(likenessWith(other)).toBeLessThan(best - 5e-4)
  expect(likenessWith({ filter: 0 })).toBeLessThan(0.8)
  expect(likenessWith({ phase: 0 })).toBeLessThan(0.2)
  expect(likenessWith({ ph0: ph0 + 180 })).toBeCloseTo(-best, 3)
  // With fewer points it is as alike where there are points.
  for (const zeros of [0, 1]) expect(likenessWith({ zeros })).toBeGreaterThan(0.9999)
})

test('finds the phase automatically within a few degrees at every line', () => {
  const width = 1 / (measured.fid.dwell * measured.megahertz)
  const range = { pivot: measured.carrier + width / 2, width }
  for (const ppm of measured.lines) {
    const off = phaseAt(ppm, { ...automaticPhase(measured), ...range }) - phaseAt(ppm, { ...measured.phase, ...range })
    expect(Math.abs(off), `${ppm} ppm`).toBeLessThan(4)
  }
})

test('subtracts the baseline, and moves the axis by the reference', () => {
  const before = process({ ...asInstrument, baseline: 0 })
  expect(Math.abs(before.baseline.farthest)).toBeGreaterThan(10 * before.noise)
  const after = process(asInstrument)
  expect(Math.abs(after.baseline.farthest)).toBeLessThan(before.noise)
  const moved = process({ ...asInstrument, reference: 1, shift: 0.1 })
  expect(moved.row.lowest).toBeCloseTo(after.row.lowest + 0.1, 9)
  expect(moved.row.highest).toBeCloseTo(after.row.highest + 0.1, 9)
  // Without the step, the slider has no effect.
  expect(process({ ...asInstrument, shift: 0.1 }).row.lowest).toBe(after.row.lowest)
})

test('knows where the signals of aspirin are in the spectrum of the instrument', () => {
  const maxima = maximaOf(measured.target, 0.045)
  for (const { name, measured: ppm } of signals) {
    const lines = maxima.filter(([place, height]) => Math.abs(place - ppm) < 0.035 && (name !== 'CH₃' || height > 0.5))
    const middle = lines.reduce((sum, [place, height]) => sum + place * height, 0)
    const area = lines.reduce((sum, [, height]) => sum + height, 0)
    expect(Math.abs(middle / area - ppm), name).toBeLessThan(0.004)
  }
})
