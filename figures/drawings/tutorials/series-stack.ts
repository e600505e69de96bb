import { delays, linesAfter } from '@/figures/data/relaxation'
import { measuredPoints } from '@/figures/svg/measured-lines'
import { axis, curve, label, linearScale, segment, svgFile } from '@/figures/svg/svg'
import type { Figure, Palette } from '../kit/figure'

const span: [number, number] = [4.6, 0.5]
const x = linearScale(span, [56, 550])
const spacing = 36
const bottom = 386
/** Taller lines are cut: water is four times as tall as the methyl doublets. */
const limit = 34

/** The ten spectra of the inversion-recovery series, stacked as in NMRium: the first, after the longest delay, at the bottom. */
export const figure: Figure = {
  path: '05_tutorials/img/series-stack',
  draw: (palette) => svgFile(480, 'Ten spectra, from inverted to recovered', draw(palette)),
}

function draw(palette: Palette): string {
  const rows = delays.map((delay, index) => {
    const base = bottom - spacing * (delays.length - 1 - index)
    const y = (height: number) => base - Math.max(-limit, Math.min(limit, 1.6 * height))
    return (
      curve(measuredPoints(linesAfter(index), { span, x, y }), palette.accent) +
      label([46, base + 5], `${delay} s`, palette.muted, { 'text-anchor': 'end' })
    )
  })
  const names: Array<[text: string, ppm: number]> = [
    ['OH', 4.34],
    ['water', 3.46],
    ['DMSO', 2.51],
    ['CH₃', 0.8],
  ]
  return (
    names
      .map(([text, ppm]) => {
        const place = x(ppm)
        const line = segment([place, 24], [place, 430], palette.line)
        return line + label([place, 18], text, palette.second, { 'text-anchor': 'middle' })
      })
      .join('') +
    rows.join('') +
    axis({ y: 430, scale: x, ticks: [4, 3, 2, 1], span: [56, 550], name: '¹H / ppm' }, palette)
  )
}
