import { expect, test } from '@playwright/test'
import type { Line } from '@/figures/physics/line-shapes'
import { mergeLines, simulateSpins, splitLine } from '@/figures/physics/spin-system'
import { roles } from './kit/figure'
import { findFalseClaims, heightsOf, pathsOf, readoutOf } from './kit/sweep'
import { multiplet } from './multiplet'

type Settings = Parameters<typeof multiplet.render>[0]

const sizes = ['singlet', 'doublet', 'triplet', 'quartet', 'quintet', 'sextet']

/** Couplings of A by the first-order rules: each value once, with the number of its partners. */
function couplingsOf({ count, j, countX, jX }: Settings): Map<number, number> {
  const groups = new Map<number, number>()
  for (const [size, coupling] of [
    [count, j],
    [countX, jX],
  ] as const) {
    if (size > 0 && coupling > 0) groups.set(coupling, (groups.get(coupling) ?? 0) + size)
  }
  return groups
}

/** Lines by the exact calculation, with A at 0 Hz. */
function exactLines({ field, count, j, distance, countX, jX }: Settings) {
  const offsets = [0, ...Array(count).fill(distance * field), ...Array(countX).fill((1.2 - 3) * field)]
  return simulateSpins({ offsets, couplings: [[0, ...Array(count).fill(j), ...Array(countX).fill(jX)]] })
}

/** The enlarged signal as drawn. */
function enlargedOf(settings: Settings): Float64Array {
  return heightsOf(pathsOf(multiplet.render(settings).drawing, roles.accent).at(-1) ?? [], 320)
}

/** Positions of the marks in Hz. */
function marksOf(drawing: string): number[] {
  const ends = pathsOf(drawing, roles.second).at(-1) ?? []
  return ends.filter((_, index) => index % 2 === 0).map(([x]) => 40 - ((x - 8) * 80) / 544)
}

test('multiplet: the name fits the couplings, and the lines lie at the marks where the text says so', () => {
  const claims = findFalseClaims(
    multiplet,
    (settings, view) => {
      const { seen, drawing } = view
      const marks = marksOf(drawing)
      const near = (position: number) => marks.some((mark) => Math.abs(mark - position) < 0.5)
      const named = sizes.flatMap((size, index) => (new RegExp(`\\b${size}s?\\b`).test(seen) ? [index] : []))
      const order = [...couplingsOf(settings)].sort(([a], [b]) => b - a).map(([, size]) => size)
      const claimedOrder = Array.from(
        seen.split('.')[0]?.matchAll(/(single|double|triple|quarte|quinte|sexte)t/g) ?? [],
        ([name]) => sizes.indexOf(name),
      )
      const expected = order.length === 0 ? [0] : order
      const lines = exactLines(settings)
      const total = 2 ** (settings.count + settings.countX)
      const perMark = marks.map((mark) =>
        lines.reduce((sum, { position, intensity }) => sum + (Math.abs(position - mark) < 0.5 ? intensity : 0), 0),
      )
      // Within the signal of A, and not a line of M.
      const reach = Math.max(...marks) + 2
      const ofM = settings.count > 0 ? settings.distance * settings.field : Number.POSITIVE_INFINITY
      const isOfA = ({ position }: { position: number }) =>
        Math.abs(position) < reach && Math.abs(position - ofM) > settings.j / 2 + 1
      const astray = lines.filter((line) => line.intensity > 0.02 * total && isOfA(line) && !near(line.position))
      const atMarks = /(lie|are) where these rules put them/.test(seen)
      // The sentence claims that J(AM) does not appear: the signal must be the same with J = 0.
      const [shown, without] = /does not appear/.test(seen) ? [settings, { ...settings, j: 0 }].map(enlargedOf) : []
      const changes = shown?.map((each, index) => Math.abs(each - (without?.[index] ?? 0))) ?? [0]
      const ratios = [
        settings.count > 0 && settings.j > 0 ? (settings.distance * settings.field) / settings.j : Infinity,
        settings.countX > 0 && settings.jX > 0 ? (1.8 * settings.field) / settings.jX : Infinity,
      ]
      return [
        claimedOrder.join() !== expected.join() && `couplings to ${order} partners, named ${named}: ${seen}`,
        readoutOf(view, 'First order') !== marks.length && `${marks.length} marks`,
        atMarks && astray.length > 0 && `a line at ${astray[0]?.position.toFixed(2)} Hz, marks at ${marks}: ${seen}`,
        atMarks && Math.min(...perMark) < 0.02 * total && `no line at one of the marks ${marks}`,
        !atMarks && Math.min(...ratios) > 200 && `Δν/J of ${ratios}, but: ${seen}`,
        Math.max(...changes) > 3 && `J to M changes the signal: ${seen}`,
        /coupling to M is strong/.test(seen) && (ratios[0] ?? 0) > (ratios[1] ?? 0) && `Δν/J of ${ratios}: ${seen}`,
      ]
    },
    [
      { count: 0, countX: 2 },
      { distance: 0, j: 2 },
      { count: 2, jX: 12 },
    ],
  )
  expect(claims).toEqual([])
})

/** Every combination of settings that differ in a coarse grid. */
function* grid(): Generator<Settings> {
  for (const field of [60, 100, 200, 400, 1000])
    for (const count of [0, 1, 2, 3])
      for (const j of count > 0 ? [0, 2, 7, 12, 20] : [12])
        for (const distance of count > 0 ? [0, 0.05, 0.1, 0.2, 0.3, 0.5, 0.6, 1, 1.5] : [0.6])
          for (const countX of [0, 1, 2])
            for (const jX of countX > 0 ? [0, 5, 20] : [5]) yield { field, count, j, distance, countX, jX }
}

/** The lines between those of M and those of X: each proton has 2ⁿ⁻¹ of the intensity of all lines, and they are in this order. */
function linesBetween({ count, j, countX, jX, ...rest }: Settings): Line[] {
  const coupled = { ...rest, j, jX, count: j > 0 ? count : 0, countX: jX > 0 ? countX : 0 }
  const lines = mergeLines(exactLines(coupled), 0.02)
  const perProton = 2 ** (coupled.count + coupled.countX)
  let sum = 0
  return lines.filter(({ intensity }) => {
    sum += intensity
    const middle = (sum - intensity / 2) / perProton
    return middle > coupled.count && middle < coupled.count + 1
  })
}

/** The largest distance between lines that rise above a part of the highest one, and marks. */
function distanceFromMarks(lines: Line[], marks: Line[], least: number): number {
  const highest = Math.max(...lines.map(({ intensity }) => intensity))
  const shown = lines.filter(({ intensity }) => intensity > least * highest)
  const farthest = (from: Line[], to: Line[]) =>
    Math.max(...from.map((one) => Math.min(...to.map((other) => Math.abs(one.position - other.position)))))
  return Math.max(farthest(shown, marks), farthest(marks, shown))
}

/** How far the mean of the lines lies towards M from the middle of the outermost two, in Hz. */
function leanOf(lines: Line[]): number {
  const highest = Math.max(...lines.map(({ intensity }) => intensity))
  const shown = lines.filter(({ intensity }) => intensity > 0.04 * highest).map(({ position }) => position)
  const [sum, moment] = [1, 0].map((power) =>
    lines.reduce((before, { position, intensity }) => before + intensity * (power === 1 ? 1 : position), 0),
  )
  return (moment ?? 0) / (sum ?? 1) - (Math.max(...shown) + Math.min(...shown)) / 2
}

test('multiplet: the distance from the marks is that of the lines between M and X, and the signal leans to a partner', () => {
  const claims = [...grid()].flatMap((settings) => {
    const { seen } = multiplet.render(settings)
    const { count, j, distance, field, countX, jX } = settings
    const about = `${JSON.stringify(settings)}: ${seen}`
    const claimed = /up to ([\d.]+) Hz away/.exec(seen)?.[1]
    const hasNumber = claimed !== undefined || seen.includes('where these rules put them')
    const marks = mergeLines(splitLine(0, [...Array(count).fill(j), ...Array(countX).fill(jX)]))
    const edge = (marks[0]?.position ?? 0) + j / 2
    const isApart = count === 0 || j === 0 || distance * field > edge + 1e-6
    const lines = isApart ? linesBetween(settings) : []
    const limits = isApart ? [0.04, 0.05, 0.06].map((least) => distanceFromMarks(lines, marks, least)) : []
    const isTrue = limits.some((truth) => (claimed ? Math.abs(truth - Number(claimed)) < 0.15 : truth < 0.55))
    const towards = /leans towards (\w)/.exec(seen)?.[1]
    return [
      isApart !== hasNumber && `${isApart ? 'no' : 'a'} number, M at ${distance * field} Hz: ${about}`,
      isApart && !isTrue && `${limits[1]?.toFixed(2)} Hz: ${about}`,
      towards === 'M' && (count === 0 || j === 0) && about,
      towards === 'X' && (countX === 0 || jX === 0) && about,
      isApart && towards === 'M' && leanOf(lines) < 0 && `leans to X: ${about}`,
      isApart && towards === 'X' && leanOf(lines) > 0 && `leans to M: ${about}`,
    ].filter((claim) => claim !== false)
  })
  expect([claims.length, ...claims.slice(0, 12)]).toEqual([0])
})
