import { expect, test } from '@playwright/test'
import { contourLines } from './contour-lines'

function sample(heightAt: (x: number, y: number) => number, size: number): number[][] {
  return Array.from({ length: size }, (_, row) => Array.from({ length: size }, (__, column) => heightAt(column, row)))
}

test('a round hill has one closed line at the right distance from its top', () => {
  const rows = sample((x, y) => 100 - (x - 20) ** 2 - (y - 20) ** 2, 41)
  const [line = [], ...others] = contourLines(rows, 36)
  expect(others).toEqual([])
  expect(line[0]).toEqual(line.at(-1))
  for (const [x, y] of line) expect(Math.hypot(x - 20, y - 20)).toBeCloseTo(8, 1)
})

test('a slope has one open line from edge to edge', () => {
  const [line = [], ...others] = contourLines(
    sample((x) => x, 5),
    2.5,
  )
  expect(others).toEqual([])
  expect(line.map(([x]) => x)).toEqual([2.5, 2.5, 2.5, 2.5, 2.5])
})

test('a saddle keeps two hills apart below its middle height and joins them above', () => {
  const rows = [
    [1, 0],
    [0, 1],
  ]
  const startsOf = (level: number) => contourLines(rows, level).map((line) => line.length)
  expect(startsOf(0.6)).toEqual([2, 2])
  const around = ([x, y]: [number, number]) => Math.hypot(x - 0, y - 0) < Math.hypot(x - 1, y - 1)
  const [first = []] = contourLines(rows, 0.6)
  expect(new Set(first.map(around)).size).toBe(1)
})

test('a flat map has no line', () => {
  expect(
    contourLines(
      sample(() => 1, 4),
      2,
    ),
  ).toEqual([])
})
