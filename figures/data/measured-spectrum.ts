import { unpackBytes } from './measured-map'

/** The byte of the baseline; 255 is the highest point. */
const zero = 25

/**
 * Unpacks a spectrum in base64, a byte for each step in ppm, which has parts: the number of values of each, and the shift of the
 * first. Returns its intensity at a shift, relative to the highest.
 */
export function unpackSpectrum(
  packed: string,
  parts: ReadonlyArray<readonly [count: number, first: number]>,
  step: number,
): (ppm: number) => number {
  const bytes = unpackBytes(packed)
  return (ppm) => {
    let from = 0
    for (const [count, first] of parts) {
      // Divisions may end just below a whole number.
      const index = Math.floor((first - ppm) / step + 0.001)
      if (index >= 0 && index < count) return ((bytes[from + index] ?? zero) - zero) / (255 - zero)
      from += count
    }
    return 0
  }
}
