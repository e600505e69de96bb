import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { formatIndexedPng, indexPixels } from './indexed-png'

type Color = readonly number[]

/** Writes a picture of opaque pixels in parts of these heights, and reads it: its greatest and mean difference in a channel. */
async function compare(width: number, heights: number[], colorOf: (x: number, y: number) => Color) {
  const height = heights.reduce((sum, part) => sum + part, 0)
  const pixels = Buffer.alloc(width * height * 4, 255)
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) pixels.set(colorOf(x, y), (y * width + x) * 4)
  let top = 0
  const parts = heights.map((rows, position) => {
    const part = indexPixels(pixels.subarray(top * width * 4, (top + rows) * width * 4), width, position)
    top += rows
    return part
  })
  const picture = sharp(await formatIndexedPng(parts, { width, height }))
  expect(await picture.metadata()).toMatchObject({ width, height, format: 'png', isPalette: true })
  const data = await picture.ensureAlpha().raw().toBuffer()
  const differences = data.map((value, at) => Math.abs(value - (pixels[at] ?? 0)))
  const sum = differences.reduce((total, value) => total + value, 0)
  return { mean: sum / data.length, most: differences.reduce((most, value) => Math.max(most, value), 0) }
}

test('keeps black, white and the other colours of a picture with few', async () => {
  const colors = [
    [0, 0, 0],
    [255, 255, 255],
    [10, 113, 120],
    [169, 74, 20],
  ]
  const { most } = await compare(37, [29], (x, y) => colors[(x * 7 + y * 3) % 4] ?? [])
  expect(most).toBeLessThanOrEqual(2)
  const whites = await compare(40, [20], (x) => (x < 20 ? [255, 255, 255] : [0, 0, 0]))
  expect(whites.most).toBe(0)
})

test('writes a picture of one colour', async () => {
  expect((await compare(3, [2], () => [255, 255, 255])).most).toBe(0)
})

test('finds the colours of a picture with many, also rare ones', async () => {
  const { mean } = await compare(200, [100], (x, y) => [x, y * 2, 128])
  expect(mean).toBeLessThan(10)
  const spot = await compare(400, [100], (x, y) => (x === 9 && y < 50 ? [220, 0, 0] : [255, 255, 250 - (x % 50)]))
  expect(spot.most).toBeLessThan(20)
})

test('gives each part its own colours, and keeps rows that repeat', async () => {
  const { most } = await compare(30, [8, 1, 6], (x, y) => {
    if (y < 8) return x === 3 && y > 5 ? [10, 113, 120] : [255, 255, 255]
    return y === 8 ? [0, 0, 0] : [169, 74, x % 2 === 0 ? 20 : 200]
  })
  expect(most).toBeLessThanOrEqual(2)
})
