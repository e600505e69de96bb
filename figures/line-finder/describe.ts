import { escapeHtml } from '@/lib/site/escape-html'
import type { Answer } from './answer'
import { findNearest, mostCandidates } from './candidates'
import { type Owner, peaksOf, type Question } from './explain'
import { temperatureOfHdo } from './hdo'
import { centreOf, differenceOf, type Match } from './match'
import { formatAddress } from './question'
import type { Entry, Line, Nucleus } from './read-data'
import type { Peak } from './scan-peaks'
import { formatShift } from './shift'
import { formatPeak, list, nucleusNames, placeOf, titleOf } from './summarize'
import { text } from './texts'

/** Forms of the files that have a name. */
const forms = ['s', 'd', 't', 'q', 'quint', 'sept', 'm', 'br s']
/** Compounds that could also explain peaks of the reader. */
const mostPossible = 3

/** List items for what explains the peaks: candidates of a single shift, or the owners of a list and then the reader. */
export function describeAnswer({ question, best, candidates }: Answer): string {
  const owners = best?.owners ?? candidates.slice(0, mostCandidates)
  const items = owners.map((owner) => `<li>${describeOwner(owner, question)}</li>`)
  return (
    items.join('') +
    (best && best.owners.length > 0 && best.own.length > 0 ? describeOwn(best.own, question, best.possible) : '')
  )
}

function describeOwner({ entry, matches }: Owner, question: Question): string {
  const isList = question.peaks.length > 1
  const known = matches.filter(({ line }) => line.shift !== undefined)
  const found = known.filter(({ peak }) => peak !== undefined).length
  const count = isList && known.length > 1 ? text('foundOf', { found, count: known.length }) : ''
  const place = question.solvent === '' && !isList ? placeOf(entry.solvent) : ''
  const lines = [...matches].sort((a, b) => Number(a.peak === undefined) - Number(b.peak === undefined))
  return (
    `<p><strong>${escapeHtml(titleOf(entry, isList))}</strong>${escapeHtml(place)}${remarkOn(entry)}${count && ` <span>${count}</span>`}</p>` +
    `<ul>${lines.map((match) => describeMatch(match, question)).join('')}</ul>${describeHdo(entry, matches, question)}`
  )
}

function remarkOn({ kind, nucleus, solvent }: Entry): string {
  if (kind === 'water') return text('waterMoves')
  if (kind === 'impurity') return ''
  return solvent === 'D₂O' ? text('hdo') : text(nucleus === '1H' ? 'residual' : 'itself')
}

/** The temperature that the shift of HDO means. */
function describeHdo({ kind, solvent, nucleus }: Entry, matches: Match[], { peaks }: Question): string {
  const peak = peaks[matches[0]?.peak ?? -1]
  if (kind !== 'solvent' || solvent !== 'D₂O' || nucleus !== '1H' || !peak) return ''
  const celsius = temperatureOfHdo(centreOf(peak))
  return celsius === undefined
    ? ''
    : `<p>${text('temperature', { shift: formatPeak(peak), celsius: Math.round(celsius) })}</p>`
}

function describeMatch(match: Match, { peaks }: Question): string {
  const shown = escapeHtml(describeLine(match.line))
  const item = (state: string, remark: string) => `<li data-state="${state}">${shown} <span>${remark}</span></li>`
  const peak = peaks[match.peak ?? -1]
  if (peak && peak.to > peak.from) return item('found', text('foundIn', { range: formatPeak(peak) }))
  if (peak) return item('found', describeDifference(differenceOf(match, peaks)))
  if (match.line.shift === undefined) return item('unknown', text('noValue'))
  if (match.isCovered) return item('open', text('covered'))
  if (match.line.group === 'HDO') return item('open', text('mayBe'))
  return peaks.length > 1 ? item('missing', text('missing')) : item('open', text('expected'))
}

/** That a line is found, and how far from the published value. */
function describeDifference(difference: number): string {
  const amount = formatShift(Math.abs(difference))
  return Number(amount) === 0 ? text('found') : text('foundAt', { difference: (difference > 0 ? '+' : '−') + amount })
}

/** `4.12 OCH₂, quartet, 7 Hz`. */
function describeLine({ shift, reach, group, form }: Line): string {
  const [kind = '', ...couplings] = form.split(', ')
  const value =
    shift === undefined
      ? '–'
      : reach > 0
        ? `${formatShift(shift - reach)}–${formatShift(shift + reach)}`
        : formatShift(shift)
  const parts = [group, forms.includes(kind) ? text(kind) : kind, couplings.length > 0 && `${couplings.join(', ')} Hz`]
  return `${value} ${parts.filter(Boolean).join(', ')}`
}

/** The peaks that are the reader's own, and what they could be by chance. */
function describeOwn(own: number[], { peaks }: Question, possible: Owner[]): string {
  const items = own.map((index) => `<li data-state="own">${peaks[index] ? describePeak(peaks[index]) : ''}</li>`)
  const hints = possible.slice(0, mostPossible).map(({ entry, matches }) =>
    text('possibly', {
      compound: escapeHtml(entry.compound),
      shifts: list(peaksOf({ matches }).flatMap((peak) => (peaks[peak] ? formatPeak(peaks[peak]) : []))),
    }),
  )
  const hint = hints.length > 0 ? `<p>${text('hint', { hints: list(hints) })}</p>` : ''
  return `<li data-own=""><p><strong>${text('yourLines')}</strong></p><ul>${items.join('')}</ul>${hint}</li>`
}

function describePeak(peak: Peak): string {
  const { form, couplings } = peak
  const name = form && (forms.includes(form) ? text(form) : form)
  return [formatPeak(peak), name, couplings.length > 0 && `${couplings.join(', ')} Hz`].filter(Boolean).join(', ')
}

/** A question to the reader about the form of a peak, with its answers as buttons. */
export function describeForms({ question: { peaks }, forms: [asked] }: Answer): string {
  const peak = asked && peaks[asked.peak]
  if (!peak) return ''
  const buttons = asked.answers.map(({ forms: same, compounds }) => {
    const names = same.map((form) => (forms.includes(form) ? text(form) : form))
    const outcome = compounds.length > 0 ? escapeHtml(list(compounds)) : text('nobody')
    return `<button type="button" class="ui-button" data-peak="${asked.peak}" data-form="${same[0]}">${disjoin(names)}<span>${outcome}</span></button>`
  })
  return `<p><strong>${text('whichForm', { shift: formatPeak(peak) })}</strong></p><div>${buttons.join('')}</div>`
}

function disjoin(names: string[]): string {
  return names.join(text('or'))
}

/** What to look at if the answer is not the reader's, as list items. */
export function describeWaysOut(entries: Entry[], { question, other, best, candidates }: Answer): string {
  const items: Array<string | false> = []
  if (other && best) {
    const names = list([
      other.solvent,
      ...other.owners.filter(({ entry }) => entry.kind === 'impurity').map(({ entry }) => entry.compound),
    ])
    items.push(text('otherwise', { link: linkTo({ ...question, solvent: other.solvent }, escapeHtml(names)) }))
  }
  const isLost = question.peaks.length > 0 && candidates.length === 0 && !(best && best.owners.length > 0)
  const others = candidates.slice(mostCandidates).map(({ entry }) => entry.compound)
  if (others.length > 0) items.push(text('lessLikely', { compounds: escapeHtml(list(others)) }))
  if (isLost) items.push(...describeNearest(entries, question))
  return items.map((item) => `<li>${item}</li>`).join('')
}

/** The nearest line, other solvents and the other nucleus for a question without an answer. */
function describeNearest(entries: Entry[], question: Question): string[] {
  const [peak] = question.peaks
  const shift = centreOf(peak)
  const nearest = findNearest(entries, question, shift)
  const elsewhere = entries
    .filter(
      ({ nucleus, solvent, kind }) => kind !== 'water' && nucleus === question.nucleus && solvent !== question.solvent,
    )
    .flatMap((entry) => entry.lines.map((line) => ({ entry, shift: line.shift ?? Number.POSITIVE_INFINITY })))
    .filter(({ shift: value }) => Math.abs(value - shift) <= 0.02)
    .slice(0, 3)
    .map(({ entry, shift: value }) =>
      linkTo(
        { ...question, solvent: entry.solvent },
        escapeHtml(`${entry.compound}${placeOf(entry.solvent)}, ${formatShift(value)}`),
      ),
    )
  const other: Nucleus = question.nucleus === '1H' ? '13C' : '1H'
  const line =
    nearest && escapeHtml(`${nearest.entry.compound}${placeOf(nearest.entry.solvent)}, ${formatShift(nearest.shift)}`)
  return [
    line ? text('nearest', { shift: formatShift(shift), line }) : '',
    question.solvent !== '' && elsewhere.length > 0
      ? text('elsewhere', { shift: formatShift(shift), links: elsewhere.join('; ') })
      : '',
    linkTo({ ...question, nucleus: other, solvent: '' }, text('asNucleus', { nucleus: nucleusNames[other] })),
  ].filter(Boolean)
}

function linkTo(question: Question, shown: string): string {
  return `<a href="${escapeHtml(formatAddress(question))}">${shown}</a>`
}
