import type { Fid } from '@/figures/physics/fid'
import { axis, svgFile } from '@/figures/svg/svg'
import type { Figure, Palette } from '../kit/figure'
import { drawSpectrumRow, sampleLines, shiftScale } from '../kit/spectrum-row'

const clean = sampleLines(
  [
    { ppm: 7.2, amplitude: 0.7 },
    { ppm: 3.7, amplitude: 0.5 },
    { ppm: 1.2, amplitude: 0.9 },
  ],
  5,
  1000,
)

/** A spectrum whose FID begins 68 points late, and the same with that delay corrected. */
export const figure: Figure = {
  path: '70_faq/img/dense-ripple',
  draw: (palette) => svgFile(350, 'Dense ripple of an uncorrected group delay', drawRows(palette)),
}

function drawRows(palette: Palette): string {
  const window: [number, number] = [10, 0]
  const late = { name: 'group delay of 68 points left in', fid: delay(clean, 68), center: 5, window, y: 140 }
  const corrected = { name: 'corrected', fid: clean, center: 5, window, y: 284 }
  return (
    drawSpectrumRow({ ...late, stroke: palette.second }, palette) +
    drawSpectrumRow({ ...corrected, stroke: palette.accent }, palette) +
    axis(
      { y: 298, scale: shiftScale, ticks: [10, 8, 6, 4, 2, 0], span: [shiftScale(10), shiftScale(0)], name: 'δ / ppm' },
      palette,
    )
  )
}

/** Prepends zeros, like the group delay of a digital receiver. */
function delay({ re, im, dwell }: Fid, points: number): Fid {
  const shift = (part: Float64Array) => Float64Array.from(part, (_, k) => part[k - points] ?? 0)
  return { re: shift(re), im: shift(im), dwell }
}
