import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { mediaKind, readMediaSize } from './media-size'

const folder = 'tests/fixtures/a-page-with-media-of-every-kind/docs/media'

async function sizeOf(name: string): Promise<string | undefined> {
  const size = await readMediaSize(name, await readFile(path.join(folder, name)))
  return size && `${size.width}x${size.height}`
}

// The sizes are those that Chromium gives as naturalWidth and videoWidth for the same files.
const sizes: Record<string, string> = {
  'still.png': '30x20',
  'photo.jpg': '30x20',
  'photo turned by exif.jpg': '20x30',
  'animated.gif': '30x20',
  'still.webp': '30x20',
  'lossless.webp': '30x20',
  'animated.webp': '30x20',
  'still.avif': '30x20',
  'turned.avif': '20x30',
  'peak.svg': '120x60',
  'clip.mp4': '64x48',
  'turned.mp4': '48x64',
  'clip.webm': '64x48',
}

for (const [name, size] of Object.entries(sizes)) {
  test(`${name} is ${size}`, async () => {
    expect(await sizeOf(name)).toBe(size)
  })
}

test('damaged files have no size and do not throw', async () => {
  expect(await sizeOf('damaged.png')).toBeUndefined()
  expect(await sizeOf('pointer.png')).toBeUndefined()
  const whole = await readFile(path.join(folder, 'photo.jpg'))
  for (const name of ['a.png', 'a.jpg', 'a.gif', 'a.webp', 'a.avif', 'a.svg', 'a.mp4', 'a.webm']) {
    expect(await readMediaSize(name, Buffer.alloc(0)), `empty ${name}`).toBeUndefined()
    expect(await readMediaSize(name, Buffer.from('<!doctype html>')), `a web page as ${name}`).toBeUndefined()
  }
  expect(await readMediaSize('cut.jpg', whole.subarray(0, 60))).toBeUndefined()
  expect(await readMediaSize('GIF.gif', Buffer.from('GIF89a'))).toBeUndefined()
  expect(await readMediaSize('zero.gif', Buffer.from('GIF89a\0\0\0\0\0\0\0'))).toBeUndefined()
})

test('a video file cut before its header ends has no size', async () => {
  const bytes = await readFile(path.join(folder, 'clip.mp4'))
  expect(await readMediaSize('cut.mp4', bytes.subarray(0, 200))).toBeUndefined()
})

test('a video without a picture track has no size', async () => {
  const silent = await readFile(path.join(folder, 'only-sound.webm'))
  expect(await readMediaSize('only-sound.webm', silent)).toBeUndefined()
})

test('the kind follows from the extension in any case', () => {
  expect(mediaKind('a/b.PNG')).toBe('image')
  expect(mediaKind('b.JpEg')).toBe('image')
  expect(mediaKind('b.WebM')).toBe('video')
  expect(mediaKind('b.tar.gz')).toBe('file')
  expect(mediaKind('png')).toBe('file')
})
