import { expect, test } from '@playwright/test'
import { simulateSpins } from '@/figures/physics/spin-system'
import { roles } from './kit/figure'
import { findFalseClaims, heightsOf, pathsOf, readoutOf } from './kit/sweep'
import { multiplet } from './multiplet'

type Settings = Parameters<typeof multiplet.render>[0]

const sizes = ['singlet', 'doublet', 'triplet', 'quartet']

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
      const claimedOrder = Array.from(seen.split('.')[0]?.matchAll(/(single|double|triple|quarte)t/g) ?? [], ([name]) =>
        sizes.indexOf(name),
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
      const areaOn = (side: number) =>
        lines.filter(isOfA).reduce((sum, { position, intensity }) => sum + (position * side > 0.1 ? intensity : 0), 0)
      const atMarks = /(lie|are) where these rules put them/.test(seen)
      // Only where J to M is claimed not to matter.
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
        / leans towards M/.test(seen) && ofM > 3 * reach && areaOn(1) < areaOn(-1) && `more area away from M: ${seen}`,
        / leans towards X/.test(seen) && ofM > 3 * reach && areaOn(1) > areaOn(-1) && `more area away from X: ${seen}`,
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
