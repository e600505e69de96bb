import { sampleLines } from '@/figures/data/sample-lines'
import { measuredPoints } from '@/figures/svg/measured-lines'
import { axis, curve, label, linearScale, segment, svgFile } from '@/figures/svg/svg'
import type { Figure, Palette } from '../kit/figure'

/** From the axis as stored to CD₂Cl₂ at 53.84 ppm. */
const reference = 0.33
const lines = (sampleLines['cytisine-fid'] ?? []).map(([ppm, height]): [number, number] => [ppm + reference, height])
/** The publication string, and where each value stands, in ppm. */
const values: Array<[text: string, ppm: number, place: number]> = [
  ['163.5', 163.54, 165],
  ['152.0', 151.97, 152],
  ['139.0', 138.99, 139],
  ['116.4', 116.39, 116.4],
  ['104.8', 104.79, 104.8],
  ['54.2', 54.21, 63.5],
  ['53.3', 53.25, 56.5],
  ['50.0', 49.99, 49],
  ['35.9', 35.89, 37.5],
  ['28.2', 28.18, 30.5],
  ['26.5', 26.52, 23.5],
]
const x = linearScale([170, 18], [10, 550])
const y = linearScale([0, 60], [226, 98])

/** The spectrum of cytisine with the values of the publication string. */
export const figure: Figure = {
  path: '05_tutorials/img/carbon-report',
  draw: (palette) =>
    svgFile(280, 'The eleven values of the publication string in the spectrum of cytisine', draw(palette)),
}

function draw(palette: Palette): string {
  const names = values.map(([text, ppm, place]) => {
    const at: [number, number] = [x(place) + 5, 62]
    const turn = `rotate(-90 ${at[0]} ${at[1]})`
    const line =
      segment([x(place), 66], [x(place), 74], palette.muted) + segment([x(place), 74], [x(ppm), 88], palette.muted)
    return label(at, text, palette.ink, { transform: turn }) + line
  })
  return (
    names.join('') +
    curve(measuredPoints(lines, { span: [170, 18], x, y: (height) => Math.max(y(height), 94) }), palette.accent) +
    axis({ y: 232, scale: x, ticks: [160, 140, 120, 100, 80, 60, 40, 20], span: [10, 550], name: '¹³C / ppm' }, palette)
  )
}
