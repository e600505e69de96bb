import { likelihoodOf, likelihoodOfSolvent } from './commonness'
import { centreOf, type Match, matchLines } from './match'
import type { Entry, Line, Nucleus } from './read-data'
import type { Peak } from './scan-peaks'

/**
 * Explains a list of peaks by one solvent and few compounds. Shifts are in ppm, couplings in hertz. Each set of compounds gets the
 * logarithm of how much likelier it makes the list than if all peaks were the reader's own: for each peak found the ratio of
 * densities, for each compound the odds that it is in a sample at all (`commonness.ts`), and for each line that is missing the
 * chance that it is not seen. So few common compounds with all their lines win, and a compound without its strongest line is
 * never claimed. `match.ts` has the tolerances.
 */

/** What is asked. */
export interface Question {
  peaks: Peak[]
  nucleus: Nucleus
  /** Formula as in the files; empty if it is not known. */
  solvent: string
}

/** A compound that explains peaks. */
export interface Owner {
  entry: Entry
  matches: Match[]
  /** How much likelier the list is with it than without it, as a natural logarithm. */
  gain: number
}

/** What a list consists of. */
export interface Explanation {
  /** Formula; empty if the list is empty. */
  solvent: string
  /** The solvent first, then water, then impurities that explain most. */
  owners: Owner[]
  /** Indices of the peaks that none of them explains: the reader's own. */
  own: number[]
  /** Compounds that could explain peaks of their own, but are not likelier than chance. */
  possible: Owner[]
  /** Compounds that explain the same peaks nearly as well as owners. */
  rivals: Owner[]
  score: number
}

/** Lengths of the usual axes in ppm, over which the reader's own peaks are spread. */
const spans: Record<Nucleus, number> = { '1H': 9, '13C': 180 }
/** Distance in ppm to which peaks are neighbours. */
const neighbourhoods: Record<Nucleus, number> = { '1H': 0.5, '13C': 10 }
/** Likelihoods that a list contains the residual line of its solvent, and water. */
const [residual, wet] = [0.6, 0.7]
/** Advantage, as a natural logarithm, that an impurity needs: a line is rather the reader's own than explained away. */
const caution = 0.7
/** Factor of a compound whose hydrogens are not in the ratio that the reader found. */
const otherRatio = Math.log(0.1)
/** Largest factor by which integrals of impurities are off. */
const widestRatio = 1.6
/** Factor of a peak that two compounds share. */
const shared = Math.log(0.3)
/** A compound that is less likely than this, as a natural logarithm, is not even possible. */
const leastPossible = -2.5

/** A compound that is less likely than an owner by more, as a natural logarithm, is not its rival. */
const farBehind = -3

/** Explains a list; the best explanation of each solvent in question, best first. */
export function explain(entries: Entry[], question: Question): Explanation[] {
  const { peaks, nucleus, solvent } = question
  if (peaks.length === 0) return []
  const solvents = new Set(entries.filter(({ kind }) => kind === 'solvent').map((entry) => entry.solvent))
  const asked = solvent === '' ? [...solvents] : [solvent]
  return asked
    .map((formula) => {
      const inSolvent = entries.filter((entry) => entry.nucleus === nucleus && entry.solvent === formula)
      return explainIn(inSolvent, peaks, { solvent: formula, nucleus })
    })
    .sort((a, b) => b.score - a.score)
}

function explainIn(
  entries: Entry[],
  peaks: Peak[],
  { solvent, nucleus }: Pick<Question, 'solvent' | 'nucleus'>,
): Explanation {
  const chance = peaks.map((peak) => Math.log(crowdAround(peak, peaks, nucleus)))
  const eligible = entries
    .filter((entry) => !isSolventItself(entry, entries))
    .map((entry) => rate(entry, peaks, chance))
    .filter((owner) => owner !== undefined)
  const chosen = choose(eligible)
  const owners = chosen
    .map((owner) => ({ ...owner, gain: total(chosen) - total(without(chosen, owner)) }))
    .sort(inOrder)
  const explained = new Set(owners.flatMap(peaksOf))
  const own = [...peaks.keys()].filter((index) => !explained.has(index))
  const possible = eligible
    .filter((owner) => !chosen.includes(owner) && peaksOf(owner).some((peak) => own.includes(peak)))
    .map((owner) => ({ ...owner, gain: total([...chosen, owner]) - total(chosen) }))
    .filter(({ gain }) => gain > leastPossible)
    .sort((a, b) => b.gain - a.gain)
  const rivals = eligible
    .filter((owner) => !chosen.includes(owner) && owner.entry.kind === 'impurity')
    .map((owner) => {
      const kept = chosen.filter(
        (other) => other.entry.kind !== 'impurity' || !peaksOf(other).some((peak) => peaksOf(owner).includes(peak)),
      )
      return {
        ...owner,
        gain: kept.length < chosen.length ? total([...kept, owner]) - total(chosen) : Number.NEGATIVE_INFINITY,
      }
    })
    .filter(({ gain }) => gain > farBehind)
    .sort((a, b) => b.gain - a.gain)
  const isSolventSeen = owners.some(({ entry }) => entry.kind === 'solvent')
  const absence = isSolventSeen ? 0 : Math.log(1 - residual)
  return {
    solvent,
    owners,
    own,
    possible,
    rivals,
    score: total(chosen) + absence + Math.log(likelihoodOfSolvent(solvent)),
  }
}

/** Density of the reader's own peaks around one, in 1/ppm: that of the whole list, or of its neighbourhood if that is crowded. */
function crowdAround(peak: Peak, peaks: Peak[], nucleus: Nucleus): number {
  const reach = neighbourhoods[nucleus]
  const others = peaks.filter((other) => other !== peak && Math.abs(centreOf(other) - centreOf(peak)) <= reach)
  return Math.max(Math.max(2, peaks.length) / spans[nucleus], others.length / (2 * reach))
}

/** Whether a compound has the same line as the solvent without deuterium, like chloroform in CDCl₃. */
function isSolventItself({ kind, lines }: Entry, entries: Entry[]): boolean {
  const shifts = entries
    .filter((entry) => entry.kind === 'solvent')
    .flatMap((entry) => entry.lines.map(({ shift }) => shift))
  return (
    kind === 'impurity' &&
    lines.length === 1 &&
    shifts.some((shift) => Math.abs((shift ?? 0) - (lines[0]?.shift ?? 0)) < 0.015)
  )
}

/** What a compound alone explains; undefined if its strongest line is missing. */
function rate(entry: Entry, peaks: Peak[], chance: number[]): Owner | undefined {
  const matches = matchLines(entry, peaks)
  const visible = matches.filter(({ line }) => line.shift !== undefined)
  const highest = Math.max(...visible.map(({ line }) => heightOf(line, entry.nucleus)))
  const isFound = visible.some(({ line, peak }) => peak !== undefined && heightOf(line, entry.nucleus) === highest)
  const isSolvent = entry.kind === 'solvent'
  if (!isFound && !(isSolvent && visible.some(({ peak }) => peak !== undefined))) return undefined
  const seen = visible.filter(({ peak }) => peak !== undefined).map(({ line }) => heightOf(line, entry.nucleus))
  const absences = visible
    .filter(({ peak }) => peak === undefined)
    .map(({ line, isCovered }) => {
      if (line.group === 'HDO') return 0
      const height = heightOf(line, entry.nucleus)
      // A line is hardly overlooked beside one that is not higher.
      const overlooked = height >= 0.95 * Math.min(...seen) ? 0.05 : 0.03 + 0.6 * (1 - height / highest) ** 2
      return Math.log(isCovered ? 0.8 : isSolvent ? 0.6 : overlooked)
    })
  const likelihood = isSolvent ? residual : entry.kind === 'water' ? wet : likelihoodOf(entry.compound)
  const odds = Math.log(likelihood / (1 - likelihood))
  const cost = (entry.kind === 'impurity' ? caution : 0) - (areIntegralsOff(matches, peaks) ? otherRatio : 0)
  const gain = absences.reduce((sum, each) => sum + each, odds - cost)
  const rated = matches.map((match) => ({ ...match, density: match.density - (chance[match.peak ?? -1] ?? 0) }))
  return { entry, matches: rated, gain }
}

/** Whether the hydrogens that a reader found for the lines of a compound are not in its ratio. */
function areIntegralsOff(matches: Match[], peaks: Peak[]): boolean {
  const expected = new Map<number, number>()
  for (const { peak, line } of matches)
    if (peak !== undefined) expected.set(peak, (expected.get(peak) ?? 0) + line.count)
  const given = [...expected].map(([peak, count]) => (peaks[peak]?.hydrogens ?? 0) / count).filter((ratio) => ratio > 0)
  return given.length > 1 && Math.max(...given) / Math.min(...given) > widestRatio
}

const fractions: Record<string, number> = { s: 1, 'br s': 0.5, d: 0.5, t: 0.5, q: 0.375, quint: 0.375, sept: 0.31 }

/** Height of a line in arbitrary units: its nuclei, shared by the lines of its multiplet; carbons without hydrogen are low. */
export function heightOf({ count, form, group }: Line, nucleus: Nucleus): number {
  if (nucleus === '1H') return count * (fractions[form.replace(/,.*/, '')] ?? 0.3)
  return count * (/^(?:C|C=O|CN|C[OS]₂|CCl₄)(?:,|$)/.test(group) ? 0.4 : 1)
}

/** Finds the set of compounds that explains most, by adding, removing and exchanging one at a time. */
function choose(eligible: Owner[]): Owner[] {
  let chosen: Owner[] = []
  let best = 0
  for (;;) {
    const added = eligible.filter((owner) => !chosen.includes(owner)).map((owner) => [...chosen, owner])
    const removed = chosen.map((owner) => without(chosen, owner))
    const exchanged = added.flatMap((set) => chosen.map((owner) => without(set, owner)))
    let next: Owner[] | undefined
    for (const set of [...added, ...removed, ...exchanged]) {
      const gain = total(set)
      if (gain > best + 1e-9) [next, best] = [set, gain]
    }
    if (!next) return chosen
    chosen = next
  }
}

function without(owners: Owner[], removed: Owner): Owner[] {
  return owners.filter((owner) => owner !== removed)
}

/** How much likelier a set of compounds makes the list. A peak counts once; sharing it is unlikely. */
function total(owners: Owner[]): number {
  const peaks = new Map<number, number[]>()
  let sum = 0
  for (const { matches, gain } of owners) {
    sum += gain
    for (const [peak, density] of densitiesOf(matches)) peaks.set(peak, [...(peaks.get(peak) ?? []), density])
  }
  for (const densities of peaks.values()) sum += Math.max(...densities) + (densities.length - 1) * shared
  return sum
}

/** The peaks of a compound, each once, although two of its lines may coincide. */
function densitiesOf(matches: Match[]): Map<number, number> {
  const densities = new Map<number, number>()
  for (const { peak, density } of matches)
    if (peak !== undefined) densities.set(peak, Math.max(density, densities.get(peak) ?? density))
  return densities
}

/** Indices of the peaks that a compound explains. */
export function peaksOf({ matches }: Pick<Owner, 'matches'>): number[] {
  return [...new Set(matches.flatMap(({ peak }) => peak ?? []))]
}

const kinds = ['solvent', 'water', 'impurity']

function inOrder(a: Owner, b: Owner): number {
  return (
    kinds.indexOf(a.entry.kind) - kinds.indexOf(b.entry.kind) ||
    peaksOf(b).length - peaksOf(a).length ||
    b.gain - a.gain
  )
}
