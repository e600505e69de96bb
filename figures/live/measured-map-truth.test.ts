import { expect, test } from '@playwright/test'
import { highestIn } from '@/figures/data/measured-map'
import { rutinHmbc } from '@/figures/data/rutin-hmbc'
import { rutinHsqc } from '@/figures/data/rutin-hsqc'
import { carbonAt, protonAt } from '@/figures/data/rutin-spectra'
import type { Point } from '@/figures/svg/svg'
import { type LiveFigure, roles } from './kit/figure'
import { findFalseClaims, firstNumber, loopsOf, readoutOf } from './kit/sweep'
import { measuredHmbc } from './measured-hmbc'
import { measuredHsqc } from './measured-hsqc'

/** Shifts of the carbons, measured in the 1D spectrum. */
const carbonShifts: Record<string, number> = {
  ...{ 'C-2': 156.6, 'C-3': 133.3, 'C-5': 161.22, 'C-6': 98.66, 'C-7': 164.06, 'C-8': 93.57, 'C-9': 156.41 },
  ...{ 'C-10': 103.97, 'C-1′': 121.17, 'C-2′': 116.26, 'C-3′': 144.75, 'C-4′': 148.41, 'C-5′': 115.22 },
  ...{ 'C-6′': 121.58, 'C-1″': 101.17, 'C-2″': 74.06, 'C-3″': 76.44, 'C-4″': 69.99, 'C-5″': 75.9, 'C-6″': 66.99 },
  ...{ 'C-1‴': 100.75, 'C-2‴': 70.37, 'C-3‴': 70.55, 'C-4‴': 71.84, 'C-5‴': 68.24, 'C-6‴': 17.74 },
}
/** Shifts of the protons that do not overlap with others, measured in the 1D spectrum. */
const protonShifts: Record<string, number> = {
  ...{ '7-OH': 10.817, '4′-OH': 9.654, '3′-OH': 9.165, 'H-2′': 7.54, 'H-6′': 7.54, 'H-5′': 6.838, 'H-8': 6.382 },
  ...{ 'H-6': 6.192, 'H-1″': 5.342, 'H-1‴': 4.38, 'H-6‴': 0.99 },
}

/** The bonds of rutin between carbons, and across the oxygens of the rings and of the two bridges. */
const bonds = `
  C-2 O-1, O-1 C-9, C-9 C-10, C-10 C-4, C-4 C-3, C-3 C-2, C-10 C-5, C-5 C-6, C-6 C-7, C-7 C-8, C-8 C-9,
  C-2 C-1′, C-1′ C-2′, C-2′ C-3′, C-3′ C-4′, C-4′ C-5′, C-5′ C-6′, C-6′ C-1′, C-3 O-3, O-3 C-1″,
  C-1″ C-2″, C-2″ C-3″, C-3″ C-4″, C-4″ C-5″, C-5″ C-6″, C-5″ O-5″, O-5″ C-1″, C-6″ O-6″, O-6″ C-1‴,
  C-1‴ C-2‴, C-2‴ C-3‴, C-3‴ C-4‴, C-4‴ C-5‴, C-5‴ C-6‴, C-5‴ O-5‴, O-5‴ C-1‴`
  .split(',')
  .map((pair) => pair.trim().split(' '))

/** Number of bonds from a proton, on a carbon or in an OH group, to a carbon. */
function bondsBetween(proton: string, carbon: string): number {
  const isHydroxyl = proton.endsWith('-OH')
  let reached = [isHydroxyl ? `C-${proton.replace('-OH', '')}` : proton.replace('H', 'C')]
  for (let count = isHydroxyl ? 2 : 1; count < 30; count++) {
    if (reached.includes(carbon)) return count
    const next = reached.flatMap((atom) =>
      bonds.filter((pair) => pair.includes(atom)).map(([a = '', b = '']) => (a === atom ? b : a)),
    )
    reached = [...new Set(next)]
  }
  return Number.POSITIVE_INFINITY
}

/** A part of an axis: its first pixel, its shifts from there to its end, and its length. */
type Part = [pixel: number, from: number, to: number, length: number]
const acrossHsqc: Part[] = [
  [92, 9.8, 9, 40],
  [140, 7.7, 6.05, 104],
  [252, 5.5, 4.2, 74],
  [334, 3.85, 2.95, 136],
  [478, 1.1, 0.85, 30],
]
const downHsqc: Part[] = [
  [92, 149.5, 143.5, 26],
  [126, 124, 113.5, 60],
  [194, 105.5, 92.5, 66],
  [268, 78, 65.5, 96],
  [372, 19, 16.5, 20],
]
const acrossHmbc: Part[] = [
  [92, 11, 9, 110],
  [210, 7.7, 6.05, 110],
  [328, 5.5, 4.2, 74],
  [410, 3.85, 2.95, 60],
  [478, 1.1, 0.85, 30],
]
const downHmbc: Part[] = [
  [92, 165.5, 155, 52],
  [152, 149.5, 143.5, 30],
  [190, 134.5, 132, 13],
  [211, 123, 114, 45],
  [264, 105.5, 92.5, 64],
  [336, 77.5, 65.5, 60],
]

function shiftAt(pixel: number, parts: Part[]): number {
  const [start, from, to, length] = parts.findLast(([start]) => pixel >= start - 1) ?? [0, 0, 0, 1]
  return from + ((pixel - start) * (to - from)) / length
}

/** Places of the contour lines of a figure, in ppm, for each lowest level and number of layers. */
function contoursOf(figure: LiveFigure<'lowest' | 'layers' | 'f2' | 'f1' | 'beside'>, across: Part[], down: Part[]) {
  const known = new Map<string, Point[]>()
  return (lowest: number, layers: number, drawing: string): Point[] => {
    const key = `${figure.id} ${lowest} ${layers}`
    const places =
      known.get(key) ??
      loopsOf(drawing, roles.accent)
        .flat()
        .map(([x, y]): Point => [shiftAt(x, across), shiftAt(y, down)])
    known.set(key, places)
    return places
  }
}

test('measured HSQC: the sentence agrees with the contours and with the bonds of rutin', () => {
  const contours = contoursOf(measuredHsqc, acrossHsqc, downHsqc)
  const claims = findFalseClaims(
    measuredHsqc,
    ({ lowest, layers, f2, f1 }, view) => {
      const places = contours(lowest, layers, view.drawing)
      // At low levels the lines around strong peaks are far from their tops.
      const isShownNear = (x: number, y: number, [reachX, reachY]: Point = lowest < 60 ? [0.2, 3] : [0.05, 0.7]) =>
        places.some(([ppmX, ppmY]) => Math.abs(ppmX - x) < reachX && Math.abs(ppmY - y) < reachY)
      const [proton = '', carbon = ''] = (new Map(view.readouts).get('Signals') ?? '').split(' and ')
      const level = firstNumber(view.seen)
      const { seen } = view
      const isBound = seen.includes('is bound to C')
      const isHidden = seen.includes('below the lowest contour: lower')
      const shiftOfOther = firstNumber(/second peak[^,]*, at ([\d.]+)/.exec(seen)?.[1] ?? '')
      return [
        Math.abs(level - readoutOf(view, 'Lowest contour')) > 0 && `${level} %`,
        Math.abs((carbonShifts[carbon] ?? f1) - f1) > 0.9 && `${carbon} is not at ${f1}`,
        Math.abs((protonShifts[proton] ?? f2) - f2) > 0.06 && `${proton} is not at ${f2}`,
        isBound && (bondsBetween(proton, carbon) !== 1 || !isShownNear(f2, f1)) && seen,
        isHidden && (bondsBetween(proton, carbon) !== 1 || isShownNear(f2, f1, [0.02, 0.3])) && seen,
        seen.includes('bound to oxygen') && isShownNear(f2, f1, [0.03, 200]) && `${f2} has contours`,
        seen.includes('bears no hydrogen') && isShownNear(f2, f1, [20, 0.2]) && `${f1} has contours`,
        seen.includes('is not bound to') &&
          (bondsBetween(proton, carbon) === 1 || isShownNear(f2, f1, [0.01, 0.15])) &&
          seen,
        seen.includes('no C–H bond') &&
          level < 3.3 &&
          firstNumber(seen.split('Here are')[1] ?? '') > 4 &&
          !isShownNear(f2, f1) &&
          seen,
        seen.includes('it is a CH₂') !== view.isMet && seen,
        seen.includes('it is a CH₂') && !(carbon === 'C-6″' && isShownNear(shiftOfOther, f1)) && seen,
        seen.includes('is below the lowest contour.') && isShownNear(shiftOfOther, f1, [0.02, 0.3]) && seen,
      ]
    },
    [
      { f2: 3.28, f1: 67 },
      { f2: 3.68, f1: 67, lowest: 60 },
      { f2: 3.21, f1: 76.5 },
      { f2: 3.06, f1: 76.5, lowest: 50 },
      { f2: 7.52, f1: 121.6, lowest: 60 },
      { f2: 9.65, f1: 148.4, lowest: 50 },
      { f2: 9.17, f1: 144.8, lowest: 50 },
      { f2: 6.18, f1: 93.6 },
      { f2: 6.83, f1: 115.2 },
      { f2: 0.98, f1: 17.8, lowest: 92 },
    ],
  )
  expect(claims).toEqual([])
})

test('measured HSQC: each assigned peak is the highest nearby and at the shifts of the 1D spectra', () => {
  // Decoded from the file, in % of the highest point.
  for (const [name, f2, percent] of [
    ['6', 6.185, 36],
    ['8', 6.377, 34.1],
    ['5′', 6.827, 25.4],
    ['2′', 7.522, 24.7],
    ['6′', 7.526, 26],
    ['1″', 5.332, 24.9],
    ['1‴', 4.371, 33.8],
    ['3″', 3.205, 38.3],
    ['2″', 3.209, 28],
    ['4‴', 3.061, 24.3],
    ['4″', 3.031, 18.8],
    ['5‴', 3.252, 25.8],
    ['6″', 3.686, 24.4],
    ['6‴', 0.975, 100],
  ] as const) {
    const f1 = carbonShifts[`C-${name}`] ?? 0
    const height = highestIn(rutinHsqc, [f2 + 0.02, f2 - 0.02], [f1 + 0.25, f1 - 0.25])
    expect(Math.abs(100 * height - percent) / percent, `H-${name}`).toBeLessThan(0.03)
  }
})

test('measured HMBC: the sentence agrees with the contours and with the bonds of rutin', () => {
  const contours = contoursOf(measuredHmbc, acrossHmbc, downHmbc)
  const claims = findFalseClaims(
    measuredHmbc,
    ({ lowest, layers, f2, f1 }, view) => {
      const places = contours(lowest, layers, view.drawing)
      const isShownNear = (x: number, y: number, [reachX, reachY]: Point) =>
        places.some(([ppmX, ppmY]) => Math.abs(ppmX - x) < reachX && Math.abs(ppmY - y) < reachY)
      const signals = (new Map(view.readouts).get('Signals') ?? '').split(' and ')
      const carbon = signals.pop() ?? ''
      const { seen } = view
      const level = firstNumber(seen)
      const isPeak = seen.includes('Here is a peak with')
      const isHidden = seen.includes('lower the level')
      const counts = signals.map((proton) => bondsBetween(proton, carbon))
      const number = { two: 2, three: 3 }[/are (two|three) bonds apart/.exec(seen)?.[1] ?? ''] ?? 0
      return [
        Math.abs(level - readoutOf(view, 'Lowest contour')) > 0 && `${level} %`,
        Math.abs((carbonShifts[carbon] ?? f1) - f1) > 0.7 && `${carbon} is not at ${f1}`,
        signals.some((proton) => Math.abs((protonShifts[proton] ?? f2) - f2) > 0.07) && `${signals} at ${f2}`,
        number > 0 && !counts.includes(number) && `${signals} ${carbon}: ${counts}, ${seen}`,
        isPeak && !isHidden && !isShownNear(f2, f1, [0.09, 0.9]) && seen,
        isHidden && isShownNear(f2, f1, [0.03, 0.3]) && seen,
        seen.includes('is noise') !== level < 12 && seen,
        seen.includes('rises above the noise') &&
          highestIn(rutinHmbc, [f2 + 0.01, f2 - 0.01], [f1 + 0.15, f1 - 0.15]) > 0.12 &&
          seen,
        seen.includes('joins the two sugars') !== view.isMet && seen,
        view.isMet === true && `${signals} ${carbon}` !== 'H-1‴ C-6″' && seen,
      ]
    },
    [
      { f2: 4.38, f1: 67 },
      { f2: 4.38, f1: 68.2, lowest: 66 },
      { f2: 5.34, f1: 133.3, lowest: 66 },
      { f2: 10.82, f1: 164.1 },
      { f2: 6.38, f1: 164.1 },
      { f2: 10.82, f1: 93.6, lowest: 90 },
      { f2: 9.65, f1: 144.8 },
      { f2: 9.17, f1: 116.3 },
      { f2: 7.53, f1: 148.4 },
      { f2: 6.84, f1: 121.2, lowest: 66 },
      { f2: 6.19, f1: 161.2 },
      { f2: 0.99, f1: 71.8 },
      { f2: 3.4, f1: 71.8 },
    ],
  )
  expect(claims).toEqual([])
})

test('measured HMBC: noise is lower than stated where rutin has no signal', () => {
  expect(highestIn(rutinHmbc, [10.6, 9.8], [165.4, 155.2])).toBeLessThan(0.12)
  expect(highestIn(rutinHmbc, [10.6, 9.8], [77, 66])).toBeLessThan(0.12)
  expect(highestIn(rutinHmbc, [10.6, 9.8], [105, 93])).toBeGreaterThan(0.11)
  // Decoded from the file, in % of the highest point.
  for (const [proton, carbon, percent] of [
    ['H-6‴', 'C-5‴', 100],
    ['H-5′', 'C-1′', 92],
    ['4′-OH', 'C-3′', 80.5],
    ['3′-OH', 'C-4′', 71.4],
    ['7-OH', 'C-6', 67.2],
    ['H-1‴', 'C-6″', 30.6],
  ] as const) {
    const [f2 = 0, f1 = 0] = [protonShifts[proton], carbonShifts[carbon]]
    const height = highestIn(rutinHmbc, [f2 + 0.03, f2 - 0.03], [f1 + 0.3, f1 - 0.3])
    expect(Math.abs(100 * height - percent) / percent, `${proton} ${carbon}`).toBeLessThan(0.03)
  }
})

test('the spectra beside the maps of rutin have their lines where the maps have their peaks', () => {
  const highest = (at: (ppm: number) => number, ppm: number, reach: number) =>
    Math.max(...Array.from({ length: 41 }, (_, index) => at(ppm + (reach * (index - 20)) / 20)))
  for (const [name, ppm] of Object.entries(carbonShifts))
    expect(highest(carbonAt, ppm, 0.15), name).toBeGreaterThan(0.28)
  for (const [name, ppm] of Object.entries(protonShifts))
    expect(highest(protonAt, ppm, 0.03), name).toBeGreaterThan(0.1)
  for (const ppm of [158.5, 146.5, 118.5, 110, 96]) expect(highest(carbonAt, ppm, 0.3)).toBeLessThan(0.25)
})
