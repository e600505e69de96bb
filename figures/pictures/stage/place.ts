import type { Locator } from '@playwright/test'

/** A rectangle in pixels of the window. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The box in the window; throws with the selector if the element is missing or ambiguous. */
export async function boxOf(place: Locator | Box): Promise<Box> {
  if (!('boundingBox' in place)) return place
  const box = await place.boundingBox()
  if (!box) throw new Error(`${place} is not visible.`)
  return box
}

/** The smallest rectangle around all boxes with a margin, inside another rectangle. */
export function around(boxes: readonly Box[], margin: number, limits: Box): Box {
  const [end, foot] = [limits.x + limits.width, limits.y + limits.height]
  const left = Math.max(limits.x, Math.floor(Math.min(...boxes.map(({ x }) => x)) - margin))
  const top = Math.max(limits.y, Math.floor(Math.min(...boxes.map(({ y }) => y)) - margin))
  const right = Math.min(end, Math.ceil(Math.max(...boxes.map(({ x, width }) => x + width)) + margin))
  const bottom = Math.min(foot, Math.ceil(Math.max(...boxes.map(({ y, height }) => y + height)) + margin))
  return { x: left, y: top, width: right - left, height: bottom - top }
}
