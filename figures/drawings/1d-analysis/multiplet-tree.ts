import { lorentzianSpectrum } from '@/figures/physics/line-shapes'
import { splitLine } from '@/figures/physics/spin-system'
import { axis, curve, label, linearScale, segment, svgFile } from '@/figures/svg/svg'
import type { Figure, Palette } from '../kit/figure'
import { tracePoints } from '../kit/trace'

const first = 5.5
const second = 2.6
const x = linearScale([8, -8], [150, 546])
const levels = [
  { couplings: [], top: 30 },
  { couplings: [first], top: 110 },
  { couplings: [first, second], top: 190 },
]

/** A doublet of doublets built from its two couplings, with the computed signal below. */
export const figure: Figure = {
  path: '20_1d-spectra/img/multiplet-tree',
  draw: (palette) => svgFile(452, 'Splitting tree of a doublet of doublets', drawAll(palette)),
}

function drawAll(palette: Palette): string {
  const names = ['No coupling: s', 'Split by J₁: d', 'Split by J₂: dd']
  const rows = levels.map(({ couplings, top }, index) => {
    const sticks = splitLine(0, couplings).map(({ position: hz }) =>
      segment([x(hz), top], [x(hz), top + 44], palette.ink, { 'stroke-width': 2 }),
    )
    return sticks.join('') + label([8, top + 27], names[index] ?? '', palette.ink)
  })
  return (
    drawGuides(palette) +
    rows.join('') +
    drawBranches(1, first, palette) +
    drawBranches(2, second, palette) +
    drawWidth('J₁ = 5.5 Hz', [first / 2, -first / 2], 132, palette) +
    drawWidth('J₂ = 2.6 Hz', [(first + second) / 2, (first - second) / 2], 212, palette) +
    drawSignal(palette)
  )
}

/** Draws the lines from each stick of the level above to its two halves. */
function drawBranches(level: number, coupling: number, palette: Palette): string {
  const above = levels[level - 1]
  const below = levels[level]
  if (!above || !below) return ''
  return splitLine(0, above.couplings)
    .flatMap(({ position: hz }) => [hz + coupling / 2, hz - coupling / 2].map((half) => ({ hz, half })))
    .map(({ hz, half }) => segment([x(hz), above.top + 44], [x(half), below.top], palette.accent))
    .join('')
}

function drawWidth(text: string, [from, to]: [number, number], y: number, palette: Palette): string {
  const ends = [from, to].map((hz) => segment([x(hz), y - 5], [x(hz), y + 5], palette.second))
  const name = label([x(from) - 10, y + 5], text, palette.second, { 'text-anchor': 'end' })
  return segment([x(from), y], [x(to), y], palette.second) + ends.join('') + name
}

function drawGuides(palette: Palette): string {
  return splitLine(0, [first, second])
    .map(({ position: hz }) => segment([x(hz), 234], [x(hz), 392], palette.line, { 'stroke-dasharray': '3 4' }))
    .join('')
}

function drawSignal(palette: Palette): string {
  const y = linearScale([0, 0.28], [392, 268])
  const at = lorentzianSpectrum(splitLine(0, [first, second]), 0.6)
  const scale = { y: 400, scale: x, ticks: [8, 4, 0, -4, -8], span: [150, 546] as [number, number] }
  return (
    label([8, 340], 'Signal', palette.ink) +
    curve(tracePoints({ at, from: 8, to: -8, count: 801, x, y }), palette.accent) +
    axis({ ...scale, name: 'offset from δ / Hz' }, palette)
  )
}
