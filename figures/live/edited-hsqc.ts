import { cyclosporinHsqc, cyclosporinProtonAt } from '@/figures/data/cyclosporin-hsqc'
import { cellAt } from '@/figures/data/measured-map'
import { formatNumber } from './kit/figure'
import { signs } from './map-contours'
import { type Judgement, signedMap } from './measured-map'

/** The peaks of each carbon that is a CH₂: its shift and those of its protons, in ppm. */
const methylenes = [
  { f1: 49.3, f2: [4, 2.22] },
  { f1: 41.2, f2: [2.41, 1.29] },
  { f1: 39.4, f2: [2.18, 1.26] },
  { f1: 37.5, f2: [2.27, 1.45] },
  { f1: 36.2, f2: [2.26, 1.56] },
  { f1: 35.2, f2: [2.65, 2.14] },
  { f1: 25.3, f2: [1.77] },
]
/** How far a peak reaches, in ppm. */
const reach = { f2: 0.06, f1: 0.6 }
/** Smaller heights are wings of tall peaks. */
const smallest = 0.08

/** The measured edited HSQC of cyclosporin A. */
export const editedHsqc = signedMap({
  id: 'edited-hsqc',
  title: 'A measured edited HSQC: cyclosporin A',
  shows:
    'A map with positive and negative peaks and a cross, the ¹H spectrum above it, and the slice along the cross on the left',
  map: cyclosporinHsqc,
  across: { parts: [[6.1, 0.55]], lengths: [416], ticks: [6, 5, 4, 3, 2, 1], name: 'F2, ¹H, δ / ppm' },
  down: { parts: [[61, 8]], lengths: [260], ticks: [60, 50, 40, 30, 20, 10], name: 'F1' },
  above: { name: '¹H', at: cyclosporinProtonAt },
  lowest: { min: 50, max: 95, start: 64 },
  cross: { f2: { min: 0.56, max: 6.08, step: 0.01, start: 3.08 }, f1: { min: 8.1, max: 60.8, step: 0.1, start: 38.8 } },
  judge: (least, f2, f1, sign) => {
    const height = strongestAt(f2, f1)
    if (Math.abs(height) < smallest) return { signals: 'none', seen: describeWeak(height), isMet: false }
    const name = height > 0 ? 'CH or CH₃' : 'CH₂'
    const signals = `${name} at ${formatNumber(f1, 1, 'ppm')}`
    return { signals, ...describe(least, [f2, f1], height, sign) }
  },
})

/** The height of the largest size near a place. */
function strongestAt(f2: number, f1: number): number {
  const { heights, columns, rows } = cyclosporinHsqc
  const [column, row] = [cellAt(columns, f2), cellAt(rows, f1)]
  const near = heights
    .slice(Math.max(0, row - 1), row + 2)
    .flatMap((each) => [...each.subarray(Math.max(0, column - 1), column + 2)])
  return near.reduce((largest, height) => (Math.abs(height) > Math.abs(largest) ? height : largest), 0)
}

function describeWeak(height: number): string {
  if (height === 0) return 'The cross is beside the peaks.'
  return `Here are ${formatNumber(100 * height, 1, '%')} of the highest point: the wing of a tall peak, or a signal too weak to trust its sign.`
}

function describe(
  least: number,
  [f2, f1]: [number, number],
  height: number,
  sign: number,
): Pick<Judgement, 'seen' | 'isMet'> {
  const kind = height > 0 ? 'positive' : 'negative'
  const peak = `Here is a ${kind} peak, of ${formatNumber(100 * height, 0, '%')}`
  if (Math.abs(height) < least)
    return { seen: `${peak}, weaker than the lowest contour: lower the level.`, isMet: false }
  if (signs[sign] === (height > 0 ? 'negative' : 'positive'))
    return { seen: `${peak}, but ${kind} contours are hidden.`, isMet: false }
  if (height > 0) return { seen: `${peak}: a CH or a CH₃.`, isMet: false }
  const carbon = methylenes.find(
    (each) => Math.abs(each.f1 - f1) <= reach.f1 && each.f2.some((ppm) => Math.abs(ppm - f2) <= reach.f2),
  )
  const other = carbon?.f2.find((ppm) => Math.abs(ppm - f2) > reach.f2)
  if (!carbon || other === undefined) return { seen: `${peak}: a CH₂.`, isMet: false }
  const partner = `${peak}: a CH₂. The peak of its other proton is in the same row, at ${formatNumber(other, 2, 'ppm')}`
  return Math.abs(strongestAt(other, carbon.f1)) < least
    ? { seen: `${partner}, below the lowest contour.`, isMet: false }
    : { seen: `${partner}, and negative, too.`, isMet: true }
}
