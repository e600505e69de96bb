import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { writeFolder } from '@/tests/write-folder'
import { thumbnailOf } from './thumbnail'

const noise = { raw: { width: 900, height: 300, channels: 3 } } as const

test('makes a small copy of a large picture, named by its hash', async () => {
  const picture = await sharp(randomBytes(900 * 300 * 3), noise)
    .png()
    .toBuffer()
  const name = `plot.${Date.now().toString(16).slice(-8)}.png`
  const dir = await writeFolder('assets', { [name]: picture })
  const small = await thumbnailOf(`/assets/${name}`, dir)
  expect(small).toMatch(/^\/assets\/plot-640\.[0-9a-f]{8}\.webp$/)
  expect(await thumbnailOf(`/assets/${name}`, dir)).toBe(small)
  const bytes = await readFile(path.join(dir, path.basename(small)))
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 640, height: 213 })
})

test('leaves drawings, small and unreadable pictures unchanged', async () => {
  const dir = await writeFolder('assets', {
    'a.11111111.svg': `<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(20_000)}</svg>`,
    'b.22222222.png': await sharp({ create: { width: 900, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer(),
    'c.33333333.avif': randomBytes(20_000),
  })
  for (const name of ['a.11111111.svg', 'b.22222222.png', 'c.33333333.avif', 'gone.44444444.png'])
    expect(await thumbnailOf(`/assets/${name}`, dir)).toBe(`/assets/${name}`)
})
