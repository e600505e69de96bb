import { expect, test } from '@playwright/test'
import { diagonalize } from './diagonalize'
import { gaussianNoise } from './noise'

test('a matrix of two rows has the eigenvalues m ± √(d² + c²)', () => {
  const values = diagonalize([
    [7, 2],
    [2, 3],
  ]).values.sort()
  expect(values[0]).toBeCloseTo(5 - Math.sqrt(8), 12)
  expect(values[1]).toBeCloseTo(5 + Math.sqrt(8), 12)
})

test('a chain of ones has the eigenvalues 2·cos(kπ/(n + 1))', () => {
  const size = 7
  const chain = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (__, column) => (Math.abs(row - column) === 1 ? 1 : 0)),
  )
  const values = [...diagonalize(chain).values].sort((a, b) => b - a)
  values.forEach((value, k) => {
    expect(value).toBeCloseTo(2 * Math.cos(((k + 1) * Math.PI) / (size + 1)), 12)
  })
})

test('every eigenvector has length 1 and is only stretched by the matrix, which is not changed', () => {
  const noise = gaussianNoise(3)
  const matrix = Array.from({ length: 8 }, () => new Float64Array(8))
  matrix.forEach((row, i) => {
    for (let j = i; j < 8; j++) row[j] = (matrix[j] ?? row)[i] = 100 * noise()
  })
  const before = structuredClone(matrix)
  const { values, vectors } = diagonalize(matrix)
  expect(matrix).toEqual(before)
  vectors.forEach((vector, index) => {
    expect(vector.reduce((sum, part) => sum + part ** 2, 0)).toBeCloseTo(1, 12)
    for (const [row, parts] of matrix.entries()) {
      const image = parts.reduce((sum, part, column) => sum + part * (vector[column] ?? 0), 0)
      expect(image).toBeCloseTo((values[index] ?? 0) * (vector[row] ?? 0), 9)
    }
  })
})
