import { axis, curve, element, label, linearScale, type Point, svgFile } from '@/lib/drawing/svg'
import { createFid } from '@/lib/nmr/fid'
import { transform } from '@/lib/nmr/fourier'
import type { Figure, Palette } from '../kit/figure'

const count = 256
const dwell = 1 / 256

const fid = createFid(
  [
    { hz: 7.37, amplitude: 1, width: 0.9 },
    { hz: 0.37, amplitude: 2, width: 0.9 },
    { hz: -6.63, amplitude: 1, width: 0.9 },
  ],
  { count, dwell },
)

const rows = [
  { factor: 1, bottom: 102, text: '1 Hz per point' },
  { factor: 2, bottom: 218, text: '0.5 Hz per point' },
  { factor: 4, bottom: 334, text: '0.25 Hz per point' },
]

/** A triplet from the same FID, filled with zeros to one, two and four times its size. */
export const figure: Figure = {
  path: '20_1d-spectra/img/zero-filling',
  draw: (palette) => svgFile(402, 'One triplet at one, two and four times the recorded size', drawRows(palette)),
}

function drawRows(palette: Palette): string {
  const x = linearScale([16, -16], [150, 546])
  const ticks = [15, 10, 5, 0, -5, -10, -15]
  const frequency = axis({ y: 352, scale: x, ticks, span: [150, 546], name: 'offset / Hz' }, palette)
  return rows.map((row) => drawRow(row, x, palette)).join('') + frequency
}

function drawRow({ factor, bottom, text }: (typeof rows)[number], x: (v: number) => number, palette: Palette): string {
  const { re, first, step } = transform(fid, factor * count)
  const y = linearScale([0, 160], [bottom, bottom - 96])
  const points = Array.from(re, (height, index): Point => [x(first + index * step), y(height)])
    .filter(([left]) => left >= x(16) && left <= x(-16))
    .reverse()
  const dots = points.map(([cx, cy]) => element('circle', { cx, cy, r: factor > 2 ? 1.8 : 2.6, fill: palette.second }))
  const name = factor === 1 ? 'as recorded' : `${factor} × size`
  return (
    curve(points, palette.accent) +
    dots.join('') +
    label([8, bottom - 34], name, palette.ink, { 'font-weight': 600 }) +
    label([8, bottom - 12], text, palette.muted, { 'font-size': 15 })
  )
}
