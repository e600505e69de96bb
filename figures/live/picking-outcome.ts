import {
  type CrudeSignal,
  crudeSignals,
  crudeSpectrum,
  hydrogens,
  linesOf,
  lineWidth,
  pointAt,
  step,
} from '@/figures/data/crude-product'
import { heightLimit, type PickedRange, pickRanges, widestGap } from '@/figures/physics/automatic-picking'

/** The settings of the figure about automatic picking. */
export interface PickingSettings {
  /** 1 if the structure was loaded first. */
  structure: number
  /** Min/max ratio. */
  ratio: number
  /** Standard deviation in % of the tallest line. */
  noise: number
  /** Coupling of the doublet, in Hz. */
  trans: number
}

/** What became of a signal. */
interface Fate {
  kept: PickedRange[]
  deleted: PickedRange[]
}

/** What automatic picking makes of the crude product. */
export interface Outcome {
  values: Float64Array
  /** Lines below this height are ignored. */
  limit: number
  sum: number
  kept: PickedRange[]
  deleted: PickedRange[]
  impurity: Fate
  acetone: Fate
  doublet: Fate
  solvent: Fate
  /** Whether the noise decides if the doublet is one range or two. */
  isUncertain: boolean
}

/** Applies the rules of automatic picking to the crude product. */
export function pickCrude({ structure, ratio, noise, trans }: PickingSettings): Outcome {
  const values = crudeSpectrum(trans, noise / 100)
  const sum = structure === 1 ? hydrogens : 100
  const { kept, deleted } = pickRanges({ values, step, width: lineWidth }, { ratio, sum })
  const limit = heightLimit(values, ratio)
  const fateOf = (signal: CrudeSignal | undefined): Fate => {
    const places = signal ? linesOf(signal).map(({ position }) => pointAt(position)) : []
    const isNear = (line: number) => places.some((place) => Math.abs(place - line) * step <= lineWidth)
    const [mine, gone] = [kept, deleted].map((ranges) => ranges.filter(({ lines }) => lines.some(isNear)))
    return { kept: mine ?? [], deleted: gone ?? [] }
  }
  const [impurity, acetone, doublet, solvent] = ['Ar–CH₃', 'acetone', 'trans =CH₂', 'CHCl₃'].map((name) =>
    fateOf(crudeSignals(trans).find((signal) => signal.name === name)),
  ) as [Fate, Fate, Fate, Fate]
  return { values, limit, sum, kept, deleted, impurity, acetone, doublet, solvent, isUncertain: isOnEdge(trans, limit) }
}

/**
 * Whether a flank of the doublet above the limit is near enough to the other line to join both: NMRium may take noise on a flank
 * for a line.
 */
function isOnEdge(trans: number, limit: number): boolean {
  const reach = (lineWidth / 2) * Math.sqrt(Math.max(0, 1 / 6 / limit - 1))
  return trans > widestGap && trans - reach <= widestGap
}
