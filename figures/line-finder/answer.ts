import { askFormOfOne, askForms, type FormQuestion } from './ask-form'
import { findCandidates, mostCandidates } from './candidates'
import { type Explanation, explain, type Owner } from './explain'
import type { Asked } from './question'
import type { Entry } from './read-data'

/** What the finder knows about a question. */
export interface Answer {
  question: Asked
  /** Of a list. */
  best?: Explanation
  /** The best explanation in another solvent, if it is nearly as good. */
  other?: Explanation
  /** Of a single shift, best first. */
  candidates: Owner[]
  /** What the reader can say to decide between explanations. */
  forms: FormQuestion[]
}

/** An explanation in another solvent, and a candidate in a question, is worth a word up to this distance, as a natural logarithm. */
const nearlyAsGood = 2.5

/** Explains a list, or finds what a single shift may be. */
export function answer(entries: Entry[], question: Asked): Answer {
  const { peaks } = question
  if (peaks.length < 2) {
    const candidates = peaks.length > 0 ? findCandidates(entries, question) : []
    const [first] = candidates
    const close = candidates.filter(({ gain }) => first && first.gain - gain < nearlyAsGood)
    return { question, candidates, forms: askFormOfOne(question, close.slice(0, mostCandidates)) }
  }
  const [best, other] = explain(entries, question)
  if (!best || best.owners.length === 0) return { question, ...(best && { best }), candidates: [], forms: [] }
  const isClose = other && best.score - other.score < nearlyAsGood && other.owners.length > 0
  return { question, best, ...(isClose && { other }), candidates: [], forms: askForms(entries, question, best) }
}
