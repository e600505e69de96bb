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

/** A line, and the part of its intensity that comes from the observed spins. */
interface SharedLine extends Line {
  part: number
}

/**
 * Returns all lines of a strongly coupled system, exactly, from the eigenstates of H = Σ νᵢ·Iz + Σ Jᵢⱼ·Iᵢ·Iⱼ
 * (Pople, Schneider, Bernstein, High-resolution Nuclear Magnetic Resonance, 1959, ch. 6). The intensities of n spins
 * add up to n·2ⁿ⁻¹. Six spins take about a millisecond, each further one eight times as long.
 */
export function simulateSpins(system: SpinSystem): Line[] {
  return simulateParts(system, []).map(({ position, intensity }) => ({ position, intensity }))
}

/**
 * Returns the lines of one spin: those that owe most of their intensity to it. Lines of its partners owe a little of theirs
 * to this spin as well, the more the stronger the coupling.
 */
export function simulateSpin(system: SpinSystem, spin: number): Line[] {
  return simulateParts(system, [spin])
    .filter(({ intensity, part }) => part > intensity / 2)
    .map(({ position, intensity }) => ({ position, intensity }))
}

/** Each line with ⟨lower| Σ I⁻ of the observed spins |upper⟩ times the amplitude of all: the parts of all spins add up to it. */
function simulateParts(system: SpinSystem, observed: number[]): SharedLine[] {
  const all = [...system.offsets.keys()]
  const levels = Array.from({ length: all.length + 1 }, (_, down) => findLevels(system, down))
  return levels.slice(1).flatMap((lower, down) => {
    const upper = levels[down] ?? []
    return upper.flatMap((from) =>
      lower.flatMap((to) => {
        const amplitude = transitionAmplitude(from, to, all)
        if (amplitude ** 2 <= weakest) return []
        const part = amplitude * transitionAmplitude(from, to, observed)
        return [{ position: from.hz - to.hz, intensity: amplitude ** 2, part }]
      }),
    )
  })
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

/** An eigenstate: its energy in Hz, and its amplitude in each product of α and β. */
interface Level {
  hz: number
  amplitudes: Float64Array
}

/** Returns the eigenstates with a number of spins "down": H does not mix states that differ in it. */
function findLevels(system: SpinSystem, down: number): Level[] {
  const count = 2 ** system.offsets.length
  const states = [...Array(count).keys()].filter((state) => countBits(state) === down)
  const { values, vectors } = diagonalize(buildHamiltonian(system, states))
  return vectors.map((vector, index) => {
    const amplitudes = new Float64Array(count)
    for (const [at, state] of states.entries()) amplitudes[state] = vector[at] ?? 0
    return { hz: values[index] ?? 0, amplitudes }
  })
}

function countBits(state: number): number {
  return state === 0 ? 0 : (state & 1) + countBits(state >> 1)
}

/** Returns H in Hz in a basis of products of α and β; a set bit of a state means β ("down"). */
function buildHamiltonian({ offsets, couplings }: SpinSystem, states: number[]): Float64Array[] {
  const places = new Map(states.map((state, index) => [state, index]))
  return states.map((state, at) => {
    const row = new Float64Array(states.length)
    row[at] = offsets.reduce((sum, hz, spin) => sum + hz * projection(state, spin), 0)
    for (let i = 0; i < offsets.length; i++) {
      for (let j = i + 1; j < offsets.length; j++) {
        const coupling = couplings[i]?.[j] ?? 0
        row[at] += coupling * projection(state, i) * projection(state, j)
        const flipped = places.get(state ^ (1 << i) ^ (1 << j))
        if (flipped !== undefined && projection(state, i) !== projection(state, j)) row[flipped] = coupling / 2
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
function transitionAmplitude(upper: Level, lower: Level, spins: number[]): number {
  let sum = 0
  for (let state = 0; state < upper.amplitudes.length; state++) {
    const amplitude = upper.amplitudes[state] ?? 0
    if (amplitude === 0) continue
    for (const spin of spins) {
      if (projection(state, spin) > 0) sum += amplitude * (lower.amplitudes[state | (1 << spin)] ?? 0)
    }
  }
  return sum
}
