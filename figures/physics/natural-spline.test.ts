import { expect, test } from '@playwright/test'
import { type Knot, naturalSpline } from './natural-spline'

const knots: Knot[] = [
  [0, 1],
  [1, 3],
  [2.5, -1],
  [4, 0.5],
  [7, 2],
]

function secondDerivative(curve: (x: number) => number, x: number): number {
  const step = 1e-3
  return (curve(x - step) - 2 * curve(x) + curve(x + step)) / step ** 2
}

test('the spline goes through its knots', () => {
  const spline = naturalSpline(knots)
  for (const [x, y] of knots) expect(spline(x)).toBeCloseTo(y, 12)
})

test('it does not bend at the ends, and bends without a jump at the knots', () => {
  const spline = naturalSpline(knots)
  expect(secondDerivative(spline, 1e-3)).toBeCloseTo(0, 1)
  expect(secondDerivative(spline, 7 - 1e-3)).toBeCloseTo(0, 1)
  for (const x of [1, 2.5, 4]) {
    expect(secondDerivative(spline, x - 2e-3)).toBeCloseTo(secondDerivative(spline, x + 2e-3), 1)
  }
})

test('three knots of a hat have the bend −3 in the middle', () => {
  // For (0, 0), (1, 1), (2, 0) the system is 4·M = 6·(−2), so M = −3 and y(½) = ½ + 3/16.
  const spline = naturalSpline([
    [0, 0],
    [1, 1],
    [2, 0],
  ])
  expect(spline(0.5)).toBeCloseTo(0.5 + 3 / 16, 12)
})

test('knots on a straight line, and two knots, give this line', () => {
  const straight = naturalSpline([
    [0, 1],
    [2, 5],
    [3, 7],
    [7, 15],
  ])
  for (const x of [0, 0.7, 2.2, 5, 7]) expect(straight(x)).toBeCloseTo(1 + 2 * x, 12)
  const two = naturalSpline([
    [0, 1],
    [4, 3],
  ])
  expect(two(1)).toBeCloseTo(1.5, 12)
})

test('rejects a single knot', () => {
  expect(() => naturalSpline([[0, 1]])).toThrow('1 knots: a spline needs two')
})
