import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { readWebmType } from './webm-type'

const folder = 'tests/fixtures/a-page-with-media-of-every-kind/docs/media'

/** An element with a size of one byte. */
const element = (id: string, content: Buffer) =>
  Buffer.concat([Buffer.from(id, 'hex'), Buffer.from([0x80 | content.length]), content])

/** A file with tracks of these codecs. */
function fileOf(...tracks: Array<[codec: string, setup?: string]>): Buffer {
  const entries = tracks.map(([codec, setup]) => {
    const parts = [element('86', Buffer.from(codec)), setup ? element('63a2', Buffer.from(setup, 'hex')) : Buffer.of()]
    return element('ae', Buffer.concat(parts))
  })
  return element('18538067', element('1654ae6b', Buffer.concat(entries)))
}

test('names the codecs of a WebM file', async () => {
  expect(readWebmType(await readFile(`${folder}/clip.webm`))).toBe('video/webm; codecs="vp9"')
  expect(readWebmType(await readFile(`${folder}/only-sound.webm`))).toBe('video/webm; codecs="opus"')
  expect(readWebmType(fileOf(['V_VP8'], ['A_VORBIS']))).toBe('video/webm; codecs="vp8, vorbis"')
  // Main profile, level 3.1, 8 bits; High profile, level 5.1 of the high tier, 10 bits; Professional profile, level 4.0, 12 bits.
  expect(readWebmType(fileOf(['V_AV1', '81050c00']))).toBe('video/webm; codecs="av01.0.05M.08"')
  expect(readWebmType(fileOf(['V_AV1', '812dcc00']))).toBe('video/webm; codecs="av01.1.13H.10"')
  expect(readWebmType(fileOf(['V_AV1', '81486c00']))).toBe('video/webm; codecs="av01.2.08M.12"')
})

test('names no codecs if it does not know all of them', async () => {
  const whole = await readFile(`${folder}/clip.webm`)
  const mp4 = await readFile(`${folder}/clip.mp4`)
  const unknown = [fileOf(['V_VP9'], ['A_NEW']), fileOf(['V_AV1']), fileOf(['V_AV1', '81']), Buffer.alloc(64), mp4]
  for (const bytes of [...unknown, whole.subarray(0, 60)]) expect(readWebmType(bytes)).toBe('video/webm')
  for (let end = 0; end < whole.length; end += 7) expect(readWebmType(whole.subarray(0, end))).toMatch(/^video\/webm/)
})
