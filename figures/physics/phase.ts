/** A phase correction, or a phase error; positions in one unit, Hz or ppm. */
interface Phase {
  /** Zero-order angle in degrees: the angle at the pivot. */
  ph0: number
  /** First-order angle in degrees: the increase from the pivot to a position one width below it. */
  ph1: number
  /** Position that keeps its angle when ph1 changes. */
  pivot: number
  /** Spectral width. */
  width: number
}

/**
 * Returns the angle in degrees at a position, φ = ph0 + ph1·(pivot − position)/width. With the pivot at the high edge
 * this is the convention of NMRium, where PH1 is added from the high-ppm to the low-ppm edge.
 */
export function phaseAt(position: number, { ph0, ph1, pivot, width }: Phase): number {
  return ph0 + (ph1 * (pivot - position)) / width
}
