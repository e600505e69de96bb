import type { Question } from './explain'
import { joinMultiplets } from './multiplets'
import { type PeakList, parseList } from './parse-list'
import type { Nucleus } from './read-data'
import type { Peak } from './scan-peaks'

/** What the form holds. */
export interface Fields {
  text: string
  /** Chosen; empty if the text or the shifts say it. */
  nucleus: Nucleus | ''
  /** Formula; empty if it is not known. */
  solvent: string
}

/** A question with what is wrong about its text. */
export type Asked = Question & Pick<PeakList, 'problem'>

/** A carbon spectrum has lines beyond the highest protons, in ppm. */
const highestProton = 16

/** Reads the fields: what is chosen comes before what the text names. */
export function readQuestion({ text, nucleus, solvent }: Fields): Asked {
  const list = parseList(text, nucleus || undefined)
  const peaks = joinMultiplets(list.peaks)
  const guess = peaks.some(({ to }) => to > highestProton) ? '13C' : '1H'
  return {
    peaks,
    nucleus: nucleus || list.nucleus || guess,
    solvent: solvent || list.solvent || '',
    ...(list.problem && { problem: list.problem }),
  }
}

/** The peaks as a text that leads to the same ones: `4.12 q 7.2-7.3 m`. */
export function formatPeaks(peaks: Peak[]): string {
  const write = (shift: number) => String(Number(shift.toFixed(4)))
  return peaks
    .map(({ from, to, form }) =>
      [from === to ? write(from) : `${write(from)}-${write(to)}`, form].filter(Boolean).join(' '),
    )
    .join(' ')
}

/** A question as the query of an address. */
export function formatAddress({ peaks, nucleus, solvent }: Question): string {
  const text = formatPeaks(peaks)
  const query = new URLSearchParams({ shift: text })
  if (solvent !== '') query.set('solvent', plain(solvent))
  if (readQuestion({ text, nucleus: '', solvent: '' }).nucleus !== nucleus) query.set('nucleus', nucleus)
  return `?${query}`
}

/** A formula without subscripts, `CDCl3`, for addresses. */
export function plain(formula: string): string {
  return formula.normalize('NFKC')
}
