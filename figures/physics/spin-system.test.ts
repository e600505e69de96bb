import { expect, test } from '@playwright/test'
import type { Line } from './line-shapes'
import { mergeLines, scaleLines, simulateSpin, simulateSpins, splitLine } from './spin-system'

function total(lines: Line[]): number {
  return lines.reduce((sum, { intensity }) => sum + intensity, 0)
}

function mean(lines: Line[]): number {
  return lines.reduce((sum, { position, intensity }) => sum + position * intensity, 0) / total(lines)
}

function expectLines(found: Line[], expected: Line[], digits: number): void {
  expect(found.length).toBe(expected.length)
  found.forEach(({ position, intensity }, index) => {
    expect(position).toBeCloseTo(expected[index]?.position ?? Number.NaN, digits)
    expect(intensity).toBeCloseTo(expected[index]?.intensity ?? Number.NaN, digits)
  })
}

/** Pople, Schneider, Bernstein: lines at ±(C ± J)/2 with C = √(Δν² + J²) and intensities 1 ∓ J/C, the inner ones stronger. */
function abQuartet(distance: number, coupling: number): Line[] {
  const c = Math.hypot(distance, coupling)
  const [outer, inner] = [(c + coupling) / 2, (c - coupling) / 2]
  const [weak, strong] = [1 - coupling / c, 1 + coupling / c]
  return [
    { position: outer, intensity: weak },
    { position: inner, intensity: strong },
    { position: -inner, intensity: strong },
    { position: -outer, intensity: weak },
  ]
}

for (const distance of [100, 30, 10, 4]) {
  test(`an AB quartet with Δν/J = ${distance / 10} is that of the closed formula`, () => {
    const lines = simulateSpins({ offsets: [distance / 2, -distance / 2], couplings: [[0, 10]] })
    expectLines(mergeLines(lines), abQuartet(distance, 10), 9)
  })
}

test('the lines of one spin of an AB quartet are the two on its side, also when most of their intensity is borrowed', () => {
  for (const distance of [100, 10, 2]) {
    const lines = simulateSpin({ offsets: [distance / 2, -distance / 2], couplings: [[0, 10]] }, 0)
    expectLines(mergeLines(lines), abQuartet(distance, 10).slice(0, 2), 9)
  }
})

test('two equivalent spins give one line, whatever their coupling', () => {
  const lines = simulateSpins({ offsets: [5, 5], couplings: [[0, 12]] })
  expectLines(mergeLines(lines), [{ position: 5, intensity: 4 }], 9)
})

test('an ABX system obeys the sum rules: n·2ⁿ⁻¹ in all, centred at the mean offset, X at its own offset', () => {
  const offsets = [20, 5, 900]
  const lines = simulateSpins({
    offsets,
    couplings: [
      [0, 14, 7],
      [0, 0, 3],
    ],
  })
  expect(total(lines)).toBeCloseTo(12, 2)
  expect(mean(lines)).toBeCloseTo((20 + 5 + 900) / 3, 1)
  const x = lines.filter(({ position }) => position > 500)
  expect(total(x)).toBeCloseTo(4, 1)
  expect(mean(x)).toBeCloseTo(900, 1)
  // The outer lines of X lie |J(AX) + J(BX)| apart.
  const strong = mergeLines(x).filter(({ intensity }) => intensity > 0.5)
  expect((strong[0]?.position ?? 0) - (strong.at(-1)?.position ?? 0)).toBeCloseTo(10, 1)
})

test('couplings do not change the means of ν and ν²: ΣI·ν² = 2ⁿ⁻¹·Σνᵢ²', () => {
  // ΣI·νᵏ follows from the trace of k commutators with I⁺; I⁺ commutes with all couplings, so J comes in at k = 3.
  const offsets = [20, 5, -18, 2]
  const lines = simulateSpins({
    offsets,
    couplings: [
      [0, 14, 7, -3],
      [0, 0, 3, 9],
      [0, 0, 0, 11],
    ],
  })
  const square = lines.reduce((sum, { position, intensity }) => sum + position ** 2 * intensity, 0)
  expect(mean(lines)).toBeCloseTo(9 / 4, 3)
  expect(square / (8 * offsets.reduce((sum, hz) => sum + hz ** 2, 0))).toBeCloseTo(1, 3)
})

test('where Δν ≫ J the exact lines are those of first order', () => {
  const offsets = [60_000, 0, -50_000]
  const exact = simulateSpins({
    offsets,
    couplings: [
      [0, 7, 3],
      [0, 0, 12],
    ],
  })
  const couplings = [
    [7, 3],
    [7, 12],
    [3, 12],
  ]
  const firstOrder = offsets.flatMap((hz, spin) => scaleLines(splitLine(hz, couplings[spin] ?? []), 4))
  expectLines(mergeLines(exact, 0.01), mergeLines(firstOrder), 2)
})

test('equal couplings give the rows of Pascal’s triangle, different ones lines of equal height', () => {
  expectLines(
    mergeLines(scaleLines(splitLine(0, [7, 7, 7]), 8)),
    [1, 3, 3, 1].map((intensity, index) => ({ position: 10.5 - 7 * index, intensity })),
    12,
  )
  expect(mergeLines(splitLine(0, [7, 7, 7, 7])).map(({ intensity }) => 16 * intensity)).toEqual([1, 4, 6, 4, 1])
  expect(splitLine(100, [5.5, 2.6]).map(({ intensity }) => intensity)).toEqual([0.25, 0.25, 0.25, 0.25])
  expect(splitLine(100, [])).toEqual([{ position: 100, intensity: 1 }])
})

test('merging does not change its input', () => {
  const lines = splitLine(0, [7, 7])
  mergeLines(lines)
  expect(lines).toEqual(splitLine(0, [7, 7]))
})
