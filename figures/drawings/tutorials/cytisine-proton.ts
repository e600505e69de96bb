import { sampleLines } from '@/figures/data/sample-lines'
import { measuredPoints } from '@/figures/svg/measured-lines'
import { axis, curve, label, linearScale, svgFile } from '@/figures/svg/svg'
import type { Figure, Palette } from '../kit/figure'

/** Labels of the signals: text, place in ppm, height in % of the tallest line, and the name of what is not the molecule. */
const names: Array<[text: string, ppm: number, height: number, other?: string]> = [
  ['7.30', 7.3, 48],
  ['6.34', 6.44, 54],
  ['6.01', 5.97, 48],
  ['5.36', 5.357, 8, 'CHDCl₂'],
  ['4.04', 4.11, 66],
  ['3.84', 3.8, 30],
  ['3.13–2.91', 3, 68],
  ['2.33', 2.46, 22],
  ['2.15', 2, 33, 'acetone'],
  ['1.95', 1.9, 100],
  ['1.77', 1.75, 8],
]

/** The ¹H spectrum of the unknown. */
export const figure: Figure = {
  path: '05_tutorials/img/cytisine-proton',
  draw: (palette) => svgFile(228, 'The ¹H signals of the unknown', draw(palette)),
}

function draw(palette: Palette): string {
  const x = linearScale([7.6, 1.6], [10, 550])
  const y = linearScale([0, 100], [174, 26])
  return (
    curve(measuredPoints(sampleLines['cytisine-proton'] ?? [], { span: [7.6, 1.6], x, y }), palette.accent) +
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
    axis({ y: 180, scale: x, ticks: [7, 6, 5, 4, 3, 2], span: [10, 550], name: '¹H / ppm, as stored' }, palette)
  )
}
