import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { detailOf, phoneWidth, type Sights } from './detail'
import { frame, writePicture } from './encode'
import type { Box } from './place'

/** The files of a scene, written while the next scene plays. */
export interface Taken {
  files: string[]
  written: Promise<unknown>
}

/** A part of the window, with what it shows. */
interface Still {
  shot: Buffer
  clip: Box
  sights: Sights
}

/** Writes a picture and, if phones cannot show it at its natural size, its detail and the location of its first mark. */
export async function writeStill(target: string, { shot, clip, sights }: Still, blank: Page): Promise<Taken> {
  const [whole, part] = [`${target}@2x.avif`, `${target}.phone@2x.avif`]
  const within = (box: Box) => ({ ...box, x: box.x - clip.x, y: box.y - clip.y })
  const detail = detailOf(clip, sights)
  const [mark] = clip.width > phoneWidth ? sights.marks : []
  await writeMark(whole, mark && centerOf(within(mark.disc), clip))
  const picture = await frame(blank, shot, within(clip))
  await rm(part, { force: true })
  if (!detail) return { files: [whole], written: writePicture(picture, whole) }
  const small = await frame(blank, shot, within(detail))
  return { files: [part, whole], written: Promise.all([writePicture(small, part), writePicture(picture, whole)]) }
}

/** Lists the location of a picture's first mark in `marks.json` beside it. */
async function writeMark(picture: string, mark: string | undefined): Promise<void> {
  const list = path.join(path.dirname(picture), 'marks.json')
  const { [path.basename(picture)]: _, ...others } = existsSync(list) ? JSON.parse(await readFile(list, 'utf8')) : {}
  const marks = mark ? { ...others, [path.basename(picture)]: mark } : others
  const sorted = Object.fromEntries(Object.entries(marks).sort())
  if (Object.keys(sorted).length > 0) await writeFile(list, `${JSON.stringify(sorted, null, 2)}\n`)
}

/** The center of a box, as percentages of the size of the picture. */
function centerOf(box: Box, { width, height }: Box): string {
  return [(box.x + box.width / 2) / width, (box.y + box.height / 2) / height]
    .map((part) => (100 * part).toFixed(0))
    .join(' ')
}
