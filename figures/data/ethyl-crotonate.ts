/** A carbon of ethyl (E)-crotonate with its protons; shifts in ppm, in CDCl₃. */
interface CarbonSite {
  carbon: number
  proton?: number
  /** Number of attached protons. */
  count: number
  /** Couplings of each of these protons in Hz: trans 15.5, to the methyl group 6.9 and 1.7, in the ethyl group 7.1. */
  couplings?: number[]
}

/** All carbons of ethyl crotonate, from the carbonyl group to the methyl groups. */
export const ethylCrotonate: CarbonSite[] = [
  { carbon: 166.6, count: 0 },
  { carbon: 144.4, proton: 6.97, count: 1, couplings: [15.5, 6.9, 6.9, 6.9] },
  { carbon: 122.8, proton: 5.84, count: 1, couplings: [15.5, 1.7, 1.7, 1.7] },
  { carbon: 60.1, proton: 4.18, count: 2, couplings: [7.1, 7.1, 7.1] },
  { carbon: 17.9, proton: 1.87, count: 3, couplings: [6.9, 1.7] },
  { carbon: 14.3, proton: 1.28, count: 3, couplings: [7.1, 7.1] },
]

/** The carbons that carry protons. */
export const protonated = ethylCrotonate.flatMap(({ carbon, proton, count, couplings = [] }) =>
  proton === undefined ? [] : [{ carbon, proton, count, couplings }],
)
