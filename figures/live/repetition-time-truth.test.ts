import { expect, test } from '@playwright/test'
import { roles } from './kit/figure'
import { findFalseClaims, firstNumber, pathsOf, readoutOf } from './kit/sweep'
import { repetitionTime } from './repetition-time'

/** The magnetization along the field before a pulse, after so many pulses that it no longer changes. */
function afterManyPulses(tr: number, t1: number, degrees: number): number {
  let along = 1
  for (let pulse = 0; pulse < 4000; pulse++) {
    const next = 1 - (1 - along * Math.cos((degrees * Math.PI) / 180)) * Math.exp(-tr / t1)
    if (Math.abs(next - along) < 1e-12) return next
    along = next
  }
  return along
}

/** The angle in steps of half a degree with the largest signal per pulse. */
function bestAngle(tr: number, t1: number): number {
  const angles = Array.from({ length: 180 }, (_, index) => (index + 1) / 2)
  const signalAt = (degrees: number) => Math.sin((degrees * Math.PI) / 180) * afterManyPulses(tr, t1, degrees)
  return angles.reduce((best, degrees) => (signalAt(degrees) > signalAt(best) ? degrees : best))
}

/** Lowest and highest percentage of the magnetization in one colour of the upper drawing, from its second pulse on. */
function drawnRange(drawing: string, color: string, tr: number): [low: number, high: number] {
  const [path = []] = pathsOf(drawing, color)
  const shown = path.filter(([x]) => x >= 44 + (496 * tr) / 70 - 0.1).map(([, y]) => (120 - y) / 0.86)
  return [Math.min(...shown), Math.max(...shown)]
}

test('repetition time: losses, error, Ernst angles and time are those of repeated pulses, as drawn', () => {
  const claims = findFalseClaims(
    repetitionTime,
    ({ angle, aq, d1, t1a, t1b, wanted }, view) => {
      const tr = aq + d1
      const [a, b] = [t1a, t1b].map((t1) => afterManyPulses(tr, t1, angle)) as [number, number]
      const error = 100 * (b / a - 1)
      const readouts = new Map(view.readouts)
      const [lostA, lostB] = (readouts.get('Lost to saturation') ?? '').split(', ').map(firstNumber)
      const angles = (readouts.get('Ernst angle') ?? '').split(' and ').map(firstNumber)
      const best = [t1a, t1b].map((t1) => bestAngle(tr, t1))
      const scans = firstNumber((readouts.get('Time') ?? '').replace(/^.*, /, ''))
      const perScan = 30 * Math.sin((angle * Math.PI) / 180) * Math.min(a, b)
      const [, amount, unit] = /^([\d.]+)\u00a0(\w+)/.exec(readouts.get('Time') ?? '') ?? []
      const seconds = Number(amount) * ({ s: 1, min: 60, h: 3600 }[unit ?? ''] ?? Number.NaN)
      const drawn = [
        [roles.accent, a],
        [roles.second, b],
      ].map(([color, before]) => ({ range: drawnRange(view.drawing, String(color), tr), before: 100 * Number(before) }))
      const after = (before: number) => before * Math.cos((angle * Math.PI) / 180)
      const [, side] = /too (small|large)/.exec(view.seen) ?? []
      return [
        Math.abs((lostA ?? 0) - 100 * (1 - a)) > 0.051 && `A loses ${100 * (1 - a)} %, not ${lostA}`,
        Math.abs((lostB ?? 0) - 100 * (1 - b)) > 0.051 && `B loses ${100 * (1 - b)} %, not ${lostB}`,
        Math.abs(readoutOf(view, 'Error of B : A') - error) > 0.051 && `an error of ${error} %`,
        side !== undefined && (side === 'small') !== error < 0 && `${error} %: ${view.seen}`,
        view.seen.includes('same share') && Math.abs(error) > 0.051 && `${error} %: ${view.seen}`,
        view.isMet !== Math.abs(error) <= 1 && `done: ${view.isMet} at ${error} %`,
        best.some((each, index) => Math.abs(each - (angles[index] ?? 0)) > 1.01) && `${best}°, not ${angles}°`,
        perScan * Math.sqrt(scans) < wanted - 1e-6 && `${scans} scans give ${perScan * Math.sqrt(scans)}`,
        scans > 1 && perScan * Math.sqrt(scans - 1) >= wanted && `${scans - 1} scans are enough`,
        Math.abs(seconds / (scans * tr) - 1) > 0.06 && `${scans * tr} s are not ${amount} ${unit}`,
        ...drawn.map(({ range: [low, high], before }) => {
          const isFalse = Math.abs(high - before) > 1 || Math.abs(low - after(before)) > 1
          return tr < 35 && isFalse && `${after(before)} to ${before} %, drawn from ${low} to ${high}`
        }),
      ]
    },
    [{ angle: 90 }, { d1: 20 }, { t1a: 11.2, t1b: 1 }],
  )
  expect(claims).toEqual([])
})

test('repetition time: the named delay brings the error below 1 %, and a shorter one does not', () => {
  const errorAt = ({ angle, t1a, t1b }: Record<string, number>, tr: number) =>
    Math.abs(afterManyPulses(tr, t1b ?? 1, angle ?? 1) / afterManyPulses(tr, t1a ?? 1, angle ?? 1) - 1)
  const claims = findFalseClaims(
    repetitionTime,
    (settings, { seen }) => {
      const { aq } = settings
      const [, needed, delay] = /takes ([\d.]+) s, a D1 of ([\d.]+) s/.exec(seen) ?? []
      if (needed === undefined) {
        return [
          !seen.includes('even without a delay') && `no advice: ${seen}`,
          errorAt(settings, aq) > 0.01 && `${errorAt(settings, aq)} without a delay`,
        ]
      }
      const shorter = Number(needed) - 0.1
      return [
        Math.abs(Number(needed) - Number(delay) - aq) > 1e-6 && `${needed} − ${delay} s are not ${aq} s`,
        errorAt(settings, Number(needed)) > 0.01 && `${errorAt(settings, Number(needed))} at ${needed} s`,
        shorter > aq && errorAt(settings, shorter) <= 0.01 && `${shorter} s are enough`,
      ]
    },
    [{ angle: 90 }, { t1b: 12 }, { t1a: 11.2, t1b: 1 }],
  )
  expect(claims).toEqual([])
})
