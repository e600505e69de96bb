import type { DrawnMark } from './marks'
import { around, type Box } from './place'

/** Phones show a picture up to this width at about its natural size. */
export const phoneWidth = 480
/** Pixels around the marks. */
const margin = 16
/** Pixels of surroundings, from which the best edges are chosen. */
const extra = 80
/** Widths of a detail, if its marks are close to each other. */
const [leastWidth, mostWidth] = [360, 460]
/** A wider detail must be at most this part of the picture, or it would be hardly more legible. */
const mostPart = 0.75
/** A flatter detail would lack surroundings. */
const leastHeight = 240

/** From and to, in pixels. */
type Span = [number, number]

/** What a picture shows. */
export interface Sights {
  marks: readonly DrawnMark[]
  /** More that the detail must show. */
  more?: readonly Box[]
  /** Words, icons and controls. */
  pieces: readonly Box[]
  /** The spectrum with its axes. */
  plot: Box
}

/**
 * The detail of a picture that phones show: the rectangle with all marks whose edges cut through the fewest words and icons, and not
 * between a spectrum and its axis. Undefined if the picture is narrow, or if its marks are too far apart.
 */
export function detailOf(picture: Box, { marks, more = [], pieces, plot }: Sights): Box | undefined {
  if (picture.width <= phoneWidth || marks.length === 0) return undefined
  const boxes = [...marks.flatMap(({ disc, target }) => [disc, target]), ...more]
  const [across, down] = [spanOf(picture, 'x'), spanOf(picture, 'y')]
  const needed = around(boxes, margin, picture)
  const [wanted, rows] = [spanOf(needed, 'x'), spanOf(needed, 'y')]
  const crossed = (span: Span, side: 'x' | 'y') =>
    pieces.filter((piece) => overlap(spanOf(piece, side), span) > 0).map((piece) => spanOf(piece, other[side]))
  const wide = Math.max(lengthOf(wanted), leastWidth)
  const [left, right] = chooseSpan(wanted, across, [wide, Math.max(mostWidth, wide + extra)], crossed(rows, 'y'))
  if (right - left > mostPart * picture.width) return undefined
  const isPlotShown = overlap(spanOf(plot, 'x'), [left, right]) > (right - left) / 2
  const shown = isPlotShown ? spanOf(around([...boxes, plot], margin, picture), 'y') : rows
  const high = Math.min(Math.max(lengthOf(shown), leastHeight), picture.height)
  const [top, bottom] = chooseSpan(shown, down, [high, high + extra], crossed([left, right], 'x'))
  return { x: left, y: top, width: right - left, height: bottom - top }
}

const other = { x: 'y', y: 'x' } as const

/** The span of a length between two limits that cuts the fewest pieces; among equals the one with the needed part in its middle. */
function chooseSpan(wanted: Span, limits: Span, [least, most]: Span, pieces: Span[]): Span {
  const cutsAt = (at: number) =>
    limits.includes(at) ? 0 : pieces.filter(([from, to]) => from < at + 2 && to > at - 2).length
  const cuts = new Map(
    Array.from({ length: limits[1] - limits[0] + 1 }, (_, index) => [limits[0] + index, cutsAt(limits[0] + index)]),
  )
  let best: { span: Span; cost: number } | undefined
  for (let from = Math.max(limits[0], wanted[1] - most); from <= wanted[0]; from += 1) {
    for (let to = Math.max(wanted[1], from + least); to <= Math.min(limits[1], from + most); to += 1) {
      const uneven = Math.abs(wanted[0] - from - (to - wanted[1]))
      const cost = (cuts.get(from) ?? 0) + (cuts.get(to) ?? 0) + (to - from) / 100 + uneven / 1000
      if (!best || cost < best.cost) best = { span: [from, to], cost }
    }
  }
  return best?.span ?? limits
}

function spanOf(box: Box, side: 'x' | 'y'): Span {
  return [box[side], box[side] + (side === 'x' ? box.width : box.height)]
}

function lengthOf([from, to]: Span): number {
  return to - from
}

function overlap(one: Span, two: Span): number {
  return Math.min(one[1], two[1]) - Math.max(one[0], two[0])
}

/** Runs in the page: the boxes of words, icons, controls and the spectrum. */
export function readSights(): { pieces: Box[]; plot: Box } {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const rects: DOMRect[] = []
  while (texts.nextNode()) {
    const { currentNode } = texts
    const { textContent, parentElement } = currentNode
    if (!textContent?.trim() || !parentElement?.checkVisibility({ visibilityProperty: true })) continue
    const range = document.createRange()
    range.selectNode(currentNode)
    rects.push(...range.getClientRects())
  }
  const controls = document.querySelectorAll('svg, input, select, button, [role=button]')
  rects.push(...[...controls].map((control) => control.getBoundingClientRect()))
  const toBox = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<DOMRect> = {}) => ({ x, y, width, height })
  const pieces = rects.filter(({ height }) => height < 150).map(toBox)
  return { pieces, plot: toBox(document.querySelector('#nmrSVG')?.getBoundingClientRect()) }
}
