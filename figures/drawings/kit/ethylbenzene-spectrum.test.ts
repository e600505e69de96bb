import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { z } from 'zod'
import { ethylbenzeneSampleAt } from './ethylbenzene-spectrum'

const lines = z.array(z.tuple([z.number(), z.number()]))
const sample = z
  .object({
    source: z.string(),
    header: z.object({ solvent: z.string(), megahertz: z.number(), scans: z.number() }),
    lines: z.object({ methyl: lines, methylene: lines, aromatic: lines, water: lines, residualSolvent: lines }),
    areas: z.object({ methyl: z.number(), methylene: z.number(), aromatic: z.number(), water: z.number() }),
  })
  .parse(JSON.parse(readFileSync('figures/data/ethylbenzene-lines.json', 'utf8')))
const quickStart = readFileSync('content/docs/00_quickstart/quickstart.mdx', 'utf8')
const { methyl, methylene, aromatic, water, residualSolvent } = sample.lines
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const center = (multiplet: typeof methyl) => mean(multiplet.map(([ppm]) => ppm))
/** Distance of neighbouring lines in Hz. */
const spacing = (multiplet: typeof methyl) => {
  const shifts = multiplet.map(([ppm]) => ppm)
  return ((Math.max(...shifts) - Math.min(...shifts)) * sample.header.megahertz) / (shifts.length - 1)
}

test('the quick start links the sample whose lines are recorded here and names its solvent', () => {
  expect(quickStart).toContain(`#?jcamp=${sample.source}`)
  expect(quickStart).toContain(`${sample.header.solvent}-d<sub>6</sub>`)
  expect(quickStart).not.toContain('CHCl')
})

test('shifts and couplings of the quick start are those of the sample', () => {
  expect(quickStart).toMatch(row('a, CH<sub>3</sub>', center(methyl).toFixed(2), 't', spacing(methyl).toFixed(1)))
  expect(quickStart).toMatch(row('b, CH<sub>2</sub>', center(methylene).toFixed(2), 'q', spacing(methylene).toFixed(1)))
  expect(quickStart).toMatch(row('water', center(water).toFixed(2), 's', '–'))
  const [low, high] = [Math.min(...aromatic.map(([ppm]) => ppm)), Math.max(...aromatic.map(([ppm]) => ppm))]
  expect(quickStart).toMatch(row('c, aromatic', `${low.toFixed(2)}–${high.toFixed(2)}`, 'm', '–'))
  expect(quickStart).toContain(`δ ${center(methyl).toFixed(2)} (3H, t, J = ${spacing(methyl).toFixed(2)} Hz)`)
  expect(quickStart).toContain(`${center(methylene).toFixed(2)} (2H, q, J = `)
  expect(quickStart).toContain(`at ${center(residualSolvent).toFixed(2)} ppm`)
})

test('the integrals of the quick start add up to ten protons, with and without the water', () => {
  const { areas } = sample
  const molecule = areas.methyl + areas.methylene + areas.aromatic
  const withWater = [...quickStart.matchAll(/^\| (?:[abc], |water).*?\| .*? \| ([\d.]+) \|/gm)].map(([, text]) =>
    Number(text),
  )
  expect(withWater).toHaveLength(4)
  expect(withWater.reduce((sum, value) => sum + value, 0)).toBeCloseTo(10, 1)
  for (const [index, area] of [areas.methyl, areas.methylene, areas.water, areas.aromatic].entries()) {
    expect(Math.abs((withWater[index] ?? 0) - (10 * area) / (molecule + areas.water))).toBeLessThan(0.03)
  }
  const without =
    quickStart
      .match(/rise to ([\d.]+), ([\d.]+) and ([\d.]+):/)
      ?.slice(1)
      .map(Number) ?? []
  for (const [index, area] of [areas.methyl, areas.methylene, areas.aromatic].entries()) {
    expect(Math.abs((without[index] ?? 0) - (10 * area) / molecule)).toBeLessThan(0.03)
  }
})

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

function row(name: string, shift: string, multiplicity: string, coupling: string): RegExp {
  return new RegExp(`^\\| ${name} \\| ${shift} \\| [\\d.]+ \\| ${multiplicity} \\| ${coupling} \\|$`, 'm')
}
