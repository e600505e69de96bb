import { diagonalize } from './diagonalize'
import type { Line } from './line-shapes'

/** Spins ½ with their offsets and scalar couplings, all in Hz. */
interface SpinSystem {
  offsets: number[]
  /** `couplings[i][j]` is J between spins i and j, for i < j. */
  couplings: number[][]
}

/** Weaker transitions are dropped. */
const weakest = 1e-4

/**
 * Returns all lines of a strongly coupled system, exactly, from the eigenstates of H = Σ νᵢ·Iz + Σ Jᵢⱼ·Iᵢ·Iⱼ
 * (Pople, Schneider, Bernstein, High-resolution Nuclear Magnetic Resonance, 1959, ch. 6). The intensities of n spins
 * add up to n·2ⁿ⁻¹. The time grows with 8ⁿ: six spins are the practical limit.
 */
export function simulateSpins(system: SpinSystem): Line[] {
  return simulateSpin(system, system.offsets.keys())
}

/**
 * Returns the parts of the lines that come from some of the spins: ⟨lower| Σ I⁻ of these |upper⟩ times the amplitude of all.
 * The parts of all spins add up to the intensity of each line; a part may be negative.
 */
export function simulateSpin(system: SpinSystem, observed: Iterable<number>): Line[] {
  const { values, vectors } = diagonalize(buildHamiltonian(system))
  const [some, all] = [[...observed], [...system.offsets.keys()]]
  const lines: Line[] = []
  vectors.forEach((upper, a) => {
    vectors.forEach((lower, b) => {
      const intensity = transitionAmplitude(upper, lower, some) * transitionAmplitude(upper, lower, all)
      if (Math.abs(intensity) > weakest) lines.push({ position: (values[a] ?? 0) - (values[b] ?? 0), intensity })
    })
  })
  return lines
}

/**
 * Returns the first-order lines of one nucleus (valid for Δν ≫ J): each coupling in turn splits every line into two halves,
 * the one at the higher position first. The intensities add up to 1; couplings have the unit of the position.
 */
export function splitLine(position: number, couplings: readonly number[]): Line[] {
  return couplings.reduce<Line[]>(
    (lines, coupling) =>
      lines.flatMap((line) => [
        { position: line.position + coupling / 2, intensity: line.intensity / 2 },
        { position: line.position - coupling / 2, intensity: line.intensity / 2 },
      ]),
    [{ position, intensity: 1 }],
  )
}

/** Returns the first-order lines of equivalent nuclei, merged; the intensities add up to the number of nuclei. */
export function firstOrderSignal(position: number, nuclei: number, couplings: readonly number[]): Line[] {
  return scaleLines(mergeLines(splitLine(position, couplings)), nuclei)
}

/** Adds up lines that lie within `tolerance` of each other, from the highest position to the lowest. */
export function mergeLines(lines: readonly Line[], tolerance = 1e-6): Line[] {
  const merged: Line[] = []
  for (const line of [...lines].sort((a, b) => b.position - a.position)) {
    const last = merged.at(-1)
    if (last && last.position - line.position <= tolerance) last.intensity += line.intensity
    else merged.push({ ...line })
  }
  return merged
}

/** Scales the lines so that their intensities add up to `total`, such as the number of protons. */
export function scaleLines(lines: readonly Line[], total: number): Line[] {
  const sum = lines.reduce((before, { intensity }) => before + intensity, 0)
  return lines.map(({ position, intensity }) => ({ position, intensity: (total * intensity) / sum }))
}

/** Returns H in Hz in the basis of the products of α and β; a set bit of the index means β ("down"). */
function buildHamiltonian({ offsets, couplings }: SpinSystem): Float64Array[] {
  const size = 2 ** offsets.length
  return Array.from({ length: size }, (_, state) => {
    const row = new Float64Array(size)
    row[state] = offsets.reduce((sum, hz, spin) => sum + hz * projection(state, spin), 0)
    for (let i = 0; i < offsets.length; i++) {
      for (let j = i + 1; j < offsets.length; j++) {
        const coupling = couplings[i]?.[j] ?? 0
        row[state] += coupling * projection(state, i) * projection(state, j)
        if (projection(state, i) !== projection(state, j)) row[state ^ (1 << i) ^ (1 << j)] = coupling / 2
      }
    }
    return row
  })
}

/** Quantum number m of one spin in a product state. */
function projection(state: number, spin: number): number {
  return state & (1 << spin) ? -0.5 : 0.5
}

/** ⟨lower| Σ I⁻ |upper⟩ over the given spins. */
function transitionAmplitude(upper: Float64Array, lower: Float64Array, spins: number[]): number {
  let sum = 0
  for (let state = 0; state < upper.length; state++) {
    const amplitude = upper[state] ?? 0
    if (amplitude === 0) continue
    for (const spin of spins) {
      if (projection(state, spin) > 0) sum += amplitude * (lower[state | (1 << spin)] ?? 0)
    }
  }
  return sum
}
