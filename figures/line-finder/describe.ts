import { escapeHtml } from '@/lib/site/escape-html'
import { formatShift, stripRows } from './draw-strip'
import {
  type Answer,
  type Candidate,
  findLines,
  findNearest,
  type Match,
  type Question,
  tolerances,
} from './find-lines'
import type { Entry, Line, Nucleus } from './read-tables'

/** Candidates that are shown; a longer list says little. */
export const mostCandidates = 6
/** Shifts without a candidate for which ways out are shown. */
const mostUnexplained = 3

const nucleusNames: Record<Nucleus, string> = { '1H': '¹H', '13C': '¹³C' }
const formNames: Record<string, string> = {
  ...{ s: 'singlet', d: 'doublet', t: 'triplet', q: 'quartet', quint: 'quintet', sept: 'septet' },
  ...{ m: 'multiplet', 'br s': 'broad singlet' },
}

/** The answer in one or two sentences, also for screen readers. */
export function summarize(question: Question, { candidates, unexplained }: Answer): string {
  const { shifts, nucleus } = question
  if (shifts.length === 0) return 'Type a shift in ppm, such as 2.05.'
  if (candidates.length === 0)
    return `No candidate within ${tolerances[nucleus]} ppm of ${listShifts(shifts)}${placeOf(question)}.`
  const count = candidates.length === 1 ? 'One candidate' : `${candidates.length} candidates`
  const shown = candidates.length > mostCandidates ? `; these are the best ${mostCandidates}` : ''
  const none = unexplained.length > 0 ? ` None for ${listShifts(unexplained)}.` : ''
  const hint = candidates.length > 1 && question.solvent === '' ? ' Choose the solvent to narrow them down.' : ''
  return `${count} for ${listShifts(shifts)} ppm${placeOf(question)}${shown}.${none}${hint}`
}

/** A text alternative of the strip. */
export function describeStrip({ shifts, nucleus }: Question, { candidates }: Answer): string {
  const rows = candidates.slice(0, stripRows).map(({ entry }) => entry.compound)
  if (shifts.length === 0) return `An empty axis of ${nucleusNames[nucleus]} shifts`
  const drawn = rows.length === 0 ? 'no lines' : `the lines of ${rows.join(', ')}, as in the list`
  return `${nucleusNames[nucleus]} axis with marks at ${listShifts(shifts)} ppm, and ${drawn}`
}

/** The content of a candidate's list item. */
export function describeCandidate({ entry, matches }: Candidate, question: Question): string {
  const tabulated = matches.filter(({ line }) => line.shift !== undefined)
  const found = matches.filter(({ asked }) => asked !== undefined).length
  const count =
    question.shifts.length > 1 ? `${found} of ${tabulated.length} ${tabulated.length === 1 ? 'line' : 'lines'}` : ''
  const place = question.solvent === '' ? ` in ${entry.solvent}` : ''
  const lines = [...matches].sort((a, b) => rankOf(a) - rankOf(b))
  return (
    `<p><strong>${escapeHtml(entry.compound)}</strong>${escapeHtml(place)}${remarkOn(entry)}` +
    `${count && ` <span>${count}</span>`}</p><ul>` +
    `${lines.map((match) => describeMatch(match, question)).join('')}</ul>`
  )
}

/** Found lines first. */
function rankOf({ asked }: Match): number {
  return asked === undefined ? 1 : 0
}

function remarkOn({ kind, nucleus }: Entry): string {
  if (kind === 'water') return ', which moves with amount and temperature'
  return kind === 'solvent' ? `, ${nucleus === '1H' ? 'residual signal of the solvent' : 'the solvent itself'}` : ''
}

function describeMatch({ line, asked }: Match, { shifts }: Question): string {
  const text = escapeHtml(describeLine(line))
  if (asked !== undefined) {
    const difference = asked - (line.shift ?? 0)
    const sign = Math.abs(difference) < 0.005 ? '' : difference > 0 ? '+' : '−'
    return `<li data-state="found">${text} <span>found, Δ ${sign}${Math.abs(difference).toFixed(2)}</span></li>`
  }
  if (line.shift === undefined) return `<li data-state="unknown">${text} <span>no value in this solvent</span></li>`
  return shifts.length > 1
    ? `<li data-state="missing">${text} <span>missing</span></li>`
    : `<li data-state="open">${text} <span>must be there too</span></li>`
}

/** `4.12 OCH₂, quartet, 7 Hz`. */
function describeLine({ shift, group, form }: Line): string {
  const [kind = '', coupling] = form.split(', ')
  const parts = [group, formNames[kind] ?? kind, coupling && `${coupling} Hz`].filter(Boolean)
  return `${shift === undefined ? '–' : formatShift(shift)} ${parts.join(', ')}`
}

/** What to look at for shifts without a candidate, as list items. */
export function describeWaysOut(entries: Entry[], question: Question, { unexplained }: Answer): string {
  const items = unexplained.slice(0, mostUnexplained).flatMap((shift) => {
    const nearest = findNearest(entries, question, shift)
    const one = { ...question, shifts: [shift] }
    const elsewhere = question.solvent === '' ? [] : findLines(entries, { ...one, solvent: '' }).candidates.slice(0, 3)
    const other: Nucleus = question.nucleus === '1H' ? '13C' : '1H'
    const asOther = findLines(entries, { ...one, nucleus: other, solvent: '' }).candidates.length
    const links = elsewhere.map(({ entry, matches }) => {
      const near = matches.find(({ asked }) => asked !== undefined)?.line.shift ?? 0
      const name = escapeHtml(`${entry.compound} in ${entry.solvent}, ${formatShift(near)}`)
      return linkTo({ ...question, solvent: entry.solvent }, name)
    })
    return [
      nearest &&
        `The nearest line to ${formatShift(shift)} is ${escapeHtml(`${nearest.entry.compound}${placeOf(nearest.entry)}, ${describeLine(nearest.line)}`)}.`,
      links.length > 0 && `In another solvent ${formatShift(shift)} would fit ${links.join('; ')}.`,
      asOther > 0 &&
        linkTo(
          { ...question, nucleus: other, solvent: '' },
          `Look for ${formatShift(shift)} as ${nucleusNames[other]}`,
        ),
    ]
  })
  return items
    .filter(Boolean)
    .map((item) => `<li>${item}</li>`)
    .join('')
}

function linkTo(question: Question, text: string): string {
  return `<a href="${escapeHtml(formatAddress(question))}">${text}</a>`
}

/** The question as the query of an address. */
export function formatAddress({ shifts, solvent, nucleus }: Question): string {
  const query = new URLSearchParams({ shift: shifts.join(' ') })
  if (solvent !== '') query.set('solvent', plain(solvent))
  if (nucleus !== guessNucleus(shifts)) query.set('nucleus', nucleus)
  return `?${query}`
}

/** The nucleus that shifts belong to if the reader doesn't say. */
export function guessNucleus(shifts: number[]): Nucleus {
  return shifts.some((shift) => shift > 14) ? '13C' : '1H'
}

/** A formula without subscripts, `CDCl3`, for addresses. */
export function plain(formula: string): string {
  return formula.normalize('NFKC')
}

function placeOf({ solvent }: { solvent: string }): string {
  return solvent === '' ? '' : ` in ${solvent}`
}

function listShifts(shifts: number[]): string {
  return shifts.map(formatShift).join(', ')
}
