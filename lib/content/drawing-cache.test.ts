import { readdir, readFile, truncate } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { drawOnce } from './drawing-cache'

/** Draws with the same inputs as long as the returned function is called; counts the drawings. */
function draws() {
  const inputs = [import.meta.url, Math.random()]
  let drawn = 0
  return async () => {
    const bytes = await drawOnce(inputs, async () => Buffer.from(`picture ${++drawn}`))
    return bytes.toString()
  }
}

test('draws once for the same inputs', async () => {
  const draw = draws()
  expect([await draw(), await draw()]).toEqual(['picture 1', 'picture 1'])
  expect(await draws()()).toBe('picture 1')
})

test('draws again when the file of a picture was cut', async () => {
  const folder = '.cache/drawings'
  const draw = draws()
  const picture = await draw()
  // Other tests may draw at the same time.
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name)
    const bytes = await readFile(file).catch(() => Buffer.alloc(0))
    if (bytes.subarray(32).toString() === picture) await truncate(file, 36)
  }
  expect(await draw()).toBe('picture 2')
})
