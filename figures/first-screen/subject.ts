import { carrier } from '@/figures/drawings/kit/ethylbenzene-spectrum'
import { drawTrace, intensityAt } from './drawing'
import { middleOf, type Signal, signals } from './signals'
import { type View, whole } from './view'

/** A spectrum that the figure shows. */
export interface Subject {
  whole: View
  /** Frequency in MHz. */
  megahertz: number
  signals: Signal[]
  /** Chemical shifts to go to from one another, from left to right. */
  stops: number[]
  /** Part of the highest point. */
  intensityAt: (ppm: number) => number
  drawTrace: (view: View) => string
  /** What the caption and the text alternative say, if not those of the page. */
  caption?: string
}

/** The spectrum of the page. */
export const example: Subject = {
  whole,
  megahertz: carrier.megahertz,
  signals,
  stops: signals.filter(({ letter }) => letter).map(middleOf),
  intensityAt,
  drawTrace,
}

/** The next stop to the right of a chemical shift, or with `step` −1 to the left. */
export function stopBeside({ stops }: Subject, ppm: number, step: 1 | -1): number | undefined {
  const beside = stops.filter((stop) => (ppm - stop) * step > 1e-3)
  return step > 0 ? beside[0] : beside.at(-1)
}
