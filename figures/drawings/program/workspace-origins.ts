import { arrow, element, label, svgFile } from '@/figures/svg/svg'
import type { Figure, Palette } from '../kit/figure'

interface Box {
  x: number
  y: number
  width: number
  height: number
  lines: string[]
  /** Badge letters of the list of workspaces. */
  badge?: string
}

const origins: Box[] = [
  { x: 8, y: 38, width: 156, height: 50, lines: ['predefined'], badge: 'P' },
  { x: 8, y: 100, width: 156, height: 50, lines: ['web page'], badge: 'C, NC' },
  { x: 8, y: 162, width: 156, height: 50, lines: ['NMRium file'], badge: 'NF' },
  { x: 8, y: 224, width: 156, height: 50, lines: ['yours'], badge: 'U' },
]

const inUse: Box = {
  x: 208,
  y: 72,
  width: 132,
  height: 168,
  lines: ['panels', 'tools', 'formats', 'colours, axes', 'export sizes'],
}

const outcomes: Box[] = [
  { x: 384, y: 46, width: 168, height: 62, lines: ['Apply', 'until the reload'] },
  { x: 384, y: 125, width: 168, height: 62, lines: ['Apply and Save', 'this browser'], badge: 'U' },
  { x: 384, y: 204, width: 168, height: 62, lines: ['Save as', 'a file'], badge: 'NF' },
]

/** Where a workspace comes from, what it sets, and where a change of it is kept. */
export const figure: Figure = {
  path: '10_general/img/workspace-origins',
  draw: (palette) =>
    svgFile(
      286,
      'Where a workspace comes from and where changes are kept',
      drawHeadings(palette) +
        origins.map((box) => drawBox(box, palette) + drawWayIn(box, palette)).join('') +
        drawInUse(palette) +
        outcomes.map((box) => drawBox(box, palette) + drawWayOut(box, palette)).join(''),
    ),
}

function drawHeadings(palette: Palette): string {
  const heading = { 'text-anchor': 'middle', 'font-weight': 600 }
  return (
    label([86, 22], 'Chosen from', palette.ink, heading) +
    label([274, 22], 'In use', palette.ink, heading) +
    label([468, 22], 'Change kept in', palette.ink, heading)
  )
}

function drawBox({ x, y, width, height, lines, badge }: Box, palette: Palette): string {
  const first = y + height / 2 + 6 - (lines.length - 1) * 11
  const text = lines.map((line, index) =>
    label([x + 14, first + index * 22], line, index === 0 ? palette.ink : palette.muted),
  )
  const letters = badge
    ? label([x + width - 14, y + height / 2 + 6], badge, palette.second, { 'text-anchor': 'end', 'font-weight': 600 })
    : ''
  return drawFrame({ x, y, width, height }, palette.muted) + text.join('') + letters
}

function drawInUse(palette: Palette): string {
  const { x, y, width, height, lines } = inUse
  const fill = element('rect', { x, y, width, height, rx: 5, fill: palette.accent, 'fill-opacity': '0.12' })
  const text = lines.map((line, index) =>
    label([x + width / 2, y + 34 + index * 26], line, palette.ink, { 'text-anchor': 'middle' }),
  )
  return fill + drawFrame({ x, y, width, height }, palette.accent) + text.join('')
}

function drawFrame(frame: { x: number; y: number; width: number; height: number }, stroke: string): string {
  return element('rect', { ...frame, rx: 5, fill: 'none', stroke, 'stroke-width': 1.5 })
}

function drawWayIn({ x, y, width, height }: Box, palette: Palette): string {
  const middle = y + height / 2
  return arrow([x + width + 4, middle], [inUse.x - 4, towardsCentre(middle)], palette.muted)
}

function drawWayOut({ x, y, height }: Box, palette: Palette): string {
  const middle = y + height / 2
  return arrow([inUse.x + inUse.width + 4, towardsCentre(middle)], [x - 4, middle], palette.muted)
}

/** The end of an arrow at the box in the middle, which is lower than the column beside it. */
function towardsCentre(y: number): number {
  const centre = inUse.y + inUse.height / 2
  return centre + (y - centre) * 0.6
}
