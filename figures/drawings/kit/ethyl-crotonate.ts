/** A carbon of ethyl (E)-crotonate with its protons; shifts in ppm, in CDCl₃. */
interface CarbonSite {
  carbon: number
  proton?: number
  /** Number of attached protons. */
  count: number
}

/** All carbons of ethyl crotonate, from the carbonyl group to the methyl groups. */
export const ethylCrotonate: CarbonSite[] = [
  { carbon: 166.6, count: 0 },
  { carbon: 144.4, proton: 6.97, count: 1 },
  { carbon: 122.8, proton: 5.84, count: 1 },
  { carbon: 60.1, proton: 4.18, count: 2 },
  { carbon: 17.9, proton: 1.87, count: 3 },
  { carbon: 14.3, proton: 1.28, count: 3 },
]

/** The carbons that carry protons. */
export const protonated = ethylCrotonate.flatMap(({ carbon, proton, count }) =>
  proton === undefined ? [] : [{ carbon, proton, count }],
)
