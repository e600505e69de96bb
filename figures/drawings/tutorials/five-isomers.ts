import { label, svgFile } from '@/figures/svg/svg'
import type { Figure, Palette } from '../kit/figure'
import { isomers } from '../kit/isomers'
import { drawSkeleton } from '../kit/skeleton'

const places: Array<[left: number, top: number]> = [
  [24, 50],
  [216, 50],
  [396, 50],
  [118, 186],
  [312, 176],
]

/** The five candidates of the lesson. */
export const figure: Figure = {
  path: '50_teaching/img/five-isomers',
  draw: (palette) =>
    svgFile(
      268,
      'Five esters with the formula C₅H₁₀O₂',
      isomers.map((_, index) => drawIsomer(index, palette)).join(''),
    ),
}

function drawIsomer(index: number, palette: Palette): string {
  const isomer = isomers[index]
  const [left, top] = places[index] ?? [0, 0]
  if (!isomer) return ''
  const nameTop = index < 3 ? 22 : 148
  return (
    label([left - 4, nameTop], isomer.letter, palette.second, { 'font-weight': 600 }) +
    label([left + 14, nameTop], isomer.name, palette.muted) +
    drawSkeleton(isomer, { at: [left, top], unit: 32, stroke: palette.ink })
  )
}
