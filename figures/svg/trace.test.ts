import { expect, test } from '@playwright/test'
import { linearScale } from './svg'
import { trace } from './trace'

function placesOf(drawing: string): Array<[number, number]> {
  const [, d = ''] = /d="([^"]*)"/.exec(drawing) ?? []
  const numbers = Array.from(d.matchAll(/-?\d*\.?\d+/g), ([text]) => Number(text))
  let [x, y] = [0, 0]
  return Array.from({ length: numbers.length / 2 }, (_, index) => {
    x += numbers[2 * index] ?? 0
    y += numbers[2 * index + 1] ?? 0
    return [x, y]
  })
}

test('a trace goes through its values, from end to end', () => {
  const places = placesOf(trace([0, 5, -5, 2.5], { span: [0, 30], y: linearScale([0, 10], [100, 0]) }, 'red'))
  const expected = [
    [0, 100],
    [10, 50],
    [20, 150],
    [30, 75],
  ]
  for (const [index, [x, y]] of places.entries()) {
    expect(x).toBeCloseTo(expected[index]?.[0] ?? 0, 6)
    expect(y).toBeCloseTo(expected[index]?.[1] ?? 0, 6)
  }
  expect(places).toHaveLength(4)
})

test('keeps the lowest and the highest value of each column of pixels', () => {
  const values = Float64Array.from({ length: 20_001 }, (_, index) => Math.sin(index))
  values[7777] = 50
  values[13_131] = -40
  const places = placesOf(trace(values, { span: [0, 200], y: (value) => value }, 'red'))
  expect(places.length).toBeLessThan(410)
  expect(Math.max(...places.map(([, y]) => y))).toBeCloseTo(50, 6)
  expect(Math.min(...places.map(([, y]) => y))).toBeCloseTo(-40, 6)
  expect(places.at(-1)?.[0]).toBeCloseTo(200, 0)
})

test('draws a flat run as one line', () => {
  expect(placesOf(trace([1, 1, 1, 1, 1, 1, 5], { span: [0, 60], y: (value) => value }, 'red'))).toHaveLength(3)
})

test('follows a slow drift of less than a tenth of a pixel per step', () => {
  const values = Array.from({ length: 201 }, (_, index) => Math.sin((Math.PI * index) / 200))
  const places = placesOf(trace(values, { span: [0, 200], y: (value) => value }, 'red'))
  expect(Math.max(...places.map(([, y]) => y))).toBeCloseTo(1, 6)
})
