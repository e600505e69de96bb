/** One transition of a spin system. */
export interface Transition {
  hz: number
  intensity: number
}

/** Spins ½ with their offsets and couplings, all in hertz; `couplings[i][j]` for i < j. */
export interface SpinSystem {
  offsets: number[]
  couplings: number[][]
}

interface EigenSystem {
  values: number[]
  /** One row for each eigenvector. */
  vectors: number[][]
}

/** Returns the spectrum of a strongly coupled system: all transitions that lower one spin in all. */
export function simulateSpins(system: SpinSystem): Transition[] {
  const { values, vectors } = diagonalize(buildHamiltonian(system))
  const spins = system.offsets.length
  const transitions: Transition[] = []
  vectors.forEach((upper, a) => {
    vectors.forEach((lower, b) => {
      const intensity = transitionAmplitude(upper, lower, spins) ** 2
      if (intensity > 1e-4) transitions.push({ hz: (values[a] ?? 0) - (values[b] ?? 0), intensity })
    })
  })
  return transitions
}

/** H = Σ νᵢ·Iz + Σ Jᵢⱼ·Iᵢ·Iⱼ in the product basis; a set bit means "down". */
function buildHamiltonian({ offsets, couplings }: SpinSystem): number[][] {
  const size = 2 ** offsets.length
  const matrix = Array.from({ length: size }, () => new Array<number>(size).fill(0))
  for (let state = 0; state < size; state++) {
    const row = matrix[state] ?? []
    row[state] = offsets.reduce((sum, hz, spin) => sum + hz * projection(state, spin), 0)
    forEachPair(offsets.length, (i, j) => {
      const coupling = couplings[i]?.[j] ?? 0
      row[state] = (row[state] ?? 0) + coupling * projection(state, i) * projection(state, j)
      const flipped = state ^ (1 << i) ^ (1 << j)
      if (projection(state, i) !== projection(state, j)) row[flipped] = (row[flipped] ?? 0) + coupling / 2
    })
  }
  return matrix
}

function projection(state: number, spin: number): number {
  return state & (1 << spin) ? -0.5 : 0.5
}

function forEachPair(count: number, visit: (i: number, j: number) => void): void {
  for (let i = 0; i < count; i++) for (let j = i + 1; j < count; j++) visit(i, j)
}

/** ⟨lower| Σ I⁻ |upper⟩ */
function transitionAmplitude(upper: number[], lower: number[], spins: number): number {
  let sum = 0
  upper.forEach((amplitude, state) => {
    for (let spin = 0; spin < spins; spin++) {
      if (projection(state, spin) > 0) sum += amplitude * (lower[state | (1 << spin)] ?? 0)
    }
  })
  return sum
}

/** Jacobi's method for a real symmetric matrix. */
function diagonalize(matrix: number[][]): EigenSystem {
  const size = matrix.length
  const vectors = matrix.map((_, i) => matrix.map((__, j) => (i === j ? 1 : 0)))
  for (let sweep = 0; sweep < 60; sweep++) {
    forEachPair(size, (p, q) => {
      turn(matrix, vectors, p, q)
    })
  }
  return { values: matrix.map((row, index) => row[index] ?? 0), vectors }
}

/** Rotates rows and columns p and q so that their common element vanishes. */
function turn(matrix: number[][], vectors: number[][], p: number, q: number): void {
  const rowP = matrix[p] ?? []
  const rowQ = matrix[q] ?? []
  const common = rowP[q] ?? 0
  if (Math.abs(common) < 1e-12) return
  const angle = 0.5 * Math.atan2(2 * common, (rowQ[q] ?? 0) - (rowP[p] ?? 0))
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  for (const row of matrix) mix(row, p, q, cos, sin)
  mixRows(rowP, rowQ, cos, sin)
  mixRows(vectors[p] ?? [], vectors[q] ?? [], cos, sin)
}

function mix(row: number[], p: number, q: number, cos: number, sin: number): void {
  const a = row[p] ?? 0
  const b = row[q] ?? 0
  row[p] = cos * a - sin * b
  row[q] = sin * a + cos * b
}

function mixRows(rowP: number[], rowQ: number[], cos: number, sin: number): void {
  rowP.forEach((a, index) => {
    const b = rowQ[index] ?? 0
    rowP[index] = cos * a - sin * b
    rowQ[index] = sin * a + cos * b
  })
}
