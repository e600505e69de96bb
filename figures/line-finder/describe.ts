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
import { text } from './texts'

/** Candidates that are shown; a longer list says little. */
export const mostCandidates = 6
/** Shifts without a candidate for which ways out are shown. */
const mostUnexplained = 3

const nucleusNames: Record<Nucleus, string> = { '1H': '¹H', '13C': '¹³C' }
/** Forms of the tables that have a name. */
const forms = ['s', 'd', 't', 'q', 'quint', 'sept', 'm', 'br s']

/** The answer in one or two sentences, also for screen readers. */
export function summarize(question: Question, { candidates, unexplained }: Answer): string {
  const { shifts, nucleus } = question
  if (shifts.length === 0) return text('nothingTyped')
  if (candidates.length === 0)
    return text('noCandidate', { tolerance: tolerances[nucleus], shifts: listShifts(shifts), place: placeOf(question) })
  const count = candidates.length
  const shown = count > mostCandidates ? text('best', { count: mostCandidates }) : ''
  const sentences = [
    text('candidates', { count, shifts: listShifts(shifts), place: placeOf(question), shown }),
    unexplained.length > 0 && text('noneFor', { shifts: listShifts(unexplained) }),
    count > 1 && question.solvent === '' && text('chooseSolvent'),
  ]
  return sentences.filter(Boolean).join(' ')
}

/** A text alternative of the strip. */
export function describeStrip({ shifts, nucleus }: Question, { candidates }: Answer): string {
  const rows = candidates.slice(0, stripRows).map(({ entry }) => entry.compound)
  const name = nucleusNames[nucleus]
  if (shifts.length === 0) return text('emptyAxis', { nucleus: name })
  const drawn = rows.length === 0 ? text('noLines') : text('linesOf', { compounds: rows.join(', ') })
  return text('axis', { nucleus: name, shifts: listShifts(shifts), drawn })
}

/** The content of a candidate's list item. */
export function describeCandidate({ entry, matches }: Candidate, question: Question): string {
  const tabulated = matches.filter(({ line }) => line.shift !== undefined)
  const found = matches.filter(({ asked }) => asked !== undefined).length
  const count = question.shifts.length > 1 ? text('foundOf', { found, count: tabulated.length }) : ''
  const place = question.solvent === '' ? placeOf(entry) : ''
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
  if (kind === 'water') return text('waterMoves')
  return kind === 'solvent' ? text(nucleus === '1H' ? 'residual' : 'itself') : ''
}

function describeMatch({ line, asked }: Match, { shifts }: Question): string {
  const shown = escapeHtml(describeLine(line))
  const item = (state: string, remark: string) => `<li data-state="${state}">${shown} <span>${remark}</span></li>`
  if (asked !== undefined) {
    const difference = asked - (line.shift ?? 0)
    const sign = Math.abs(difference) < 0.005 ? '' : difference > 0 ? '+' : '−'
    return item('found', text('found', { difference: sign + Math.abs(difference).toFixed(2) }))
  }
  if (line.shift === undefined) return item('unknown', text('noValue'))
  return shifts.length > 1 ? item('missing', text('missing')) : item('open', text('expected'))
}

/** `4.12 OCH₂, quartet, 7 Hz`. */
function describeLine({ shift, group, form }: Line): string {
  const [kind = '', coupling] = form.split(', ')
  const parts = [group, forms.includes(kind) ? text(kind) : kind, coupling && `${coupling} Hz`].filter(Boolean)
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
      const name = escapeHtml(`${entry.compound}${placeOf(entry)}, ${formatShift(near)}`)
      return linkTo({ ...question, solvent: entry.solvent }, name)
    })
    return [
      nearest &&
        text('nearest', {
          shift: formatShift(shift),
          line: escapeHtml(`${nearest.entry.compound}${placeOf(nearest.entry)}, ${describeLine(nearest.line)}`),
        }),
      links.length > 0 && text('elsewhere', { shift: formatShift(shift), links: links.join('; ') }),
      asOther > 0 &&
        linkTo(
          { ...question, nucleus: other, solvent: '' },
          text('otherNucleus', { shift: formatShift(shift), nucleus: nucleusNames[other] }),
        ),
    ]
  })
  return items
    .filter(Boolean)
    .map((item) => `<li>${item}</li>`)
    .join('')
}

function linkTo(question: Question, shown: string): string {
  return `<a href="${escapeHtml(formatAddress(question))}">${shown}</a>`
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
  return solvent === '' ? '' : text('inSolvent', { solvent })
}

function listShifts(shifts: number[]): string {
  return shifts.map(formatShift).join(', ')
}
