import { arrow, axis, curve, element, label, linearScale, type Point, segment, svgFile } from '@/figures/svg/svg'
import type { Figure, Palette } from '../kit/figure'

/** Magnitudes of the points 40 to 139 of 19f/19f.fid.jdx, in % of the largest. */
const magnitudes = [
  0.4, 0.4, 0.5, 0.5, 0.6, 0.6, 0.7, 0.8, 0.9, 0.9, 1, 1.2, 1.3, 1.4, 1.6, 1.7, 1.9, 2.1, 2.4, 2.7, 3.1, 3.5, 4.1, 4.9,
  6, 7.7, 10.7, 17.9, 100, 37.4, 84.1, 37.6, 48.5, 47, 70.9, 37.4, 37.9, 24.9, 27, 38.5, 30.9, 23.8, 18.6, 34.7, 52.6,
  58.6, 54.7, 36.7, 12.7, 17, 40.4, 55.2, 56.7, 47, 28.2, 16.2, 27.2, 40.3, 43.8, 37.4, 26.1, 21.8, 32.3, 42.2, 45.5,
  40, 29.5, 21.7, 24.9, 32.9, 37.2, 37.3, 35.4, 34.8, 35.8, 34.9, 30.5, 23.9, 22.5, 30.1, 39.7, 45.5, 45.2, 39, 29.5,
  20.8, 19.8, 27.2, 36.4, 44.1, 48.3, 46.9, 38.8, 24.8, 11.1, 22, 39.3, 50.9, 53.6, 46.8,
]
const first = 40
const groupDelay = 68
const x = linearScale([40, 140], [16, 548])
const y = linearScale([0, 100], [216, 34])

/** The first points of the ¹⁹F FID: the delay of the digital filter, and the tall points after it. */
export const figure: Figure = {
  path: '05_tutorials/img/fluorine-fid-start',
  draw: (palette) => svgFile(268, 'The start of the ¹⁹F FID', draw(palette)),
}

function draw(palette: Palette): string {
  const points = magnitudes.map((height, index): Point => [x(first + index), y(height)])
  const dots = points.map(([cx, cy], index) => {
    const isTall = first + index >= groupDelay && first + index < groupDelay + 4
    return element('circle', { cx, cy, r: isTall ? 4 : 2.5, fill: isTall ? palette.second : palette.accent })
  })
  return (
    segment([x(groupDelay) - 2, 24], [x(groupDelay) - 2, 216], palette.muted, { 'stroke-dasharray': '4 4' }) +
    curve(points, palette.accent, { 'stroke-width': 1 }) +
    dots.join('') +
    label([x(54), 128], 'group delay', palette.muted, { 'text-anchor': 'middle' }) +
    label([x(54), 148], '68 points', palette.muted, { 'text-anchor': 'middle' }) +
    label([x(80), 46], 'the first points stand out', palette.second) +
    arrow([x(79.5), 41], [x(69) + 2, 41], palette.second) +
    axis({ y: 220, scale: x, ticks: [40, 60, 80, 100, 120, 140], span: [16, 548], name: 'point of the FID' }, palette)
  )
}
