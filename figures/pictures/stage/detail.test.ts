import { expect, test } from '@playwright/test'
import { detailOf } from './detail'

const box = (x: number, y: number, width = 20, height = 20) => ({ x, y, width, height })
const whole = box(0, 0, 920, 560)
const plot = box(30, 40, 490, 520)

function detail(picture: typeof whole, points: Array<[x: number, y: number]>, pieces: Array<typeof whole> = []) {
  const marks = points.map(([x, y]) => ({ disc: box(x, y), target: box(x - 20, y) }))
  return detailOf(picture, { marks, pieces, plot })
}

test('holds every mark with its target and a margin', () => {
  const found = detail(whole, [
    [600, 150],
    [760, 300],
  ])
  expect(found).toEqual(box(500, 115, 360, 240))
})

test('keeps to the corner of the picture near which the marks are, with the spectrum down to its axis', () => {
  expect(detail(whole, [[40, 100]])).toEqual(box(0, 24, 360, 536))
})

test('has its edges beside words instead of in them, and reaches further for that', () => {
  const words = [box(480, 200, 60), box(850, 200, 30), box(700, 90, 60), box(700, 345, 60)]
  const found = detail(
    whole,
    [
      [600, 150],
      [760, 300],
    ],
    words,
  )
  const { x = 0, y = 0, width = 0, height = 0 } = found ?? {}
  for (const word of words) {
    const isBeside = (start: number, size: number, edge: number) => edge <= start || edge >= start + size
    for (const edge of [x, x + width]) expect(isBeside(word.x, word.width, edge)).toBe(true)
    for (const edge of [y, y + height]) expect(isBeside(word.y, word.height, edge)).toBe(true)
  }
  expect(width).toBeLessThanOrEqual(440)
})

test('is wider than a phone if its marks are, and missing where it would hardly be more legible', () => {
  expect(
    detail(whole, [
      [40, 100],
      [600, 100],
    ])?.width,
  ).toBeLessThan(690)
  expect(
    detail(whole, [
      [40, 100],
      [700, 100],
    ]),
  ).toBeUndefined()
  expect(detail(box(0, 0, 480, 300), [[40, 100]])).toBeUndefined()
  expect(detail(whole, [])).toBeUndefined()
})
