import { highestIn } from '@/figures/data/measured-map'
import { rutinHsqc } from '@/figures/data/rutin-hsqc'
import { carbonAt, protonAt } from '@/figures/data/rutin-spectra'
import { formatNumber } from './kit/figure'
import { type Judgement, measuredMap } from './measured-map'

/** Pairs of a carbon and its hydrogen with the shifts of their peaks, in ppm. */
const pairs = [
  { carbon: 'C-6', hydrogen: 'H-6', f1: 98.6, f2: 6.18 },
  { carbon: 'C-8', hydrogen: 'H-8', f1: 93.6, f2: 6.37 },
  { carbon: 'C-5′', hydrogen: 'H-5′', f1: 115.2, f2: 6.83 },
  { carbon: 'C-2′', hydrogen: 'H-2′', f1: 116.3, f2: 7.52 },
  { carbon: 'C-6′', hydrogen: 'H-6′', f1: 121.6, f2: 7.52 },
  { carbon: 'C-1″', hydrogen: 'H-1″', f1: 101.2, f2: 5.33 },
  { carbon: 'C-1‴', hydrogen: 'H-1‴', f1: 100.7, f2: 4.37 },
  { carbon: 'C-3″', hydrogen: 'H-3″', f1: 76.5, f2: 3.21 },
  { carbon: 'C-2″', hydrogen: 'H-2″', f1: 74, f2: 3.21 },
  { carbon: 'C-4‴', hydrogen: 'H-4‴', f1: 71.8, f2: 3.06 },
  { carbon: 'C-2‴', hydrogen: 'H-2‴', f1: 70.3, f2: 3.38 },
  { carbon: 'C-3‴', hydrogen: 'H-3‴', f1: 70.5, f2: 3.26 },
  { carbon: 'C-4″', hydrogen: 'H-4″', f1: 70, f2: 3.03 },
  { carbon: 'C-5‴', hydrogen: 'H-5‴', f1: 68.2, f2: 3.25 },
  { carbon: 'C-6″', hydrogen: 'H-6″', f1: 67, f2: 3.68 },
  { carbon: 'C-6″', hydrogen: 'H-6″', f1: 67, f2: 3.28 },
  { carbon: 'C-6‴', hydrogen: 'H-6‴', f1: 17.8, f2: 0.98 },
]
/** Carbons without hydrogen, and hydrogens on oxygen. */
const bare = [
  { name: 'C-4′', f1: 148.4 },
  { name: 'C-3′', f1: 144.8 },
  { name: 'C-10', f1: 104 },
]
const hydroxyls = [
  { name: '4′-OH', f2: 9.65 },
  { name: '3′-OH', f2: 9.17 },
]
/** How far a peak reaches, in ppm. */
const reach = { f2: 0.04, f1: 0.6 }
/** Lower heights are not in the data. */
const lowestHeight = 0.03

/** The measured HSQC of rutin. */
export const measuredHsqc = measuredMap({
  id: 'hsqc',
  title: 'A measured HSQC: rutin',
  shows:
    'A map of separate peaks with a cross, the ¹H spectrum above it, and the ¹³C spectrum and the slice along the cross on the left',
  map: rutinHsqc,
  across: {
    parts: [
      [9.8, 9],
      [7.7, 6.05],
      [5.5, 4.2],
      [3.85, 2.95],
      [1.1, 0.85],
    ],
    lengths: [40, 104, 74, 136, 30],
    ticks: [9.5, 7.5, 6.5, 5, 3.5, 1],
    name: 'F2, ¹H, δ / ppm',
  },
  down: {
    parts: [
      [149.5, 143.5],
      [124, 113.5],
      [105.5, 92.5],
      [78, 65.5],
      [19, 16.5],
    ],
    lengths: [26, 60, 66, 96, 20],
    ticks: [148, 120, 100, 75, 70, 18],
    name: 'F1',
  },
  above: { name: '¹H', at: protonAt },
  beside: { name: '¹³C', at: carbonAt },
  lowest: { min: 50, max: 95, start: 74 },
  cross: { f2: { min: 0.86, max: 9.8, step: 0.01, start: 3.68 }, f1: { min: 16.6, max: 149.4, step: 0.1, start: 67 } },
  judge: (least, f2, f1) => {
    const pair = nearestPair(f2, f1)
    if (pair) return { signals: `${pair.hydrogen} and ${pair.carbon}`, ...describePair(least, pair) }
    const proton = [...hydroxyls, ...pairs.map(({ hydrogen, f2 }) => ({ name: hydrogen, f2 }))].find(
      (each) => Math.abs(each.f2 - f2) <= 0.03,
    )
    const carbon = [...bare, ...pairs.map(({ carbon, f1 }) => ({ name: carbon, f1 }))].find(
      (each) => Math.abs(each.f1 - f1) <= 0.3,
    )
    return {
      signals: `${proton?.name ?? 'none'} and ${carbon?.name ?? 'none'}`,
      seen: describeEmpty(f2, f1, proton?.name, carbon?.name),
      isMet: false,
    }
  },
})

type Pair = (typeof pairs)[number]

function nearestPair(f2: number, f1: number): Pair | undefined {
  const away = (pair: Pair) => Math.hypot((pair.f2 - f2) / reach.f2, (pair.f1 - f1) / reach.f1)
  const nearest = pairs.reduce((best, pair) => (away(pair) < away(best) ? pair : best))
  return away(nearest) <= 1 ? nearest : undefined
}

function heightOf({ f2, f1 }: Pair): number {
  return highestIn(rutinHsqc, [f2 + 0.02, f2 - 0.02], [f1 + 0.25, f1 - 0.25])
}

function describePair(least: number, pair: Pair): Pick<Judgement, 'seen' | 'isMet'> {
  const height = heightOf(pair)
  const peak = `Here is a peak with ${formatNumber(100 * height, 1, '%')} of the highest point`
  if (height < least) return { seen: `${peak}, below the lowest contour: lower the level.`, isMet: false }
  const bound = `${peak}: ${pair.hydrogen} is bound to ${pair.carbon}.`
  const other = pairs.find((each) => each !== pair && each.carbon === pair.carbon)
  if (!other) return { seen: bound, isMet: false }
  const place = `${formatNumber(other.f2, 2)} ppm`
  if (heightOf(other) < least)
    return { seen: `${bound} A second peak of this carbon, at ${place}, is below the lowest contour.`, isMet: false }
  return { seen: `${bound} This carbon has a second peak, at ${place}: it is a CH₂.`, isMet: true }
}

function describeEmpty(f2: number, f1: number, proton = '', carbon = ''): string {
  const height = highestIn(rutinHsqc, [f2 + 0.01, f2 - 0.01], [f1 + 0.2, f1 - 0.2])
  if (height > lowestHeight)
    return `Here are ${formatNumber(100 * height, 1, '%')} of the highest point, but no C–H bond of rutin has these shifts: the wing of a peak, or an artefact.`
  if (proton.endsWith('OH')) return `${proton} is bound to oxygen and has no peak at any carbon.`
  if (bare.some(({ name }) => name === carbon)) return `${carbon} bears no hydrogen: its row is empty.`
  if (proton && carbon) return `There is no peak: ${proton} is not bound to ${carbon}.`
  return 'The cross is beside the signals: put both of its lines on one.'
}
