import type { Page } from '@playwright/test'
import { type Box, boxOf } from './place'
import type { Mark } from './scene'

const radius = 12
/** Pixels of a large target around the end of the line. */
const far = 80
/** Teal: a contrast of 5.5 to 1 with white numerals, visible in both colour modes. */
const color = '#0f766e'

/** A mark with the positions of its parts. */
interface PlacedMark {
  box: Box
  center: [number, number]
  end: [number, number]
  isFramed: boolean
}

/** A mark in the picture: its disc, and the part of its target that the reader must see. */
export interface DrawnMark {
  disc: Box
  target: Box
}

/** Draws the numbered marks over the program. */
export async function drawMarks(page: Page, marks: readonly Mark[]): Promise<DrawnMark[]> {
  const placed = await Promise.all(marks.map(async (mark) => placeMark(mark, await boxOf(mark.at))))
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const body = placed.map(drawMark).join('')
  const style = 'position:fixed;inset:0;z-index:99999;pointer-events:none'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" style="${style}">${body}</svg>`
  await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), svg)
  const size = 2 * radius + 4
  return placed.map((mark) => ({
    disc: { x: mark.center[0] - size / 2, y: mark.center[1] - size / 2, width: size, height: size },
    target: seenPart(mark),
  }))
}

/** Framed targets are seen as a whole, of large ones such as tables the part around the end of the line. */
function seenPart({ box, end: [x, y], isFramed }: PlacedMark): Box {
  if (isFramed) return box
  const [left, top] = [Math.max(box.x, x - far), Math.max(box.y, y - far)]
  const [right, bottom] = [Math.min(box.x + box.width, x + far), Math.min(box.y + box.height, y + far)]
  return { x: left, y: top, width: right - left, height: bottom - top }
}

function placeMark({ side, gap = 16, isFramed = false }: Mark, box: Box): PlacedMark {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const away = gap + radius
  const places = {
    left: { center: [box.x - away, y], end: [box.x, y] },
    right: { center: [box.x + box.width + away, y], end: [box.x + box.width, y] },
    above: { center: [x, box.y - away], end: [x, box.y] },
    below: { center: [x, box.y + box.height + away], end: [x, box.y + box.height] },
    on: { center: [x, y], end: [x, y] },
  } satisfies Record<Mark['side'], { center: [number, number]; end: [number, number] }>
  return { box, ...(places[side] as Pick<PlacedMark, 'center' | 'end'>), isFramed }
}

function drawMark({ box, center, end, isFramed }: PlacedMark, index: number): string {
  const [cx, cy] = center
  const size = `width="${box.width + 4}" height="${box.height + 4}"`
  const frame = `<rect x="${box.x - 2}" y="${box.y - 2}" ${size} rx="5" fill="none" stroke="${color}" stroke-width="2"/>`
  const path = `<path d="M${cx} ${cy}L${end[0]} ${end[1]}" fill="none" stroke-linecap="round"`
  const leader = `${path} stroke="#fff" stroke-width="4"/>${path} stroke="${color}" stroke-width="1.5"/>`
  const dot = `<circle cx="${end[0]}" cy="${end[1]}" r="2.5" fill="${color}" stroke="#fff"/>`
  const disc = `<circle cx="${cx}" cy="${cy}" r="${radius}" fill="${color}" stroke="#fff" stroke-width="2"/>`
  const place = `x="${cx}" y="${cy + 4.6}" text-anchor="middle" font-size="13" font-weight="700"`
  const hasLeader = cx !== end[0] || cy !== end[1]
  return `${isFramed ? frame : ''}${hasLeader ? leader + dot : ''}${disc}<text ${place} fill="#fff">${index + 1}</text>`
}
