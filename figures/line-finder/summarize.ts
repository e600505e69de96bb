import { locale } from '@/lib/site/text'
import type { Answer } from './answer'
import { mostCandidates } from './candidates'
import type { Owner } from './explain'
import { centreOf, tolerances } from './match'
import { mostPeaks } from './parse-list'
import type { Entry, Nucleus } from './read-data'
import type { Peak } from './scan-peaks'
import { formatShift } from './shift'
import { text } from './texts'

export const nucleusNames: Record<Nucleus, string> = { '1H': '¹H', '13C': '¹³C' }

/** The answer in one or two sentences, also for screen readers. */
export function summarize(answer: Answer): string {
  const { problem, peaks } = answer.question
  if (problem && problem !== 'tooMany') return problem === 'empty' ? '' : text(problem)
  const sentence = peaks.length === 1 ? summarizeShift(answer) : summarizeList(answer)
  return problem ? `${text('tooMany', { count: mostPeaks })} ${sentence}` : sentence
}

function summarizeShift({ question, candidates }: Answer): string {
  const { peaks, nucleus, solvent } = question
  const shift = listPeaks(peaks)
  const place = placeOf(solvent)
  const count = candidates.length
  if (count === 0) return text('noCandidate', { tolerance: tolerances[nucleus], shift, place })
  const shown = count > mostCandidates ? text('best', { count: mostCandidates }) : ''
  const sentences = [
    text('candidates', { count, shift, place, shown }),
    count > 1 && solvent === '' && text('chooseSolvent'),
  ]
  return sentences.filter(Boolean).join(' ')
}

/** What explains most comes first, then what is left. */
function summarizeList({ question, best }: Answer): string {
  const { peaks, solvent } = question
  const owners = best?.owners ?? []
  const own = best?.own ?? []
  const [count, left] = [peaks.length, own.length]
  if (owners.length === 0) return text('nothingFound', { count: numeral(count), place: placeOf(solvent) })
  const names = list(nameOwners(owners, best?.solvent ?? ''))
  if (left === 0) return count === 2 ? text('both', { names }) : text('all', { numeral: numeral(count), names })
  const mine = listPeaks(own.flatMap((index) => peaks[index] ?? []))
  const some = text('some', { found: capital(numeral(count - left)), count: numeral(count), names })
  return `${some} ${text('yours', { count: left, numeral: capital(numeral(left)), shifts: mine })}`
}

/** The solvent by its formula, with its water, and the impurities. */
function nameOwners(owners: Owner[], solvent: string): string[] {
  const impurities = owners.filter(({ entry }) => entry.kind === 'impurity').map(({ entry }) => entry.compound)
  const isWet = owners.some(({ entry }) => entry.kind === 'water')
  const hasSolvent = owners.some(({ entry }) => entry.kind === 'solvent')
  const place = hasSolvent ? [solvent] : []
  const names = [...place, ...(isWet ? [text('water')] : []), ...impurities]
  const last = names.length - 1
  // Without its line, the solvent is still part of the answer.
  return hasSolvent || last < 0 ? names : names.with(last, `${names[last]}${placeOf(solvent)}`)
}

/** The name of a compound; the solvent of a list is its formula, as in the sentence. */
export function titleOf({ compound, kind, solvent }: Entry, isList: boolean): string {
  return isList && kind === 'solvent' ? solvent : compound
}

/** Names joined in the language of the page. */
export function list(names: string[]): string {
  return new Intl.ListFormat(locale).format(names)
}

/** A small number as a word. */
function numeral(count: number): string {
  return text('numerals').split(' ')[count] ?? String(count)
}

function capital(word: string): string {
  return word.charAt(0).toLocaleUpperCase(locale) + word.slice(1)
}

/** ` in CDCl₃`. */
export function placeOf(solvent: string): string {
  return solvent === '' ? '' : text('inSolvent', { solvent })
}

/** `3.85 and 7.20–7.30`. */
export function listPeaks(peaks: Peak[]): string {
  return list([...peaks].sort((a, b) => centreOf(b) - centreOf(a)).map(formatPeak))
}

/** A shift, or a range. */
export function formatPeak({ from, to }: Peak): string {
  return from === to ? formatShift(from) : `${formatShift(from)}–${formatShift(to)}`
}
