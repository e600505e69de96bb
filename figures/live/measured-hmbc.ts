import { highestIn } from '@/figures/data/measured-map'
import { rutinHmbc } from '@/figures/data/rutin-hmbc'
import { carbonAt, protonAt } from '@/figures/data/rutin-spectra'
import { formatNumber } from './kit/figure'
import { type Judgement, measuredMap } from './measured-map'

const protons = [
  { name: '7-OH', f2: 10.82 },
  { name: '4′-OH', f2: 9.65 },
  { name: '3′-OH', f2: 9.17 },
  { name: 'H-2′ and H-6′', f2: 7.53 },
  { name: 'H-5′', f2: 6.84 },
  { name: 'H-8', f2: 6.38 },
  { name: 'H-6', f2: 6.19 },
  { name: 'H-1″', f2: 5.34 },
  { name: 'H-1‴', f2: 4.38 },
  { name: 'H-6‴', f2: 0.99 },
] as const
/** Shifts in the ¹³C spectrum. */
const carbons = [
  { name: 'C-7', f1: 164.1 },
  { name: 'C-5', f1: 161.2 },
  { name: 'C-2', f1: 156.6 },
  { name: 'C-9', f1: 156.4 },
  { name: 'C-4′', f1: 148.4 },
  { name: 'C-3′', f1: 144.8 },
  { name: 'C-3', f1: 133.3 },
  { name: 'C-6′', f1: 121.6 },
  { name: 'C-1′', f1: 121.2 },
  { name: 'C-2′', f1: 116.3 },
  { name: 'C-5′', f1: 115.2 },
  { name: 'C-10', f1: 104 },
  { name: 'C-1″', f1: 101.2 },
  { name: 'C-1‴', f1: 100.7 },
  { name: 'C-6', f1: 98.6 },
  { name: 'C-8', f1: 93.6 },
  { name: 'C-3″', f1: 76.4 },
  { name: 'C-5″', f1: 75.9 },
  { name: 'C-2″', f1: 74.1 },
  { name: 'C-4‴', f1: 71.8 },
  { name: 'C-3‴', f1: 70.5 },
  { name: 'C-5‴', f1: 68.2 },
  { name: 'C-6″', f1: 67 },
] as const
type Proton = (typeof protons)[number]['name']
type Carbon = (typeof carbons)[number]['name']

/** The carbons two and three bonds from each proton whose peaks rise above the noise. */
const correlations: Partial<Record<Proton, { two: Carbon[]; three: Carbon[] }>> = {
  '7-OH': { two: ['C-7'], three: ['C-6', 'C-8'] },
  '4′-OH': { two: ['C-4′'], three: ['C-3′', 'C-5′'] },
  '3′-OH': { two: ['C-3′'], three: ['C-4′', 'C-2′'] },
  'H-2′ and H-6′': { two: ['C-3′'], three: ['C-2', 'C-4′', 'C-6′', 'C-2′'] },
  'H-5′': { two: ['C-4′'], three: ['C-3′', 'C-1′'] },
  'H-8': { two: ['C-7', 'C-9'], three: ['C-10', 'C-6'] },
  'H-6': { two: ['C-5', 'C-7'], three: ['C-10', 'C-8'] },
  'H-1‴': { two: [], three: ['C-3‴', 'C-5‴', 'C-6″'] },
  'H-6‴': { two: ['C-5‴'], three: ['C-4‴'] },
}
/** Highest noise, as a part of the highest point. */
const noise = 0.12
/** The part of F2 in which the protons of the sugars overlap, in ppm. */
const crowded = [3.85, 2.95] as const

/** The measured HMBC of rutin. */
export const measuredHmbc = measuredMap({
  id: 'hmbc',
  title: 'A measured HMBC: rutin',
  shows:
    'A map of columns of peaks with a cross, the ¹H spectrum above it, and the ¹³C spectrum and the slice along the cross on the left',
  map: rutinHmbc,
  across: {
    parts: [
      [11, 9],
      [7.7, 6.05],
      [5.5, 4.2],
      [3.85, 2.95],
      [1.1, 0.85],
    ],
    lengths: [110, 110, 74, 60, 30],
    ticks: [11, 10, 7.5, 6.5, 5, 3.5, 1],
    name: 'F2, ¹H, δ / ppm',
  },
  down: {
    parts: [
      [165.5, 155],
      [149.5, 143.5],
      [134.5, 132],
      [123, 114],
      [105.5, 92.5],
      [77.5, 65.5],
    ],
    lengths: [52, 30, 13, 45, 64, 60],
    ticks: [164, 157, 146, 133, 118, 100, 75, 68],
    name: 'F1',
  },
  above: { name: '¹H', at: protonAt },
  beside: { name: '¹³C', at: carbonAt },
  lowest: { min: 66, max: 95, start: 76 },
  cross: {
    f2: { min: 0.87, max: 10.99, step: 0.01, start: 6.38 },
    f1: { min: 65.7, max: 165.4, step: 0.1, start: 98.6 },
  },
  judge: (least, f2, f1) => {
    const proton = nearest(protons, ({ f2: at }) => Math.abs(at - f2) / 0.05)
    const shown = proton && correlations[proton.name]
    const ofProton = carbons.filter(({ name }) => shown?.two.includes(name) || shown?.three.includes(name))
    const carbon =
      nearest(ofProton, (each) => Math.abs(each.f1 - f1) / 0.6) ??
      nearest(carbons, (each) => Math.abs(each.f1 - f1) / 0.4)
    const signals = `${proton?.name ?? 'none'} and ${carbon?.name ?? 'none'}`
    const grain = least < noise ? `${percent(noise)} and less is noise. ` : ''
    const { seen, isMet } = describe(least, [f2, f1], proton?.name, carbon?.name)
    return { signals, seen: grain + seen, isMet }
  },
})

/** The nearest of several signals by a distance that is at most 1. */
function nearest<Signal>(signals: readonly Signal[], away: (signal: Signal) => number): Signal | undefined {
  const best = [...signals].sort((a, b) => away(a) - away(b))[0]
  return best && away(best) <= 1 ? best : undefined
}

function percent(part: number): string {
  return formatNumber(100 * part, 0, '%')
}

function describe(
  least: number,
  [f2, f1]: [number, number],
  proton?: Proton,
  carbon?: Carbon,
): Pick<Judgement, 'seen' | 'isMet'> {
  if (f2 <= crowded[0] && f2 >= crowded[1])
    return {
      seen: 'Here most protons of the sugars overlap: a peak does not say which of them it is from.',
      isMet: false,
    }
  if (!proton || !carbon)
    return { seen: 'The cross is beside the signals: put both of its lines on one.', isMet: false }
  const shown = correlations[proton]
  const bonds = shown?.two.includes(carbon) ? 'two' : shown?.three.includes(carbon) ? 'three' : undefined
  if (!bonds) return { seen: describeMissing(proton, carbon, [f2, f1]), isMet: false }
  const height = heightOf(proton, carbon)
  const peak = `Here is a peak with ${percent(height)} of the highest point`
  if (height < least) return { seen: `${peak}, below the lowest contour: lower the level.`, isMet: false }
  const joins = proton === 'H-1‴' && carbon === 'C-6″'
  const text = `${peak}: ${proton} and ${carbon} are ${bonds} bonds apart.`
  return { seen: joins ? `${text} This peak joins the two sugars.` : text, isMet: joins }
}

function describeMissing(proton: Proton, carbon: Carbon, [f2, f1]: [number, number]): string {
  if (proton === 'H-1″' && carbon === 'C-3')
    return `${proton} and ${carbon} are three bonds apart, but no peak rises above the noise: a missing peak proves nothing.`
  const height = highestIn(rutinHmbc, [f2 + 0.01, f2 - 0.01], [f1 + 0.2, f1 - 0.2])
  if (height > noise)
    return `Here are ${percent(height)} of the highest point: the wing of a peak nearby, or an artefact.`
  return `No peak of ${proton} and ${carbon} rises above the noise.`
}

function heightOf(proton: Proton, carbon: Carbon): number {
  const f2 = protons.find(({ name }) => name === proton)?.f2 ?? 0
  const f1 = carbons.find(({ name }) => name === carbon)?.f1 ?? 0
  return highestIn(rutinHmbc, [f2 + 0.04, f2 - 0.04], [f1 + 0.3, f1 - 0.3])
}
