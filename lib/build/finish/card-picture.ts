import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Sharp } from 'sharp'
import { loadSharp } from '@/lib/content/links/load-sharp'
import { cardSize, type SocialCard } from '@/lib/content/links/social-card'
import { extension } from '@/lib/extension'
import { type CardPicture, cardColors as ink } from '@/lib/site/extension'
import { formatIndexedPng, type IndexedPart, indexPixels } from './indexed-png'

const { width } = cardSize
/** Height of the part of a card that shows a picture of its page. */
const height = 350
/** Space beside the text and the drawing of a card. */
export const margin = 80
/** Space below a drawing. */
const foot = 14
/** The largest enlargement of a drawing and of a picture. */
const most = { drawing: 2, picture: 1.5 }

/** The lower part of a card. */
interface LowerPart {
  height: number
  /** SVG elements that are drawn for each card. */
  svg?: string
  /** A picture that several cards can have. */
  indexed?: IndexedPart
}

/** Draws the lower part of a card. */
export interface CardDrawing {
  /** Changes with what is drawn. */
  inputs: unknown
  /** Undefined for a picture that only browsers can read. */
  draw(): Promise<LowerPart | undefined>
}

/** The lower part of a card: what the extension draws for the page, the page's own picture, or what other pages share. */
export async function findCardDrawing(card: SocialCard, assetDir: string): Promise<CardDrawing | undefined> {
  const { picture, mark, place } = card
  if (picture && card.permalink === undefined) {
    const file = path.join(assetDir, path.basename(picture))
    return { inputs: picture, draw: () => cropOnce(file, mark) }
  }
  const drawn = await findExtensionPicture(card.permalink)
  return drawn && { inputs: drawn, draw: async () => ({ svg: markPlace(drawn, place), height: drawn.height }) }
}

let lastCrop: { key: string; part: Promise<LowerPart | undefined> } | undefined

/** The part of a picture; cards that show the same part follow each other. */
function cropOnce(file: string, mark: string | undefined): Promise<LowerPart | undefined> {
  const key = `${file} ${mark}`
  const crop = file.endsWith('.svg') ? cropDrawing : cropPicture
  if (lastCrop?.key !== key) {
    const part = readFile(file).then((bytes) => crop(bytes, mark).catch(() => undefined))
    lastCrop = { key, part }
  }
  return lastCrop.part
}

const extensionPictures = new Map<string | undefined, Promise<CardPicture>>()

async function findExtensionPicture(permalink: string | undefined): Promise<CardPicture | undefined> {
  const picture = extensionPictures.get(permalink) ?? extension.cards?.draw(permalink)
  if (picture) extensionPictures.set(permalink, picture)
  return picture
}

/** A shared picture with its marker at the place of the page. */
function markPlace({ svg, marker }: CardPicture, place = 0.5): string {
  if (!marker) return svg
  const [left, right] = marker.span
  const x = Math.round(left + place * (right - left))
  return `${svg}<g transform="translate(${x} ${marker.y})">${marker.svg}</g>`
}

/** Draws a card: the SVG file of its text above its lower part. */
export async function drawCardFile(text: string, { height, svg = '', indexed }: LowerPart): Promise<Buffer> {
  const sharp = await loadSharp()
  const top = cardSize.height - height
  const frame = `xmlns="http://www.w3.org/2000/svg" width="${width}" height="${indexed ? top : cardSize.height}"`
  const paper = `<rect width="100%" height="100%" fill="${ink.paper}"/>`
  const drawing = `<svg ${frame}>${paper}${text}<g transform="translate(0 ${top})">${svg}</g></svg>`
  const drawn = indexPixels(await sharp(Buffer.from(drawing)).raw().toBuffer(), width, 0)
  return formatIndexedPng(indexed ? [drawn, indexed] : [drawn], cardSize)
}

async function toIndexed(picture: Sharp): Promise<IndexedPart> {
  return indexPixels(await picture.ensureAlpha().raw().toBuffer(), width, 1)
}

function onPaper(picture: Sharp): Sharp {
  return picture.flatten({ background: ink.paper }).toColourspace('srgb')
}

/** A drawing as wide as the text; of one that is too high, the part with the most colour whose edges cut the fewest lines. */
async function cropDrawing(svg: Buffer): Promise<LowerPart> {
  const sharp = await loadSharp()
  const { width: natural = 1 } = await sharp(svg).metadata()
  const inside = Math.round(Math.min(width - 2 * margin, most.drawing * natural))
  const whole = sharp(svg, { density: (72 * inside) / natural }).resize({ width: inside })
  const { data, info } = await onPaper(whole).raw().toBuffer({ resolveWithObject: true })
  const part = Math.min(info.height, height - foot)
  const top = findBestRow(data, info, part)
  const row = inside * info.channels
  const raw = { width: inside, height: part, channels: info.channels }
  const space = { left: Math.floor((width - inside) / 2), right: Math.ceil((width - inside) / 2) }
  const room = { top: Math.floor((height - foot - part) / 2), bottom: Math.ceil((height - foot - part) / 2) + foot }
  const placed = sharp(data.subarray(top * row, (top + part) * row), { raw }).extend({
    ...{ ...space, ...room },
    background: ink.paper,
  })
  return { indexed: await toIndexed(placed), height }
}

/** Rows at an edge in which a cut line counts. */
const edge = 6
/** The share of the colour that one cut line costs. */
const costOfCut = 0.01

/** The first row of the best part. */
function findBestRow(data: Buffer, size: { width: number; height: number; channels: number }, part: number): number {
  const { lines, colour } = measureRows(data, size)
  const total = colour.reduce((sum, value) => sum + value, 0) || 1
  let inPart = colour.slice(0, part).reduce((sum, value) => sum + value, 0)
  let [best, found] = [-Infinity, 0]
  for (let top = 0; top + part <= size.height; top += 1) {
    if (top > 0) inPart += (colour[top + part - 1] ?? 0) - (colour[top - 1] ?? 0)
    const end = top + part
    const above = top > 0 ? Math.max(...lines.slice(top, top + edge)) : 0
    const below = end < size.height ? Math.max(...lines.slice(end - edge, end)) : 0
    const value = inPart / total - costOfCut * (above + below)
    if (value > best) [best, found] = [value, top]
  }
  return found
}

/** How often each row changes between ink and paper, and how many of its pixels are coloured. */
function measureRows(data: Buffer, { width, height, channels }: { width: number; height: number; channels: number }) {
  const lines = new Array<number>(height).fill(0)
  const colour = new Array<number>(height).fill(0)
  for (let row = 0; row < height; row += 1) {
    let wasInk = false
    for (let at = row * width * channels; at < (row + 1) * width * channels; at += channels) {
      const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]]
      const low = Math.min(red, green, blue)
      if (low < 200 !== wasInk) lines[row] = (lines[row] ?? 0) + 1
      wasInk = low < 200
      if (Math.max(red, green, blue) - low > 50) colour[row] = (colour[row] ?? 0) + 1
    }
  }
  return { lines, colour }
}

/** The part of a picture around its mark, or its middle, below a line. */
async function cropPicture(bytes: Buffer, mark = '50 50'): Promise<LowerPart> {
  const sharp = await loadSharp()
  const whole = await sharp(bytes).metadata()
  const scale = Math.min(most.picture, Math.max(1, width / whole.width))
  const cut = (length: number, room: number, percent = 50) => {
    const size = Math.min(length, Math.round(room / scale))
    const start = Math.round((percent / 100) * length - size / 2)
    return { size, start: Math.max(0, Math.min(length - size, start)) }
  }
  const [x, y] = mark.split(' ').map(Number)
  const [across, down] = [cut(whole.width, width, x), cut(whole.height, height - 2, y)]
  const part = sharp(bytes).extract({ left: across.start, top: down.start, width: across.size, height: down.size })
  const fitted = part.resize(width, height - 2, {
    fit: 'contain',
    background: ink.paper,
    withoutEnlargement: scale === 1,
  })
  const lined = onPaper(fitted).extend({ top: 2, background: ink.line })
  return { indexed: await toIndexed(lined), height }
}
