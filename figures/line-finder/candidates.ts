import { likelihoodOf, likelihoodOfSolvent } from './commonness'
import { heightOf, type Owner, type Question } from './explain'
import { matchLines } from './match'
import type { Entry } from './read-data'

/** Candidates of a single shift that are shown with their lines; of others only the names. */
export const mostCandidates = 6

/** Likelihood of a line of the solvent or of water, which nearly every spectrum has. */
const everywhere = 0.7

/** Compounds with a line near a single shift, those of the form that the reader gave first, then by how well it fits and how common they are. */
export function findCandidates(entries: Entry[], { peaks, nucleus, solvent }: Question): Owner[] {
  const rated = listAsked(entries, { nucleus, solvent }).flatMap((entry) => {
    const matches = matchLines(entry, peaks)
    const found = matches.find(({ peak }) => peak !== undefined)
    if (!found) return []
    const isOwn = entry.kind !== 'impurity'
    const highest = Math.max(...entry.lines.map((line) => heightOf(line, nucleus)))
    const height = isOwn ? 1 : heightOf(found.line, nucleus) / highest
    const likelihood = isOwn ? everywhere : likelihoodOf(entry.compound)
    const prior = Math.log(likelihood) + (solvent === '' ? Math.log(likelihoodOfSolvent(entry.solvent)) : 0)
    const isForm = peaks[0]?.form === undefined || found.line.form.split(',')[0] === peaks[0].form
    return { entry, matches, isForm, gain: found.density + prior + 0.5 * Math.log(height) }
  })
  const seen = new Set<string>()
  return rated
    .sort((a, b) => Number(b.isForm) - Number(a.isForm) || b.gain - a.gain)
    .filter(({ entry: { compound } }) => solvent !== '' || (!seen.has(compound) && seen.add(compound)))
}

/** The line nearest to a shift, with its compound. */
export function findNearest(
  entries: Entry[],
  asked: Pick<Question, 'solvent' | 'nucleus'>,
  shift: number,
): { entry: Entry; shift: number } | undefined {
  const lines = listAsked(entries, asked).flatMap((entry) =>
    entry.lines.map((line) => ({ entry, shift: line.shift ?? Number.POSITIVE_INFINITY })),
  )
  return lines.sort((a, b) => Math.abs(a.shift - shift) - Math.abs(b.shift - shift))[0]
}

/** All shifts of the files for a nucleus, in a solvent if it is known. */
export function listShifts(entries: Entry[], asked: Pick<Question, 'solvent' | 'nucleus'>): number[] {
  const shifts = listAsked(entries, asked).flatMap(({ lines }) => lines.map(({ shift }) => shift))
  return [...new Set(shifts)].filter((shift) => shift !== undefined)
}

/** The compounds for a nucleus, in a solvent if it is known. */
function listAsked(entries: Entry[], { solvent, nucleus }: Pick<Question, 'solvent' | 'nucleus'>): Entry[] {
  return entries.filter((entry) => entry.nucleus === nucleus && (solvent === '' || entry.solvent === solvent))
}
