/** Eigenvalues of a matrix in no particular order, and the eigenvector of each. */
interface EigenSystem {
  values: Float64Array
  vectors: Float64Array[]
}

/** Largest element beside the diagonal that counts as zero. */
const negligible = 1e-12
const maximumSweeps = 60

/** Diagonalizes a real symmetric matrix by Jacobi's rotations (Press et al., Numerical Recipes, ch. 11.1). */
export function diagonalize(matrix: readonly ArrayLike<number>[]): EigenSystem {
  const size = matrix.length
  const rows = matrix.map((row) => Float64Array.from(row))
  const vectors = rows.map((_, index) => new Float64Array(size).fill(1, index, index + 1))
  let isDiagonal = false
  for (let sweep = 0; sweep < maximumSweeps && !isDiagonal; sweep++) {
    isDiagonal = true
    for (let p = 0; p < size; p++) {
      for (let q = p + 1; q < size; q++) if (turn({ rows, vectors }, p, q)) isDiagonal = false
    }
  }
  return { values: Float64Array.from(rows, (row, index) => row[index] ?? 0), vectors }
}

/** Rotates rows and columns p and q so that their common element vanishes; returns whether there was one. */
function turn({ rows, vectors }: { rows: Float64Array[]; vectors: Float64Array[] }, p: number, q: number): boolean {
  const rowP = rows[p]
  const rowQ = rows[q]
  const vectorP = vectors[p]
  const vectorQ = vectors[q]
  if (!rowP || !rowQ || !vectorP || !vectorQ) return false
  const common = rowP[q] ?? 0
  if (Math.abs(common) < negligible) return false
  const angle = 0.5 * Math.atan2(2 * common, (rowQ[q] ?? 0) - (rowP[p] ?? 0))
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  for (const row of rows) {
    const a = row[p] ?? 0
    const b = row[q] ?? 0
    row[p] = cos * a - sin * b
    row[q] = sin * a + cos * b
  }
  mix(rowP, rowQ, { cos, sin })
  mix(vectorP, vectorQ, { cos, sin })
  return true
}

function mix(one: Float64Array, other: Float64Array, { cos, sin }: { cos: number; sin: number }): void {
  for (let index = 0; index < one.length; index++) {
    const a = one[index] ?? 0
    const b = other[index] ?? 0
    one[index] = cos * a - sin * b
    other[index] = sin * a + cos * b
  }
}
