import { ethylbenzeneAt } from '../kit/ethylbenzene-spectrum'
import type { Figure, Palette } from '../kit/figure'
import { curve, element, label, linearScale, type Point, segment, steps, svgFile } from '../kit/svg'

interface Area {
  number: number
  x: number
  y: number
  width: number
  height: number
  name: string
  /** Where the number and the name stand. */
  at: Point
}

const areas: Area[] = [
  { number: 1, x: 8, y: 52, width: 74, height: 252, name: 'Toolbar', at: [45, 84] },
  { number: 2, x: 8, y: 8, width: 544, height: 38, name: '', at: [26, 27] },
  { number: 3, x: 88, y: 52, width: 264, height: 252, name: 'Spectrum', at: [220, 84] },
  { number: 4, x: 358, y: 52, width: 194, height: 252, name: 'Panels', at: [438, 84] },
  { number: 5, x: 8, y: 310, width: 544, height: 38, name: '', at: [26, 329] },
]

/** A drawn plan of the window with its five areas. */
export const figure: Figure = {
  path: '10_general/img/interface-map',
  draw: (palette) =>
    svgFile(
      356,
      'Plan of the window: toolbar, top bar, spectrum, panels, info bar',
      areas.map((area) => drawArea(area, palette)).join('') + drawContents(palette),
    ),
}

function drawArea({ number, x, y, width, height, name, at }: Area, palette: Palette): string {
  const frame = { x, y, width, height, rx: 5, fill: 'none', stroke: palette.muted, 'stroke-width': 1.5 }
  const badge = element('circle', { cx: at[0], cy: at[1], r: 12, fill: palette.accent, opacity: 0.16 })
  const middle = { 'text-anchor': 'middle' }
  const digit = label([at[0], at[1] + 6], String(number), palette.accent, { ...middle, 'font-weight': 600 })
  const caption = label([at[0], at[1] + 36], name, palette.ink, middle)
  return element('rect', frame) + badge + digit + caption
}

function drawContents(palette: Palette): string {
  const end = { 'text-anchor': 'end' }
  return (
    label([46, 33], 'Tool options bar', palette.ink) +
    label([540, 33], 'Global toolbar', palette.ink, end) +
    label([46, 335], 'Info bar', palette.ink) +
    label([540, 335], 'δ in ppm and Hz, intensity', palette.muted, end) +
    drawTools(palette) +
    drawTrace(palette) +
    drawPanels(palette)
  )
}

function drawTools(palette: Palette): string {
  const tops = [142, 173, 204, 235, 266]
  const tool = { x: 36, width: 18, height: 18, rx: 4, fill: 'none', stroke: palette.muted }
  return tops.map((y) => element('rect', { ...tool, y })).join('')
}

function drawTrace(palette: Palette): string {
  const x = linearScale([8.4, 0.4], [98, 342])
  const y = linearScale([0, 1.7], [272, 160])
  const line = steps(8.4, 0.4, 1601).map((ppm): Point => [x(ppm), y(ethylbenzeneAt(ppm))])
  const seen = line.filter(([, height], index) => index % 16 === 0 || height < 270.5)
  return curve(seen, palette.accent) + segment([98, 282], [342, 282], palette.muted)
}

function drawPanels(palette: Palette): string {
  const bar = segment([518, 52], [518, 304], palette.muted)
  const icons = [70, 100, 130, 160].map((cy) =>
    element('circle', { cx: 535, cy, r: 7, fill: 'none', stroke: palette.muted, 'stroke-width': 1.5 }),
  )
  const rows = [158, 180, 202, 236, 258].map((y) => segment([372, y], [504, y], palette.line, { 'stroke-width': 6 }))
  const titles = [138, 220].map((y) => segment([358, y], [518, y], palette.muted))
  return bar + icons.join('') + titles.join('') + rows.join('')
}
