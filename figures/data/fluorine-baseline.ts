import { linearScale } from '@/figures/svg/svg'

/** Medians of sixty parts of 19f/19f.jdx, from 24.4 to −224.4 ppm, in thousandths of the tallest line. */
export const baselineMedians = [
  -1.2, -1.3, -1.3, -1.4, -1.4, -1.4, -1.4, -1.4, -1.3, -1.3, -1.3, -1.3, -1.2, -1.2, -1.1, -1, -0.9, -0.8, -0.6, -0.4,
  -0.3, -0.1, 0.1, 0.2, 0.3, 0.5, 0.4, 0.4, 0.4, 0.3, 0, -0.3, -0.4, -0.4, -1.2, -1.1, -1.8, -2, -2.1, -2, -1.6, -1.1,
  -0.3, 0.6, 1.4, 2, 2.1, 2, 1.9, 1.9, 1.9, 1.7, 1.1, 0.2, -0.9, -1.8, -2.4, -2.7, -2.7, -2.2,
]

/** The middle of a part, in ppm. */
export const medianPpm = linearScale([0, baselineMedians.length - 1], [24.4, -224.4])
