import type { Table } from './player'

/**
 * Fits I = A + B exp(−t / T₁) to each column of integrals, with all three parameters free; delays and T₁ in seconds.
 * For a given T₁ the other two follow by linear regression, so only T₁ is searched.
 */
export function fitRecoveries(delays: number[], table: Table): string[] {
  const [heads = [], ...rows] = table
  return heads.flatMap((head, column) => {
    const values = rows.map((row) => Number(row[column]))
    const [, letter] = /^Abs ([A-Z])/.exec(head) ?? []
    if (!letter) return []
    const { t1, ratio } = fitRecovery(delays, values)
    return [`${letter}: T₁ ${t1.toFixed(2)} s, B/A ${ratio.toFixed(2)}`]
  })
}

function fitRecovery(delays: number[], values: number[]): { t1: number; ratio: number } {
  let best = { rest: Number.POSITIVE_INFINITY, t1: 0, ratio: 0 }
  for (let t1 = 0.3; t1 < 20; t1 *= 1.002) {
    const decays = delays.map((delay) => Math.exp(-delay / t1))
    const [meanX, meanY] = [mean(decays), mean(values)]
    const covariance = mean(decays.map((x, index) => (x - meanX) * ((values[index] ?? 0) - meanY)))
    const b = covariance / mean(decays.map((x) => (x - meanX) ** 2))
    const a = meanY - b * meanX
    const rest = mean(decays.map((x, index) => ((values[index] ?? 0) - a - b * x) ** 2))
    if (rest < best.rest) best = { rest, t1, ratio: b / a }
  }
  return best
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
