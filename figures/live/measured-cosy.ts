import { cosyMap } from '@/figures/data/cosy-map'
import { ethylbenzeneProtonAt } from '@/figures/data/ethylbenzene-measured'
import { highestIn } from '@/figures/data/measured-map'
import { formatNumber } from './kit/figure'
import { type Judgement, measuredMap } from './measured-map'

const parts = [
  [7.5, 7],
  [3.6, 0.95],
] as const
const ticks = [7.4, 7.2, 3, 2, 1]
const cross = { min: 1, max: 7.6, step: 0.02, start: 2.6 }

/** The signals with the region in which a cross selects them, in ppm. */
const signals = [
  { name: 'C₆H₅', from: 7.42, to: 7.04 },
  { name: 'water', from: 3.54, to: 3.3 },
  { name: 'CH₂', from: 2.72, to: 2.56 },
  { name: 'DMSO', from: 2.55, to: 2.45 },
  { name: 'CH₃', from: 1.3, to: 1.08 },
]
type Signal = (typeof signals)[number]

/** The measured COSY of ethylbenzene. */
export const measuredCosy = measuredMap({
  id: 'cosy',
  title: 'A measured COSY: ethylbenzene',
  shows:
    'A symmetric map with its diagonal and a cross, the ¹H spectrum above it, and the slice along the cross on the left',
  map: cosyMap,
  across: { parts, lengths: [120, 296], ticks, name: 'F2, δ / ppm' },
  down: { parts, lengths: [78, 182], ticks, name: 'F1' },
  above: { name: '¹H', at: ethylbenzeneProtonAt },
  hasDiagonal: true,
  lowest: { min: 20, max: 95, start: 60 },
  cross: { f2: cross, f1: cross },
  judge: (least, f2, f1) => {
    const [across, down] = [f2, f1].map((ppm) => signals.find(({ from, to }) => ppm <= from && ppm >= to))
    return { signals: `${across?.name ?? 'none'} and ${down?.name ?? 'none'}`, ...describe(least, across, down) }
  },
})

function describe(least: number, across?: Signal, down?: Signal): Pick<Judgement, 'seen' | 'isMet'> {
  if (!across || !down) return { seen: 'The cross is beside the signals: put both of its lines on one.', isMet: false }
  if (across === down) {
    const ring = across.name === 'C₆H₅' ? ' The peaks beside the diagonal are those of ring protons that couple.' : ''
    return { seen: `The cross is on the diagonal, at ${across.name}.${ring}`, isMet: false }
  }
  const pair = `${across.name} and ${down.name}`
  const height = highestIn(cosyMap, [across.from, across.to], [down.from, down.to])
  if (pair === 'CH₂ and DMSO' || pair === 'DMSO and CH₂')
    return { seen: `${pair} are too close to the diagonal to judge.`, isMet: false }
  // Wings of the strongest peaks reach 0.3 %.
  if (height < 0.005)
    return { seen: `There is no cross-peak of ${pair}, so no coupling between them shows.`, isMet: false }
  const text = `a cross-peak of ${pair} with ${formatNumber(100 * height, 1, '%')} of the highest point`
  const isWeak = pair.includes('C₆H₅')
  const bonds = isWeak
    ? 'over four bonds or more, by less than 1 Hz, which no line of the ¹H spectrum shows'
    : 'over three bonds, by 7.6 Hz'
  if (height < least) return { seen: `Here is ${text}, below the lowest contour: lower the level.`, isMet: false }
  return { seen: `Here is ${text}: they couple ${bonds}.`, isMet: isWeak }
}
