import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { detailOf, type Sights } from './detail'
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

/** Writes a picture, its detail if phones cannot show it at its natural size, and the locations of the marks in both. */
export async function writeStill(target: string, { shot, clip, sights }: Still, blank: Page): Promise<Taken> {
  const [whole, part] = [`${target}@2x.avif`, `${target}.phone@2x.avif`]
  const within = (box: Box) => ({ ...box, x: box.x - clip.x, y: box.y - clip.y })
  const detail = detailOf(clip, sights)
  await writeMarks({ [whole]: locate(sights, clip), [part]: detail && locate(sights, detail) })
  const picture = await frame(blank, shot, within(clip))
  await rm(part, { force: true })
  if (!detail) return { files: [whole], written: writePicture(picture, whole) }
  const small = await frame(blank, shot, within(detail))
  return { files: [part, whole], written: Promise.all([writePicture(small, part), writePicture(picture, whole)]) }
}

/** Lists the locations of the marks of pictures in `marks.json` beside them. */
async function writeMarks(marksOf: Record<string, string[] | undefined>): Promise<void> {
  const list = path.join(path.dirname(Object.keys(marksOf)[0] ?? ''), 'marks.json')
  const all: Record<string, string[]> = existsSync(list) ? JSON.parse(await readFile(list, 'utf8')) : {}
  for (const [picture, marks = []] of Object.entries(marksOf)) {
    delete all[path.basename(picture)]
    if (marks.length > 0) all[path.basename(picture)] = marks
  }
  const sorted = Object.fromEntries(Object.entries(all).sort())
  if (Object.keys(sorted).length > 0) await writeFile(list, `${JSON.stringify(sorted, null, 2)}\n`)
}

/** The centers of the marks in a part of the window, as percentages of the size of its picture, which has a border of one pixel. */
function locate({ marks }: Sights, { x, y, width, height }: Box): string[] {
  const part = (from: number, length: number, whole: number) =>
    `${Number(((100 * (from + length / 2 + 1)) / (whole + 2)).toFixed(1))}`
  return marks.map(({ disc }) => `${part(disc.x - x, disc.width, width)} ${part(disc.y - y, disc.height, height)}`)
}
