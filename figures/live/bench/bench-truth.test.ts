import { expect, test } from '@playwright/test'
import { fft } from '@/figures/physics/fourier'
import { median } from '@/figures/physics/noise'
import { roles, startOf } from '../kit/figure'
import { firstNumber, pathsOf, readoutOf } from '../kit/sweep'
import { createBench } from './bench'
import { createChain, type Settings } from './chain'
import { inflateAspirin } from './inflate-aspirin'
import { benchStill } from './still'

const measured = inflateAspirin()
const bench = createBench(measured)
const process = createChain(measured)
const start = startOf(bench)
const right = { transform: 1, filter: 1, window: 1, lb: 0.3, zeros: 1, phase: 2, ph0: -76, ph1: -11 }
const width = 1 / (measured.fid.dwell * measured.megahertz)

/**
 * Angles of the phase of two signals, measured in the transformed FID: between both sides of a line, the dispersion differs, and
 * what other lines add does not.
 */
function measurePhases(): Record<string, number> {
  const size = 32_768
  const count = measured.fid.re.length
  const pad = (part: Float64Array) => Float64Array.from({ length: size }, (_, k) => (k < count ? (part[k] ?? 0) : 0))
  const { re, im } = fft({ re: pad(measured.fid.re), im: pad(measured.fid.im) })
  const addTo = (sum: { re: number; im: number }, ppm: number, sign: number) => {
    const n = Math.round(((ppm - measured.carrier) / width) * size)
    const turn = (2 * Math.PI * measured.delay * n) / size
    const [a, b] = [re[(n + size) % size] ?? 0, im[(n + size) % size] ?? 0]
    sum.re += sign * (a * Math.cos(turn) - b * Math.sin(turn))
    sum.im += sign * (b * Math.cos(turn) + a * Math.sin(turn))
  }
  const angleOf = (ppm: number, from: number, to: number) => {
    const sum = { re: 0, im: 0 }
    for (let away = from; away < to; away += 0.0005) {
      addTo(sum, ppm + away, 1)
      addTo(sum, ppm - away, -1)
    }
    return (180 * Math.atan2(sum.re, -sum.im)) / Math.PI
  }
  return { 'CH₃': angleOf(2.294, 0.01, 0.1), 'H-6': angleOf(8.038, 0.022, 0.04) }
}
const phases = measurePhases()
/** How far the phase of a signal is off, without the phase of the judge. */
function offAt(name: 'CH₃' | 'H-6', { phase, ph0, ph1 }: Settings): number {
  const ppm = name === 'CH₃' ? 2.294 : 8.038
  const applied = phase === 0 ? 0 : ph0 + ph1 * ((measured.carrier + width / 2 - ppm) / width)
  const degrees = (phases[name] ?? 0) + applied
  return Math.abs(degrees - 360 * Math.round(degrees / 360))
}

function* results(): Generator<Settings> {
  const windows = [{ window: 0 }, { lb: 0 }, { lb: 0.2 }, { lb: 0.3 }, { lb: 0.4 }, { lb: 3 }]
  const angles = [
    { phase: 0 },
    { ph0: -74 },
    { ph0: -79 },
    { ph0: 20 },
    { ph0: 103 },
    { ph0: -85, ph1: 0 },
    { ph1: 40 },
    {},
  ]
  const shifts = [0, 0.05, 0.075, 0.1, -0.1]
  for (const window of windows)
    for (const zeros of [0, 1, 2])
      for (const filter of [0, 1]) {
        const base = { ...start, ...right, ...window, zeros, filter }
        for (const angle of angles) yield { ...base, ...angle }
        for (const shift of shifts)
          for (const baseline of [0, 1]) yield { ...base, baseline, reference: shift === 0 ? 0 : 1, shift }
      }
}

/** The largest distance of the median from zero in parts of a spectrum that have no signals. */
function measureBaseline(settings: Settings): number {
  const { values, lowest, highest } = process({ ...settings, reference: 0 }).row
  const indexAt = (ppm: number) => Math.round(((ppm - lowest) / (highest - lowest)) * (values.length - 1))
  const empty = [14, 13, 12, 11, 10, 5, 4, 0.2].map((ppm) =>
    median(values.subarray(indexAt(ppm - 0.3), indexAt(ppm + 0.3))),
  )
  return Math.max(...empty.map(Math.abs))
}

function findFalseClaims(settings: Settings): Array<string | false> {
  const view = bench.render(settings)
  const { isMet = false } = view
  const seen = view.seen.replaceAll('\u00a0', ' ')
  const claimed = (pattern: RegExp) => firstNumber(pattern.exec(seen)?.[0] ?? '')
  const { row, noise } = process(settings)
  const [first, second] = [offAt('CH₃', settings), offAt('H-6', settings)]
  const shift = settings.reference ? settings.shift : 0
  const hasFilter = settings.filter === 0
  const isTilted = /are tilted|point down/.test(seen)
  return [
    seen.includes('digital filter') !== hasFilter && 'filter',
    isTilted && Math.abs(claimed(/off by \d+°/) - first) > 2 && `${first}° off`,
    seen.includes('point down') && !(Math.max(...row.values) < 0.25 && Math.min(...row.values) < -0.9) && 'down',
    isTilted && Math.abs(first) < 1 && 'is upright',
    seen.includes('is upright, but') && (first > 3.5 || second < 0.5) && `${first}° and ${second}°`,
    !hasFilter && !isTilted && !seen.includes('upright') && Math.max(first, second) > 5 && `${first}°, ${second}°`,
    /Hz wide/.test(seen) &&
      Math.abs(claimed(/[\d.]+ Hz wide/) - readoutOf(view, 'Width of the tallest')) > 0 &&
      'width',
    seen.includes('narrower') && !(settings.window === 0 || settings.lb < 0.3) && 'narrower',
    seen.includes('wider') && !(settings.window === 1 && settings.lb > 0.3) && 'wider',
    seen.includes('one point every') && (settings.zeros > 0 || claimed(/[\d.]+ Hz/) !== 0.58) && 'points',
    seen.includes('baseline is not flat') &&
      Math.abs(claimed(/[\d.]+ %/) / (100 * measureBaseline(settings)) - 1) > 0.5 &&
      `${measureBaseline(settings)}`,
    /axis is off|Nothing/.test(seen) &&
      measureBaseline(settings) > 4 * noise &&
      `baseline ${measureBaseline(settings) / noise}`,
    seen.includes('axis is off') && Math.abs(2.294 + shift - claimed(/at [\d.]+ instead/)) > 0.006 && 'line',
    seen.includes('axis is off') && seen.includes('too low') !== shift < 0.07 && 'low',
    isMet !== seen.includes('Nothing is left') && 'done',
    isMet && !(readoutOf(view, 'Correlation') > 0.999 && Math.abs(shift - 0.077) < 0.02) && 'alike',
    isMet && Math.min(...row.values) < -0.01 && 'negative',
  ]
}

test('says only what is true of the spectrum', () => {
  test.slow()
  const claims: string[] = []
  const sentences = new Set<string>()
  for (const settings of results()) {
    const { seen } = bench.render(settings)
    sentences.add(seen.replace(/[−\d.]+/g, '#'))
    for (const claim of findFalseClaims(settings))
      if (claim) claims.push(`${JSON.stringify(settings)}: ${claim}: ${seen}`)
  }
  expect(claims.slice(0, 8)).toEqual([])
  // Each sentence was seen.
  for (const part of ['digital filter', 'tilted', 'point down', 'first-order', 'narrower', 'wider', 'one point every'])
    expect([...sentences].join('\n'), part).toContain(part)
  for (const part of ['baseline is not flat', 'too low', 'too high', 'Nothing is left'])
    expect([...sentences].join('\n'), part).toContain(part)
})

test('says of a FID how long it is, what the filter put at its start, and how far the window lowers its end', () => {
  const { re, im } = measured.fid
  const size = re.map((value, k) => Math.hypot(value, im[k] ?? 0))
  const highest = Math.max(...size)
  const plain = bench.render(start).seen.replaceAll('\u00a0', ' ')
  expect(plain).toContain('8192 points in 1.71 s')
  expect(8192 / 4789.272).toBeCloseTo(1.71, 2)
  expect(plain).toContain('The first 61 of them, almost empty')
  expect(Math.max(...size.subarray(0, 61))).toBeLessThan(0.12 * highest)
  expect(Math.max(...size.subarray(61, 64))).toBeGreaterThan(0.4 * highest)
  const weighted = bench.render({ ...start, window: 1, lb: 1 }).seen
  expect(firstNumber(/with .*%/.exec(weighted)?.[0] ?? '')).toBe(Math.round(100 * Math.exp(-Math.PI * 1.7103)))
})

test('turns the phase of the lines 61 times along the axis while the filter is on', () => {
  const offsets = [8.038, 2.294].map((ppm) => (ppm - measured.carrier) / width)
  const turns = 61.02 * ((offsets[0] ?? 0) - (offsets[1] ?? 0))
  // Without the filter the two lines differ by a few degrees, with it by that many turns.
  expect(Math.abs((phases['H-6'] ?? 0) - (phases['CH₃'] ?? 0))).toBeLessThan(8)
  expect(turns).toBeGreaterThan(20)
  expect(bench.render({ ...start, transform: 1 }).seen).toContain('turns 61 times')
})

test('draws the lines where the axis has them, and moves them with the reference', () => {
  const topOf = (settings: Partial<Settings>) => {
    const { drawing } = bench.render({ ...start, ...right, view: 2, ...settings })
    const [points = []] = pathsOf(drawing, roles.accent)
    return points.reduce((top, point) => (point[1] < top[1] ? point : top))
  }
  const instrument = pathsOf(bench.render({ ...start, ...right, view: 2 }).drawing, roles.ink)[0] ?? []
  const theirs = instrument.reduce((top, point) => (point[1] < top[1] ? point : top))
  expect(Math.abs(topOf({})[0] - theirs[0])).toBeLessThan(2)
  // 60 Hz are 544 pixels.
  const moved = (0.06 * 300.13 * 544) / 60
  expect(topOf({})[0] - topOf({ reference: 1, shift: 0.06 })[0]).toBeCloseTo(moved, -1)
  expect(pathsOf(bench.render({ ...start, view: 2 }).drawing, roles.accent)).toEqual([])
})

test('switches a step on when its slider is moved, and turns about the tallest line', () => {
  const adjust = (wanted: Partial<Settings>, before: Partial<Settings> = {}) =>
    bench.adjust?.({ ...start, ...before, ...wanted }, { ...start, ...before })
  expect(adjust({ lb: 1 })).toMatchObject({ window: 1 })
  expect(adjust({ shift: 0.1 })).toMatchObject({ reference: 1 })
  expect(adjust({ ph0: 10 })).toMatchObject({ phase: 2 })
  expect(adjust({ window: 1 })).toMatchObject({ window: 1, lb: 0.3, phase: 0 })
  const { ph0 = 0, ph1 = 0, phase } = adjust({ phase: 1 }) ?? {}
  expect(phase).toBe(1)
  const before = { ...start, ...right, phase: 1, ph0, ph1 }
  const after = bench.adjust?.({ ...before, ph1: -20 }, before) ?? before
  expect(after.phase).toBe(2)
  expect(Math.abs(offAt('CH₃', after) - offAt('CH₃', before))).toBeLessThan(0.5)
})

test('enlarges the baseline and the lines of the ring', () => {
  const [whole = '', enlarged, line, others] = [0, 1, 2, 3].map(
    (view) => bench.render({ ...start, ...right, view }).drawing,
  )
  expect(new Set([whole, enlarged, line, others]).size).toBe(4)
  for (const tick of ['7.2', '8.0']) expect(others).toContain(`>${tick}<`)
})

test('has the same size, controls and readouts before it is started', () => {
  const [still, shown] = [benchStill, bench].map((figure) => figure.render(start))
  expect(still?.readouts.map(([name]) => name)).toEqual(shown?.readouts.map(([name]) => name))
  expect(benchStill.height).toBe(bench.height)
  expect(JSON.stringify(benchStill.controls)).toBe(JSON.stringify(bench.controls))
  expect(still?.drawing).not.toMatch(/NaN|undefined/)
})
