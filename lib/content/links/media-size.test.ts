import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { mediaKind, readPictureSize } from './media-size'

const folder = 'tests/fixtures/a-page-with-media-of-every-kind/docs/media'

async function sizeOf(name: string): Promise<string | undefined> {
  const size = await readPictureSize(name, await readFile(path.join(folder, name)))
  return size && `${size.width}x${size.height}`
}

// The sizes are those that Chromium gives as naturalWidth for the same files.
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
}

test('reads the size of a picture of each kind', async () => {
  for (const [name, size] of Object.entries(sizes)) expect(await sizeOf(name), name).toBe(size)
})

test('returns no size for damaged files', async () => {
  expect(await sizeOf('damaged.png')).toBeUndefined()
  expect(await sizeOf('pointer.png')).toBeUndefined()
  const whole = await readFile(path.join(folder, 'photo.jpg'))
  for (const name of ['a.png', 'a.jpg', 'a.gif', 'a.webp', 'a.avif', 'a.svg']) {
    expect(await readPictureSize(name, Buffer.alloc(0)), `empty ${name}`).toBeUndefined()
    expect(await readPictureSize(name, Buffer.from('<!doctype html>')), `a web page as ${name}`).toBeUndefined()
  }
  expect(await readPictureSize('cut.jpg', whole.subarray(0, 60))).toBeUndefined()
  expect(await readPictureSize('GIF.gif', Buffer.from('GIF89a'))).toBeUndefined()
  expect(await readPictureSize('zero.gif', Buffer.from('GIF89a\0\0\0\0\0\0\0'))).toBeUndefined()
})

const drawings: Array<[attributes: string, size: string]> = [
  ["width='40px' height = '30.4'", '40x30'],
  ['viewBox="0,0,120.4,60.6"', '120x61'],
  ['width="200" viewBox="0 0 120 60"', '200x100'],
  ['width="auto" height="20" viewBox="0 0 120 60"', '40x20'],
  ['width="100%" height="100%" viewBox="0 0 120 60"', '120x60'],
  ['width="2in" height="5mm"', '192x19'],
  ['width="30pt" height="3pc"', '40x48'],
  ['data-width="9" stroke-width="3" viewBox="0 0 120 60"', '120x60'],
]

test('reads the size of a drawing in any unit', async () => {
  for (const [attributes, size] of drawings) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><path d="M0 0h9"/></svg>`
    const found = await readPictureSize('a.svg', Buffer.from(svg))
    expect(`${found?.width}x${found?.height}`, attributes).toBe(size)
  }
})

test('determines the kind by the extension, in any case', () => {
  expect(mediaKind('a/b.PNG')).toBe('image')
  expect(mediaKind('b.JpEg')).toBe('image')
  expect(mediaKind('b.WebM')).toBe('video')
  expect(mediaKind('b.tar.gz')).toBe('file')
  expect(mediaKind('png')).toBe('file')
})
