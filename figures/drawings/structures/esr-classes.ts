import { element, label, type Point, segment, svgFile } from '@/figures/svg/svg'
import type { Figure, Palette } from '../kit/figure'
import { atom, bond, neighbour, type StereoColors, stereoColorsOf, wedge } from '../kit/structure'

interface Case {
  left: number
  top: number
  title: string
  mark: string
  color: keyof StereoColors
  /** Shares of the two enantiomers, if they are known. */
  sample: [first: number, second: number] | 'either' | 'unknown'
  meaning: string
}

const cases: Case[] = [
  { left: 0, top: 0, title: 'absolute', mark: 'abs', color: 'absolute', sample: [1, 0], meaning: 'only the drawn one' },
  { left: 284, top: 0, title: '& (and)', mark: '&1', color: 'and', sample: [0.5, 0.5], meaning: 'both: racemate' },
  { left: 0, top: 190, title: 'or', mark: 'or1', color: 'or', sample: 'either', meaning: 'one of the two' },
  {
    left: 284,
    top: 190,
    title: 'unknown',
    mark: '?',
    color: 'absolute',
    sample: 'unknown',
    meaning: 'nothing is claimed',
  },
]

/** 2-Chlorobutane with its one centre in four classes, and what the sample contains. */
export const figure: Figure = {
  path: '40_chemical_structure/img/esr-classes',
  draw: (palette) =>
    svgFile(
      372,
      'Four meanings of one stereocentre and the samples they describe',
      cases.map((each) => drawCase(each, palette)).join('') +
        segment([270, 8], [270, 364], palette.line) +
        segment([8, 186], [552, 186], palette.line),
    ),
}

function drawCase({ left, top, title, mark, color, sample, meaning }: Case, palette: Palette): string {
  const tint = stereoColorsOf(palette)[color]
  const centre: Point = [left + 74, top + 106]
  const stroke = palette.ink
  const chlorine = neighbour(centre, 90)
  const right = neighbour(centre, -30)
  const isDefined = mark !== '?'
  const drawStereoBond = isDefined ? wedge : bond
  return (
    label([left + 12, top + 24], title, palette.ink, { 'font-weight': 600 }) +
    bond(neighbour(centre, -150), centre, { stroke }) +
    bond(centre, right, { stroke }) +
    bond(right, neighbour(right, 30), { stroke }) +
    drawStereoBond(centre, chlorine, { stroke: isDefined ? tint : stroke, gaps: [0, 11] }) +
    atom(chlorine, 'Cl', palette.ink) +
    label([centre[0] - 12, centre[1] - 6], mark, tint, { 'text-anchor': 'end', 'font-size': 15 }) +
    drawSample([left + 158, top + 54], sample, palette) +
    label([left + 12, top + 168], meaning, palette.muted)
  )
}

/** Two bars for the amounts of the (R) and the (S) enantiomer. */
function drawSample([x, y]: Point, sample: Case['sample'], palette: Palette): string {
  const text = { 'text-anchor': 'middle', 'font-size': 15 }
  const bars = [0, 1].map((index) => {
    const left = x + 58 * index
    const share = typeof sample === 'string' ? 0 : (sample[index] ?? 0)
    const frame = { x: left, width: 28, fill: 'none', stroke: palette.muted, 'stroke-dasharray': '3 3' }
    const filled = { x: left, y: y + 62 * (1 - share), width: 28, height: 62 * share, fill: palette.accent }
    const isOpen = typeof sample === 'string'
    return (
      element('rect', { ...frame, y, height: 62 }) +
      (share > 0 ? element('rect', filled) : '') +
      (isOpen ? label([left + 14, y + 37], '?', palette.accent, { ...text, 'font-weight': 600 }) : '') +
      label([left + 14, y + 82], index === 0 ? 'drawn' : 'mirror', palette.muted, text)
    )
  })
  const either = label([x + 43, y + 37], 'or', palette.muted, text)
  return bars.join('') + (sample === 'either' ? either : '')
}
