import { etherLines as lines } from '@/figures/data/ethyl-vinyl-ether'
import { measuredPoints } from '@/figures/svg/measured-lines'
import { axis, curve, label, linearScale, type Point, segment, svgFile } from '@/figures/svg/svg'
import type { Figure, Palette } from '../kit/figure'
import { atom, bond, neighbour } from '../kit/structure'

const span: [number, number] = [7, 0.8]
const x = linearScale(span, [10, 550])
const y = linearScale([0, 100], [284, 176])
/** Number, shift and integral of each signal, with the height of its tallest line. */
const signals: Array<[number: string, ppm: number, protons: string, height: number]> = [
  ['5', 6.448, '1 H', 10],
  ['4', 4.173, '1 H', 15],
  ['3', 3.974, '1 H', 16],
  ['2', 3.746, '2 H', 37],
  ['1', 1.283, '3 H', 100],
]

/** The assigned spectrum of ethyl vinyl ether. */
export const figure: Figure = {
  path: '05_tutorials/img/vinyl-assigned',
  draw: (palette) =>
    svgFile(
      336,
      'Ethyl vinyl ether with the signal of each group of protons',
      drawEther(palette) + drawSpectrum(palette),
    ),
}

function drawSpectrum(palette: Palette): string {
  // The three signals near 4 ppm are closer than their labels.
  const shifts: Record<string, number> = { 4: -34, 3: -2, 2: 32 }
  const names = signals.map(([number, ppm, protons, height]) => {
    const place = x(ppm) + (shifts[number] ?? 0)
    const top = number in shifts ? y(37) - 12 : y(height) - 12
    const text = label([place, top - 18], number, palette.second, { 'text-anchor': 'middle', 'font-weight': 600 })
    const count = label([place, top], protons, palette.muted, { 'text-anchor': 'middle', 'font-size': 14 })
    const line = number === '4' ? segment([place + 8, top + 4], [x(ppm) - 2, y(height) - 4], palette.line) : ''
    return text + count + line
  })
  return (
    curve(measuredPoints(lines, { span, x, y }), palette.accent) +
    names.join('') +
    axis({ y: 290, scale: x, ticks: [7, 6, 5, 4, 3, 2, 1], span: [10, 550], name: '¹H / ppm, CHCl₃ at 7.26' }, palette)
  )
}

/** CH₃CH₂–O–CH=CH₂ with the hydrogens of the double bond. */
function drawEther(palette: Palette): string {
  const stroke = palette.ink
  const methyl: Point = [176, 92]
  const methylene = neighbour(methyl, 30, 40)
  const oxygen = neighbour(methylene, -30, 40)
  const left = neighbour(oxygen, 30, 40)
  const right = neighbour(left, -30, 44)
  const hydrogens: Array<[from: Point, degrees: number, number: string]> = [
    [left, 90, '5'],
    [right, 30, '3'],
    [right, -90, '4'],
  ]
  const inner = [neighbour(left, -90, 6), neighbour(right, -90, 6)] as const
  return (
    bond(methyl, methylene, { stroke }) +
    bond(methylene, oxygen, { stroke, gaps: [0, 11] }) +
    bond(oxygen, left, { stroke, gaps: [11, 0] }) +
    bond(left, right, { stroke }) +
    bond(neighbour(inner[0], -30, 5), neighbour(inner[1], 150, 5), { stroke }) +
    atom(oxygen, 'O', palette.ink) +
    numberAt(neighbour(methyl, 180, 14), '1', palette) +
    numberAt(neighbour(methylene, 90, 14), '2', palette) +
    hydrogens
      .map(([from, degrees, number]) => {
        const place = neighbour(from, degrees, 36)
        const side = neighbour(place, degrees === -90 ? 0 : degrees === 90 ? 180 : 0, 18)
        return (
          bond(from, place, { stroke, gaps: [0, 11] }) + atom(place, 'H', palette.ink) + numberAt(side, number, palette)
        )
      })
      .join('')
  )
}

function numberAt([left, top]: Point, number: string, palette: Palette): string {
  return label([left, top + 5], number, palette.second, { 'text-anchor': 'middle', 'font-weight': 600 })
}
