import type { ComplexArray } from '@/figures/physics/complex'
import type { Fid } from '@/figures/physics/fid'
import type { Angles } from '@/figures/physics/find-phase'

/** A spectrum that the reader has chosen. It stays in the memory of the page. */
export interface OwnSpectrum {
  /** Name of the file. */
  name: string
  /** What the file has: a FID, or a spectrum with or without an imaginary part. */
  origin: 'fid' | 'complex' | 'real'
  nucleus: string
  /** Observe frequency. */
  megahertz: number
  /** Chemical shifts of the first and the last point, in ppm. */
  lowest: number
  highest: number
  /** Whether the file has a reference for its axis; without it, 0 ppm is the carrier. */
  hasReference: boolean
  /** The spectrum as transformed or as in the file, from the lowest shift to the highest. Its highest magnitude is 1. */
  spectrum: ComplexArray
  /** The FID from the start of the signal on; of a spectrum, the one that belongs to its real part. */
  fid: Fid
  /** The FID of the file with the points of a digital filter before the start of the signal, if it has one. */
  recorded?: { fid: Fid; delay: number }
  /** Chemical shift of the carrier. */
  carrier: number
  /** A phase correction with the pivot at the highest shift: for a FID found automatically, for a spectrum none. */
  phase: Angles
  /** The phase correction that is found automatically. */
  automatic: Angles
  /** Chemical shifts of the tallest lines, from the lowest shift to the highest, and which of them is the tallest. */
  lines: number[]
  tallest: number
  /** Standard deviation of the noise in the spectrum. */
  noise: number
}

/** The point nearest to a chemical shift, of `count` from the lowest shift to the highest. */
export function indexAt(
  ppm: number,
  { lowest, highest, count }: { lowest: number; highest: number; count: number },
): number {
  return Math.round(((ppm - lowest) / (highest - lowest)) * (count - 1))
}
