import path from 'node:path'
import type { Page } from '@playwright/test'
import { readSights } from './detail'
import { writeClip, writePicture } from './encode'
import { writeLabels } from './labels'
import { type DrawnMark, drawMarks } from './marks'
import { zoomIn } from './moves'
import { around, type Box, boxOf } from './place'
import type { Scene } from './scene'
import type { Stage } from './stage'
import { type Taken, writeStill } from './still'
import { User } from './user'

/** Plays a scene and writes its picture, or its clip with a poster; throws with the scene's file and the missing element. */
export async function take(scene: Scene, stage: Stage): Promise<Taken> {
  const opening = scene.open()
  const page = await stage.open(opening, scene.size ?? { width: 920, height: 560 })
  const actor = new User(page)
  try {
    await actor.settle(400)
    if (scene.panels !== undefined) await actor.setPanels(scene.panels)
    if (opening.zoom) await zoomIn(actor, opening.zoom)
    await actor.away()
    await scene.prepare?.(actor)
    if (!scene.play && !scene.keepsPointer) await actor.away()
    await actor.settle()
    const target = `content/${scene.file}`
    if (!scene.play) return takeStill(actor, scene, await stage.blank)
    const clip = writeClip(actor.frames, target)
    // Reported where it is awaited.
    clip.catch(() => undefined)
    await actor.record()
    await scene.play(actor)
    actor.frames.end()
    const poster = await page.screenshot()
    const files = [`${target}.webm`, `${target}.mp4`, `${target}@2x.avif`]
    return { files, written: Promise.all([clip, writePicture(poster, `${target}@2x.avif`, 46)]) }
  } catch (error) {
    actor.frames.destroy()
    await page.screenshot({ path: `.cache/pictures/failed-${path.basename(scene.file)}.png` })
    throw new Error(`${scene.file} failed: ${error instanceof Error ? error.message : error}`, { cause: error })
  }
}

async function takeStill(actor: User, scene: Scene, blank: Page): Promise<Taken> {
  const { page } = actor
  // Hides the messages of tools, which would cover the spectrum.
  await page.evaluate(() => document.documentElement.setAttribute('data-still', ''))
  const more = await Promise.all((scene.detail?.(actor) ?? []).map(boxOf))
  const seen = await page.evaluate(readSights)
  const wanted = (await scene.marks?.(actor)) ?? []
  const marks = await drawMarks(page, wanted)
  const clip = await cropOf(actor, scene, marks)
  const shot = await page.screenshot({ clip })
  if (wanted.length > 0) await writeLabels(scene.file, wanted, actor)
  return writeStill(`content/${scene.file}`, { shot, clip, sights: { ...seen, marks, more } }, blank)
}

async function cropOf(actor: User, scene: Scene, marks: readonly DrawnMark[]): Promise<Box> {
  const places = await scene.crop?.(actor)
  const window = { x: 0, y: 0, ...(actor.page.viewportSize() ?? { width: 0, height: 0 }) }
  if (!places) return window
  const boxes = await Promise.all(places.map(boxOf))
  return around([...boxes, ...marks.map(({ disc }) => disc)], scene.margin ?? 8, window)
}
