import { arrow, axis, curve, element, label, linearScale, type Point, svgFile } from '@/figures/svg/svg'
import { ethylbenzeneAt } from '../kit/ethylbenzene-spectrum'
import type { Figure, Palette } from '../kit/figure'
import { tracePoints } from '../kit/trace'

const rows = [
  { name: 'Name:', text: 'ethylbenzene' },
  { name: 'Number of scans:', text: '8' },
  { name: 'Pulse sequence:', text: 'zg30' },
  { name: 'Frequency:', text: '400' },
]

const frame = { x: 112, y: 76, width: 286, height: 112 }
const valueX = 276
const span: [number, number] = [12, 548]

/** A title block over a spectrum, with the columns of the settings that make its parts. */
export const figure: Figure = {
  path: '10_general/img/title-block',
  draw: (palette) =>
    svgFile(330, 'Parts of the title block', drawSpectrum(palette) + drawBlock(palette) + drawColumns(palette)),
}

function drawSpectrum(palette: Palette): string {
  const x = linearScale([8.2, 0.4], span)
  const y = linearScale([0, 1.9], [268, 206])
  const line = tracePoints({ at: ethylbenzeneAt, from: 8.2, to: 0.4, count: 2601, x, y })
  const ppm = axis({ y: 276, scale: x, ticks: [8, 7, 6, 5, 4, 3, 2, 1], span, name: 'δ / ppm' }, palette)
  return curve(line, palette.accent) + ppm
}

function drawBlock(palette: Palette): string {
  const outline = { ...frame, rx: 4, fill: 'none', stroke: palette.muted, 'stroke-dasharray': '3 3' }
  const text = rows.map(({ name, text }, index) => {
    const y = frame.y + 26 + index * 24
    return (
      label([valueX - 8, y], name, palette.ink, { 'text-anchor': 'end', 'font-weight': 600, 'font-size': 15 }) +
      label([valueX, y], text, palette.ink)
    )
  })
  return element('rect', outline) + text.join('')
}

function drawColumns(palette: Palette): string {
  const frequency = frame.y + 26 + 3 * 24
  return (
    drawColumn([70, 20], 'Label', ['Name'], palette) +
    arrow([92, 48], [202, 92], palette.second) +
    drawColumn([262, 20], 'Field', ['info.name'], palette) +
    arrow([310, 48], [310, 84], palette.second) +
    drawColumn([414, frequency - 40], 'Format', ['0', '400.08 → 400'], palette) +
    arrow([406, frequency - 5], [312, frequency - 5], palette.second)
  )
}

function drawColumn([x, y]: Point, column: string, lines: string[], palette: Palette): string {
  const title = label([x, y], column, palette.second, { 'font-weight': 600 })
  return title + lines.map((line, index) => label([x, y + 20 + index * 20], line, palette.muted)).join('')
}
