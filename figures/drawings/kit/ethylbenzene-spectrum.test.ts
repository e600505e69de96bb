import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { z } from 'zod'
import { ethylbenzeneSampleAt } from './ethylbenzene-spectrum'

const lines = z.array(z.tuple([z.number(), z.number()]))
const sample = z
  .object({
    lines: z.object({ methyl: lines, methylene: lines, aromatic: lines, water: lines, residualSolvent: lines }),
  })
  .parse(JSON.parse(readFileSync('figures/data/ethylbenzene-lines.json', 'utf8')))
const { methyl, methylene, aromatic, water, residualSolvent } = sample.lines

test('the drawn spectrum has its lines where the sample has them', () => {
  const shifts = Array.from({ length: 35001 }, (_, index) => 7.5 - index * 0.0002)
  const heights = shifts.map(ethylbenzeneSampleAt)
  const maxima = shifts.filter((_, index) => {
    const height = heights[index] ?? 0
    return height > (heights[index - 1] ?? 0) && height >= (heights[index + 1] ?? 0)
  })
  for (const [ppm] of [...methyl, ...methylene, ...aromatic, ...water, ...residualSolvent]) {
    const nearest = Math.min(...maxima.map((place) => Math.abs(place - ppm)))
    expect(nearest, `${ppm} ppm`).toBeLessThan(0.006)
  }
  for (const [ppm, height] of [...water, ...residualSolvent]) {
    const drawn = Math.max(...heights.filter((_, index) => Math.abs((shifts[index] ?? 0) - ppm) < 0.005))
    expect(Math.abs((100 * drawn) / Math.max(...heights) - height)).toBeLessThan(1)
  }
})
