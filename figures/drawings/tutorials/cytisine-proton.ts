import { sampleLines } from '@/figures/data/sample-lines'
import { measuredPoints } from '@/figures/svg/measured-lines'
import { axis, curve, label, linearScale, svgFile } from '@/figures/svg/svg'
import type { Figure, Palette } from '../kit/figure'

/** Labels of the signals: text, place in ppm, height in % of the tallest line, and the name of what is not the molecule. */
const names: Array<[text: string, ppm: number, height: number, other?: string]> = [
  ['7.27', 7.27, 48],
  ['6.30', 6.4, 54],
  ['5.97', 5.93, 48],
  ['5.32', 5.32, 8, 'CHDCl₂'],
  ['4.00', 4.07, 66],
  ['3.80', 3.76, 30],
  ['3.10–2.87', 2.96, 68],
  ['2.29', 2.42, 22],
  ['2.11', 1.96, 33, 'acetone'],
  ['1.91', 1.86, 100],
  ['1.73', 1.71, 8],
]

/** The file reads too high by this: CHDCl₂ at 5.357 instead of 5.32 ppm. */
const error = 0.037

/** The ¹H spectrum of the unknown, referenced. */
export const figure: Figure = {
  path: '05_tutorials/img/cytisine-proton',
  draw: (palette) => svgFile(228, 'The ¹H signals of the unknown', draw(palette)),
}

function draw(palette: Palette): string {
  const [left, right] = [7.6, 1.6]
  const x = linearScale([left, right], [10, 550])
  const stored = linearScale([left + error, right + error], [10, 550])
  const y = linearScale([0, 100], [174, 26])
  return (
    curve(
      measuredPoints(sampleLines['cytisine-proton'] ?? [], { span: [left + error, right + error], x: stored, y }),
      palette.accent,
    ) +
    names
      .map(([text, ppm, height, other = '']) => {
        const fill = other === '' ? palette.ink : palette.second
        // The name of acetone ends before the tall line.
        const anchor = other === 'acetone' ? 'end' : 'middle'
        return [text, other]
          .map((line, index) => label([x(ppm), y(height) - 6 - 17 * index], line, fill, { 'text-anchor': anchor }))
          .join('')
      })
      .join('') +
    axis({ y: 180, scale: x, ticks: [7, 6, 5, 4, 3, 2], span: [10, 550], name: '¹H / ppm' }, palette)
  )
}
