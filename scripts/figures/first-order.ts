import { lorentzian } from './signal'
import type { Transition } from './spin-system'

/** Splits one line by each coupling in turn, as the first-order rules ask. */
export function splitLine(hz: number, couplings: number[]): Transition[] {
  return couplings.reduce<Transition[]>(
    (lines, coupling) =>
      lines.flatMap((line) => [
        { hz: line.hz + coupling / 2, intensity: line.intensity / 2 },
        { hz: line.hz - coupling / 2, intensity: line.intensity / 2 },
      ]),
    [{ hz, intensity: 1 }],
  )
}

/** Intensity at a frequency of Lorentzian lines of one width, all in hertz. */
export function intensityAt(lines: Transition[], hz: number, width: number): number {
  return lines.reduce((sum, line) => sum + line.intensity * lorentzian(hz - line.hz, width).re, 0)
}
