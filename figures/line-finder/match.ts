import { shiftOfHdo } from './hdo'
import type { Entry, Line, Nucleus } from './read-data'
import type { Peak } from './scan-peaks'

/** Standard deviation of a shift from the published one, in ppm: samples differ in concentration, temperature and reference. */
const deviations: Record<Nucleus, number> = { '1H': 0.015, '13C': 0.08 }
/** Largest distance from the published value at which a line is found, in ppm. */
export const tolerances: Record<Nucleus, number> = { '1H': 0.05, '13C': 0.3 }
/** Water moves with its amount and with temperature, by more. */
const water = { deviation: 0.05, tolerance: 0.15 }
/** HDO in D₂O moves with temperature: between 10 and 60 °C, which is wider than all others. */
const hdo = { lowest: shiftOfHdo(60) - 0.02, highest: shiftOfHdo(10) + 0.02 }
/** Distance of HDO from H₂O in the same solvent, and its tolerance, in ppm. */
const isotope = { shift: -0.03, tolerance: 0.012 }
/** Width in ppm of a range that can be a multiplet of an impurity. */
const widestMultiplet = 0.3
/** Rounding errors: 2.1 − 2.05 is a little more than 0.05. */
const epsilon = 1e-6

/** A line of a compound, with the peak that it may be. */
export interface Match {
  line: Line
  /** Index of the peak. */
  peak?: number
  /** Whether a range of the list covers the line, so that it need not be seen. */
  isCovered: boolean
  /** Natural logarithm of the likelihood density of the peak, in 1/ppm, with a penalty for another form. */
  density: number
}

/** Gives each line of a compound the best free peak, closest pairs first: one peak cannot be two lines at different places. */
export function matchLines(entry: Entry, peaks: Peak[]): Match[] {
  const matches = entry.lines.map(
    (line): Match => ({ line, isCovered: peaks.some((peak) => covers(peak, line)), density: 0 }),
  )
  const pairs = matches
    .flatMap((match, index) =>
      peaks.map((peak, at) => ({ match, at, density: densityOf(entry, { line: match.line, peak, index }) })),
    )
    .filter(({ density }) => density > Number.NEGATIVE_INFINITY)
    .sort((a, b) => b.density - a.density)
  const used = new Map<number, Line>()
  for (const { match, at, density } of pairs) {
    const owner = used.get(at)
    const isFree = !owner || coincide(owner, match.line) || isWide(peaks[at])
    if (match.peak !== undefined || !isFree || !isBesideWater(entry, matches, { match, at, peaks })) continue
    Object.assign(match, { peak: at, density })
    used.set(at, match.line)
  }
  return matches
}

/** HDO has a fixed distance from the water that was found. */
function isBesideWater(
  entry: Entry,
  matches: Match[],
  { match, at, peaks }: { match: Match; at: number; peaks: Peak[] },
): boolean {
  if (entry.kind !== 'water' || match === matches[0]) return true
  const found = peaks[matches[0]?.peak ?? -1]
  const distance = centreOf(peaks[at]) - centreOf(found)
  return found !== undefined && Math.abs(distance - isotope.shift) <= isotope.tolerance
}

function covers({ from, to }: Peak, { shift }: Line): boolean {
  return shift !== undefined && to > from && shift >= from - 0.02 && shift <= to + 0.02
}

function isWide(peak?: Peak): boolean {
  return peak !== undefined && peak.to > peak.from
}

function coincide(a: Line, b: Line): boolean {
  return Math.abs((a.shift ?? 0) - (b.shift ?? 0)) <= 0.02 + a.reach + b.reach
}

/** The middle of a peak. */
export function centreOf(peak?: Peak): number {
  return peak ? (peak.from + peak.to) / 2 : Number.NaN
}

/** Logarithm of the likelihood density of a peak for a line; minus infinity if it is too far away. */
function densityOf(entry: Entry, { line, peak, index }: { line: Line; peak: Peak; index: number }): number {
  const { nucleus, kind, solvent } = entry
  if (line.shift === undefined) return Number.NEGATIVE_INFINITY
  const isWater = kind === 'water' || (kind === 'solvent' && solvent === 'D₂O')
  if (isWide(peak)) {
    // A range is a multiplet, never a single line.
    const isMultiplet = line.form.startsWith('m') && !isWater && peak.to - peak.from <= widestMultiplet
    return isMultiplet && covers(peak, line) ? -Math.log(peak.to - peak.from + 0.04) : Number.NEGATIVE_INFINITY
  }
  if (kind === 'solvent' && solvent === 'D₂O') {
    const isInReach = peak.from >= hdo.lowest && peak.from <= hdo.highest
    return isInReach
      ? gaussian((peak.from - shiftOfHdo(25)) / 0.06, 0.06) - formPenalty(line, peak)
      : Number.NEGATIVE_INFINITY
  }
  const [deviation, tolerance] = isWater
    ? [water.deviation, water.tolerance]
    : [deviations[nucleus], tolerances[nucleus]]
  const distance = Math.max(0, Math.abs(line.shift - peak.from) - line.reach)
  if (distance > tolerance + epsilon && !(isWater && index > 0)) return Number.NEGATIVE_INFINITY
  const penalty = kind === 'solvent' ? Math.min(0.5, formPenalty(line, peak)) : formPenalty(line, peak)
  return gaussian(distance / deviation, deviation + line.reach) - penalty
}

/** Logarithm of a normal distribution; distances beyond two deviations are likelier than it says. */
function gaussian(deviations: number, width: number): number {
  const far = Math.max(0, Math.abs(deviations) - 2)
  return -((deviations ** 2 - far ** 2) / 2) - Math.log(width * Math.sqrt(2 * Math.PI))
}

/** Forms that a reader may give to a line of the table, with their penalties. */
const alike: Record<string, Record<string, number>> = {
  s: { s: 0, 'br s': 0.7, m: 2 },
  'br s': { 'br s': 0, s: 0.7, m: 0.5 },
  m: { m: 0, t: 0.7, d: 0.7, q: 1, quint: 0.7, sext: 0.7, sept: 0.7, 'br s': 1, s: 2 },
  t: { t: 0, m: 0.7 },
  q: { q: 0, m: 0.7 },
  d: { d: 0, m: 0.7 },
  sept: { sept: 0, m: 0.3, quint: 1 },
}
/** How much less likely a peak is because of its form and couplings; one with a different form is not the line. */
function formPenalty(line: Line, { form, couplings }: Peak): number {
  const [kind = '', ...published] = line.form.split(', ')
  if (form === undefined || kind === '') return 0
  const penalty = alike[/^(?:d[tm]|td)$/.test(kind) ? 'm' : kind]?.[form] ?? Number.POSITIVE_INFINITY
  const [observed, expected] = [couplings[0], Number(published[0])]
  const isOff = observed !== undefined && expected > 0 && Math.abs(observed - expected) > 1.5
  return penalty + (isOff ? 1.5 : 0)
}

/** The distance of a peak from the line of a match or from its range, in ppm. */
export function differenceOf({ line, peak }: Match, peaks: Peak[]): number {
  const distance = centreOf(peaks[peak ?? -1]) - (line.shift ?? 0)
  return Math.sign(distance) * Math.max(0, Math.abs(distance) - line.reach)
}
