import type { Entry, Line, Nucleus } from './read-tables'

/** What a reader asks: which compounds have lines at these shifts? */
export interface Question {
  /** In ppm. */
  shifts: number[]
  /** Formula as in the tables; empty if it is not known. */
  solvent: string
  nucleus: Nucleus
}

/** A line of a candidate, with the asked shift that it may explain. */
export interface Match {
  line: Line
  asked?: number
}

/** A compound with at least one line near an asked shift. */
export interface Candidate {
  entry: Entry
  matches: Match[]
}

/** A line with its compound. */
interface Neighbour {
  entry: Entry
  line: Line
}

/** What the tables say about the asked shifts. */
export interface Answer {
  /** Best first. */
  candidates: Candidate[]
  /** Asked shifts that no candidate explains. */
  unexplained: number[]
}

/** Allowed distance from a published value, in ppm. */
export const tolerances: Record<Nucleus, number> = { '1H': 0.05, '13C': 0.5 }

/** Water moves with its amount, with temperature and with what it binds to. */
const waterTolerance = 0.15

/** Lead of the solvent and its water, which every spectrum shows, in units of the tolerance. */
const lead = 0.2

/** Rounding errors: 2.1 − 2.05 is a little more than 0.05. */
const epsilon = 1e-6

const mostShifts = 12
const farthest = 250

const number = /(?<![\p{L}\d.])[-−]?\d+(?:[.,]\d+)?(?![\p{L}\d])/gu

/** The shifts in a text: `δ 2.05 ppm; 4,12`, or a list for publication, whose parentheses hold other numbers. */
export function readShifts(text: string): number[] {
  const bare = text.replace(/\([^)]*\)?|δ|ppm/gi, ' ')
  const shifts = Array.from(bare.matchAll(number), ([found]) => Number(found.replace(',', '.').replace('−', '-')))
  return [...new Set(shifts)].filter((shift) => Math.abs(shift) <= farthest).slice(0, mostShifts)
}

/** The compounds that may explain the asked shifts, and the shifts that none explains. */
export function findLines(entries: Entry[], question: Question): Answer {
  const { shifts, solvent } = question
  const found = inQuestion(entries, question)
    .map((entry) => ({ entry, matches: matchLines(entry, shifts) }))
    .filter(({ matches }) => matches.some(({ asked }) => asked !== undefined))
  // A spectrum shows its solvent: of several shifts, one is likely to be the residual line.
  const shown = new Set(found.filter(({ entry }) => entry.kind === 'solvent').map(({ entry }) => entry.solvent))
  const isShown = ({ entry }: Candidate) => shifts.length > 1 && shown.has(entry.solvent)
  const rated = found
    .map((candidate) => ({ candidate, isShown: isShown(candidate), ...rate(candidate, shifts.length > 1) }))
    .sort((a, b) => b.score - a.score || Number(b.isShown) - Number(a.isShown) || a.distance - b.distance)
  const candidates = rated.map(({ candidate }) => candidate)
  const explained = new Set(candidates.flatMap(({ matches }) => matches.map(({ asked }) => asked)))
  return {
    candidates: solvent === '' ? bestOfEachCompound(candidates) : candidates,
    unexplained: shifts.filter((shift) => !explained.has(shift)),
  }
}

/** The line nearest to a shift. */
export function findNearest(entries: Entry[], question: Question, shift: number): Neighbour | undefined {
  const lines = inQuestion(entries, question).flatMap((entry) => entry.lines.map((line) => ({ entry, line })))
  return lines.sort((a, b) => distanceOf(a.line, shift) - distanceOf(b.line, shift))[0]
}

/** All shifts of the tables for the nucleus and solvent of a question. */
export function listShifts(entries: Entry[], question: Question): number[] {
  const shifts = inQuestion(entries, question).flatMap(({ lines }) => lines.map(({ shift }) => shift))
  return [...new Set(shifts)].filter((shift) => shift !== undefined)
}

function inQuestion(entries: Entry[], { solvent, nucleus }: Question): Entry[] {
  return entries.filter((entry) => entry.nucleus === nucleus && (solvent === '' || entry.solvent === solvent))
}

function toleranceOf({ kind, nucleus }: Entry): number {
  return kind === 'water' ? waterTolerance : tolerances[nucleus]
}

/** Gives each line the nearest free shift within the tolerance, closest pairs first: one shift cannot be two lines at different places. */
function matchLines(entry: Entry, shifts: number[]): Match[] {
  const matches: Match[] = entry.lines.map((line) => ({ line }))
  const pairs = matches
    .flatMap((match) => shifts.map((asked) => ({ match, asked, distance: distanceOf(match.line, asked) })))
    .filter(({ distance }) => distance <= toleranceOf(entry) + epsilon)
    .sort((a, b) => a.distance - b.distance)
  const used = new Map<number, number | undefined>()
  for (const { match, asked } of pairs) {
    const isFree = !used.has(asked) || used.get(asked) === match.line.shift
    if (match.asked !== undefined || !isFree) continue
    match.asked = asked
    used.set(asked, match.line.shift)
  }
  return matches
}

function distanceOf({ shift }: Line, asked: number): number {
  return shift === undefined ? Number.POSITIVE_INFINITY : Math.abs(shift - asked)
}

/**
 * Of several shifts, each line found counts for a compound and each line missing against it. The mean distance, in units of the
 * tolerance, decides the rest.
 */
function rate({ entry, matches }: Candidate, isList: boolean): { score: number; distance: number } {
  const found = matches.filter(({ asked }) => asked !== undefined)
  const missing = matches.filter(({ asked, line }) => asked === undefined && line.shift !== undefined)
  const distances = found.map(({ line, asked = 0 }) => distanceOf(line, asked) / toleranceOf(entry))
  return {
    score: isList ? found.length - missing.length : 0,
    distance: distances.reduce((sum, each) => sum + each, 0) / found.length - (entry.kind === 'impurity' ? 0 : lead),
  }
}

/** Without a solvent, a compound appears once, in the solvent in which it fits best. */
function bestOfEachCompound(candidates: Candidate[]): Candidate[] {
  const seen = new Set<string>()
  return candidates.filter(({ entry: { compound } }) => !seen.has(compound) && seen.add(compound))
}
