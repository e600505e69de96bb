import { delays, fittedValue, recoveries } from '@/figures/data/relaxation'
import { curve, element, label, linearScale, type Point, segment, svgFile } from '@/figures/svg/svg'
import type { Figure, Palette } from '../kit/figure'

/** The best fit of the line at 0.72 ppm with b = −2a. */
const perfectInversion = { a: 0.976, b: -1.952, t1: 0.84 }

/** What two fits of the line at 0.72 ppm leave over at each delay. */
export const figure: Figure = {
  path: '05_tutorials/img/fit-residuals',
  draw: (palette) => svgFile(284, 'The residuals of two fits', draw(palette)),
}

function draw(palette: Palette): string {
  const fit = recoveries[0]?.fit ?? perfectInversion
  const columns = delays.map((delay, index) =>
    label([columnAt(index), 252], String(delay), palette.muted, { 'text-anchor': 'middle', 'font-size': 15 }),
  )
  return (
    drawRow('B free: T₁ = 0.92 s', fit, 74, palette.accent, palette) +
    drawRow('B = −2A: T₁ = 0.84 s', perfectInversion, 182, palette.second, palette) +
    columns.join('') +
    label([304, 276], 'delay / s', palette.muted, { 'text-anchor': 'middle' })
  )
}

function drawRow(
  name: string,
  fit: { a: number; b: number; t1: number },
  zero: number,
  fill: string,
  palette: Palette,
): string {
  const y = linearScale([-0.06, 0.06], [zero + 46, zero - 46])
  const left = (recoveries[0]?.integrals ?? []).map((integral, index): Point => {
    const rest = integral - fittedValue(fit, delays[index] ?? 0)
    return [columnAt(index), y(rest)]
  })
  const bars = left.map(
    ([cx, cy]) =>
      segment([cx, zero], [cx, cy], fill, { 'stroke-width': 2 }) + element('circle', { cx, cy, r: 4, fill }),
  )
  const scale = [-0.05, 0.05].map(
    (tick) =>
      segment([58, y(tick)], [63, y(tick)], palette.muted) +
      label([54, y(tick) + 5], `${tick < 0 ? '−' : '+'}5 %`, palette.muted, { 'text-anchor': 'end', 'font-size': 15 }),
  )
  return (
    curve(
      [
        [63, y(0.06)],
        [63, y(-0.06)],
      ],
      palette.muted,
    ) +
    scale.join('') +
    segment([63, zero], [546, zero], palette.muted, { 'stroke-dasharray': '4 4' }) +
    bars.join('') +
    label([546, zero - 34], name, palette.ink, { 'text-anchor': 'end' })
  )
}

function columnAt(index: number): number {
  return 88 + 48 * index
}
