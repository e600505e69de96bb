import { curve, element, label, linearScale, type Point, segment, steps, svgFile } from '@/lib/drawing/svg'
import { ethylbenzeneAt } from '../kit/ethylbenzene-spectrum'
import type { Figure, Palette } from '../kit/figure'
import { keyCap } from '../kit/structure'

interface Area {
  number: number
  x: number
  y: number
  width: number
  height: number
  name: string
  /** Centre of the number; the name follows at its right. */
  at: Point
}

const areas: Area[] = [
  { number: 1, x: 8, y: 56, width: 92, height: 258, name: 'Tools', at: [26, 76] },
  { number: 2, x: 8, y: 8, width: 544, height: 42, name: 'Options of the tool', at: [26, 29] },
  { number: 3, x: 106, y: 56, width: 254, height: 258, name: 'Spectrum', at: [124, 76] },
  { number: 4, x: 366, y: 56, width: 186, height: 258, name: 'Panels', at: [384, 76] },
  { number: 5, x: 8, y: 320, width: 544, height: 38, name: 'Info bar: δ in ppm and Hz, intensity', at: [26, 339] },
]

/** A drawn plan of the window with its five areas and the icons that the text names. */
export const figure: Figure = {
  path: '10_general/img/interface-map',
  draw: (palette) =>
    svgFile(
      366,
      'Plan of the window: toolbar, top bar, spectrum, panels, info bar',
      areas.map((area) => drawArea(area, palette)).join('') +
        drawTools(palette) +
        drawTopBar(palette) +
        drawTrace(palette) +
        drawPanels(palette),
    ),
}

function drawArea({ number, x, y, width, height, name, at }: Area, palette: Palette): string {
  const frame = { x, y, width, height, rx: 5, fill: 'none', stroke: palette.muted, 'stroke-width': 1.5 }
  const badge = element('circle', { cx: at[0], cy: at[1], r: 12, fill: palette.accent, opacity: 0.16 })
  const bold = { 'font-weight': 600 }
  const digit = label([at[0], at[1] + 6], String(number), palette.accent, { ...bold, 'text-anchor': 'middle' })
  return element('rect', frame) + badge + digit + label([at[0] + 19, at[1] + 6], name, palette.ink)
}

/** The first tools of the bar with their keys: icons where the text describes one, names elsewhere. */
function drawTools(palette: Palette): string {
  const small = { 'font-size': 15 }
  const rows = [
    { y: 114, key: 'Esc', sign: drawIcon(magnifier, [36, 114], palette.ink) },
    { y: 150, key: 'f', sign: drawIcon(expand, [36, 150], palette.ink) },
    { y: 186, key: 'p', sign: label([16, 191], 'peaks', palette.muted, small) },
    { y: 222, key: 'r', sign: label([16, 227], 'ranges', palette.muted, small) },
    { y: 258, key: 'a', sign: label([16, 263], 'phase', palette.muted, small) },
    { y: 294, key: 's', sign: label([16, 299], 'stack', palette.muted, small) },
  ]
  return rows.map(({ y, key, sign }) => sign + keyCap([key.length > 1 ? 76 : 84, y], key, palette.muted)).join('')
}

function drawTopBar(palette: Palette): string {
  const icons = [disk, bug, question, film, wrench, fullScreen]
  const list = { x: 262, y: 18, width: 108, height: 22, rx: 4, fill: 'none', stroke: palette.muted }
  return (
    element('rect', list) +
    label([270, 34], 'workspace', palette.ink, { 'font-size': 15 }) +
    curve(
      [
        [354, 27],
        [358, 32],
        [362, 27],
      ],
      palette.muted,
    ) +
    icons.map((icon, index) => drawIcon(icon, [390 + 29 * index, 29], palette.ink)).join('')
  )
}

function drawTrace(palette: Palette): string {
  const x = linearScale([8.4, 0.4], [114, 352])
  const y = linearScale([0, 1.7], [282, 130])
  const line = steps(8.4, 0.4, 1601).map((ppm): Point => [x(ppm), y(ethylbenzeneAt(ppm))])
  const seen = line.filter(([, height], index) => index % 16 === 0 || height < 280.5)
  return curve(seen, palette.accent) + segment([114, 292], [352, 292], palette.muted)
}

function drawPanels(palette: Palette): string {
  const panels = [
    { y: 98, name: 'Spectra', rows: 2 },
    { y: 164, name: 'Ranges', rows: 3 },
    { y: 246, name: 'Processing', rows: 2 },
  ]
  const bar = segment([522, 56], [522, 314], palette.muted)
  const squares = [80, 112, 144].map((y) =>
    element('rect', { x: 529, y: y - 8, width: 16, height: 16, rx: 3, fill: 'none', stroke: palette.muted }),
  )
  const blocks = panels.map(({ y, name, rows }) => {
    const lines = Array.from({ length: rows }, (_, row) =>
      segment([378, y + 32 + 16 * row], [510, y + 32 + 16 * row], palette.line, { 'stroke-width': 6 }),
    )
    const title = label([378, y + 19], name, palette.ink, { 'font-size': 15 })
    return segment([366, y], [522, y], palette.muted) + title + lines.join('')
  })
  return bar + squares.join('') + drawIcon(hexagon, [537, 176], palette.ink) + blocks.join('')
}

/** Shapes on a square of 20 pixels around its centre. */
const magnifier = 'M4 -2a6 6 0 1 1 -12 0a6 6 0 1 1 12 0M2.5 2.5L9 9'
const expand = 'M-9 -3V-9H-3M3 -9H9V-3M9 3V9H3M-3 9H-9V3M-8 -8L-2.5 -2.5M8 -8L2.5 -2.5M8 8L2.5 2.5M-8 8L-2.5 2.5'
const disk = 'M-8 -8H5L8 -5V8H-8ZM-4 -8V-3H3V-8M-4 8V2H4V8'
const bug =
  'M-4 -2a4 4 0 0 1 8 0V4a4 4 0 0 1 -8 0ZM-3 -5.5a3 3 0 0 1 6 0M-4 1H-9M4 1H9M-4 -1.5L-8 -5M4 -1.5L8 -5M-4 4L-8 8M4 4L8 8M0 -6V8'
const question = 'M9 0a9 9 0 1 1 -18 0a9 9 0 1 1 18 0M-3 -2.5a3 3 0 1 1 4.5 2.6Q0 1 0 2.5M0 5V6'
const film = 'M-9 -7H9V7H-9ZM-5 -7V7M5 -7V7M-9 -2.3H-5M-9 2.3H-5M5 -2.3H9M5 2.3H9M-5 0H5'
const wrench = 'M-9 7L1 -3A5 5 0 0 1 7.5 -8.6L4.5 -5.5L5.5 -3.5L8.5 -3.5A5 5 0 0 1 3.4 0.4L-6.5 9.5Z'
const hexagon = 'M0 -9L8 -4.5V4.5L0 9L-8 4.5V-4.5Z'
const fullScreen = 'M-9 -3V-9H-3M3 -9H9V-3M9 3V9H3M-3 9H-9V3'

function drawIcon(shape: string, [x, y]: Point, stroke: string): string {
  const style = { fill: 'none', stroke, 'stroke-width': 1.5, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }
  return element('path', { d: shape, transform: `translate(${x} ${y})`, ...style })
}
