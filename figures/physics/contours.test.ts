import { expect, test } from '@playwright/test'
import { contourLines, layerIntensities, levelIntensity } from './contours'

function sample(heightAt: (x: number, y: number) => number, size: number): number[][] {
  return Array.from({ length: size }, (_, row) => Array.from({ length: size }, (__, column) => heightAt(column, row)))
}

test('a round hill has one closed line at the right distance from its top', () => {
  const grid = sample((x, y) => 100 - (x - 20) ** 2 - (y - 20) ** 2, 41)
  const [line = [], ...others] = contourLines(grid, 36)
  expect(others).toEqual([])
  expect(line[0]).toEqual(line.at(-1))
  for (const [x, y] of line) expect(Math.hypot(x - 20, y - 20)).toBeCloseTo(8, 1)
})

test('the line around a cone encloses the area of its circle', () => {
  const grid = sample((x, y) => 20 - Math.hypot(x - 20, y - 20), 41)
  const [line = []] = contourLines(grid, 5)
  const area = line.slice(1).reduce((sum, [x, y], index) => {
    const [before, above] = line[index] ?? [0, 0]
    return sum + (before * y - x * above) / 2
  }, 0)
  expect(Math.abs(area) / (Math.PI * 15 ** 2)).toBeCloseTo(1, 2)
})

test('a slope has one open line from edge to edge', () => {
  const grid = sample((x) => x, 5)
  const [line = [], ...others] = contourLines(grid, 2.5)
  expect(others).toEqual([])
  expect(line.map(([x]) => x)).toEqual([2.5, 2.5, 2.5, 2.5, 2.5])
})

test('two hills have two lines above their saddle and one below it', () => {
  const grid = sample(
    (x, y) => Math.exp(-((x - 12) ** 2 + (y - 20) ** 2) / 40) + Math.exp(-((x - 28) ** 2 + (y - 20) ** 2) / 40),
    41,
  )
  const saddle = 2 * Math.exp(-64 / 40)
  expect(contourLines(grid, saddle + 0.02).length).toBe(2)
  expect(contourLines(grid, saddle - 0.02).length).toBe(1)
})

test('a saddle keeps two hills apart below its middle height and joins them above', () => {
  const grid = [
    [1, 0],
    [0, 1],
  ]
  const startsOf = (level: number) => contourLines(grid, level).map((line) => line.length)
  expect(startsOf(0.6)).toEqual([2, 2])
  const around = ([x, y]: [number, number]) => Math.hypot(x - 0, y - 0) < Math.hypot(x - 1, y - 1)
  const [first = []] = contourLines(grid, 0.6)
  expect(new Set(first.map(around)).size).toBe(1)
})

test('a flat map has no line', () => {
  const grid = sample(() => 1, 4)
  expect(contourLines(grid, 2)).toEqual([])
})

test('level 0 is nothing, 100 the highest point, 10 about a thousandth of it', () => {
  expect([0, 10, 100].map(levelIntensity)).toEqual([0, 1 / 1023, 1])
})

test('the layers go from the highest to the lowest, each step half the one before', () => {
  const layers = layerIntensities([0.1, 1], 5)
  expect(layers[0]).toBe(1)
  expect(layers.at(-1)).toBeCloseTo(0.1, 12)
  const drops = layers.slice(1).map((intensity, index) => (layers[index] ?? 0) - intensity)
  drops.slice(1).forEach((drop, index) => {
    expect(drop / (drops[index] ?? 0)).toBeCloseTo(0.5, 12)
  })
})
