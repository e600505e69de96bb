import path from 'node:path'
import { Actor } from './actor'
import { frame, writeClip, writePicture } from './encode'
import { drawMarks } from './marks'
import { around, type Box, boxOf } from './place'
import type { Scene } from './scene'
import type { Stage } from './stage'

/** The files of a scene, written while the next scene plays. */
export interface Taken {
  files: string[]
  written: Promise<unknown>
}

/** Plays a scene and writes its picture, or its clip with a poster; throws with the scene's file and the missing element. */
export async function take(scene: Scene, stage: Stage): Promise<Taken> {
  const page = await stage.open(scene.open(), scene.size ?? { width: 920, height: 560 })
  const actor = new Actor(page)
  try {
    await actor.settle(400)
    if (scene.panels !== undefined) await actor.setPanels(scene.panels)
    await actor.away()
    await scene.prepare?.(actor)
    if (!scene.play && !scene.keepsPointer) await actor.away()
    await actor.settle()
    const target = `content/${scene.file}`
    if (!scene.play) return writeStill(actor, scene, { file: `${target}@2x.avif`, stage })
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

async function writeStill(actor: Actor, scene: Scene, to: { file: string; stage: Stage }): Promise<Taken> {
  const { page } = actor
  // Hides the messages of tools, which would cover the spectrum.
  await page.evaluate(() => document.documentElement.setAttribute('data-still', ''))
  const discs = await drawMarks(page, (await scene.marks?.(actor)) ?? [])
  const clip = await cropOf(actor, scene, discs)
  const shot = await page.screenshot(clip ? { clip } : {})
  const framed = await frame(await to.stage.blank, shot, clip ?? page.viewportSize() ?? { width: 0, height: 0 })
  return { files: [to.file], written: writePicture(framed, to.file) }
}

async function cropOf(actor: Actor, scene: Scene, discs: Box[]): Promise<Box | undefined> {
  const places = await scene.crop?.(actor)
  if (!places) return undefined
  return around([...(await Promise.all(places.map(boxOf))), ...discs], scene.margin ?? 8, actor.page)
}
