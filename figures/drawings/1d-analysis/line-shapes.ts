import { gaussian, lorentzian } from '@/figures/physics/line-shapes'
import { arrow, curve, label, linearScale, type Point, segment, steps, svgFile } from '@/figures/svg/svg'
import type { Figure, Palette } from '../kit/figure'

const x = linearScale([4, -4], [12, 548])
const y = linearScale([0, 1], [236, 40])
const offsets = steps(4, -4, 161)

/** A Lorentzian and a Gaussian line of the same height and width. */
export const figure: Figure = {
  path: '90_contribute-to-doc/img/line-shapes',
  draw: (palette) => svgFile(262, 'Lorentzian and Gaussian line of equal width', drawLines(palette)),
}

function drawLines(palette: Palette): string {
  const lorentz = offsets.map((offset): Point => [x(offset), y(lorentzian(offset, 1))])
  const gauss = offsets.map((offset): Point => [x(offset), y(gaussian(offset, 1))])
  const half = y(0.5)
  return (
    segment([12, 236], [548, 236], palette.muted) +
    curve(gauss, palette.second, { 'stroke-dasharray': '6 4' }) +
    curve(lorentz, palette.accent) +
    arrow([x(0), half], [x(0.5), half], palette.ink) +
    arrow([x(0), half], [x(-0.5), half], palette.ink) +
    label([x(-0.62), half + 5], 'FWHM', palette.ink) +
    label([x(-1.15), 194], 'Lorentzian', palette.accent) +
    label([x(-0.42), 88], 'Gaussian', palette.second)
  )
}
