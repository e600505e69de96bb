import { element, label, svgFile } from '@/figures/svg/svg'
import type { Figure, Palette } from '../kit/figure'
import { isomers } from '../kit/isomers'
import { drawSkeleton, strike } from '../kit/skeleton'

/** Left edges of the columns of the five isomers. */
const columns = [146, 236, 314, 404, 482]
const rows: Array<{ top: number; name: string; finding: string; fits: (letter: string) => boolean }> = [
  { top: 18, name: 'the formula', finding: 'C₅H₁₀O₂', fits: () => true },
  { top: 104, name: '¹³C, decoupled', finding: 'four signals', fits: (letter) => 'BD'.includes(letter) },
  { top: 190, name: '¹³C, coupled', finding: 'C–O is a CH', fits: (letter) => letter === 'B' },
]

/** Which of the five isomers each spectrum of the lesson excludes. */
export const figure: Figure = {
  path: '50_teaching/img/what-was-excluded',
  draw: (palette) =>
    svgFile(272, 'Five isomers, then two, then one', rows.map((row) => drawRow(row, palette)).join('')),
}

function drawRow({ top, name, finding, fits }: (typeof rows)[number], palette: Palette): string {
  const molecules = isomers.map(({ letter, atoms, bonds }, index) => {
    const left = columns[index] ?? 0
    const stroke = fits(letter) ? palette.ink : palette.muted
    const right = left + 16 * Math.max(...atoms.map(([x]) => x))
    const drawing = drawSkeleton({ atoms, bonds }, { at: [left, top + 32], unit: 16, stroke, size: 11 })
    const crossed = fits(letter) ? '' : strike([left - 4, top + 18], [right + 4, top + 62], palette)
    return (
      label([left, top + 10], letter, fits(letter) ? palette.second : palette.muted, { 'font-weight': 600 }) +
      drawing +
      crossed
    )
  })
  return (
    element('rect', { x: 0, y: top - 14, width: 560, height: 80, rx: 8, fill: 'none', stroke: palette.line }) +
    label([12, top + 22], name, palette.ink, { 'font-weight': 600 }) +
    label([12, top + 44], finding, palette.muted) +
    molecules.join('')
  )
}
