import { type Explanation, explain, type Owner, peaksOf, type Question } from './explain'
import type { Entry } from './read-data'

/** A peak whose form decides what it is. */
export interface FormQuestion {
  /** Index of the peak. */
  peak: number
  /** The forms in question, each with the compounds to which the peak would belong; none if it would be the reader's own. */
  answers: Array<{ forms: string[]; compounds: string[] }>
}

/** Most questions at once: each answer may make the next one unnecessary. */
const mostQuestions = 1

/** The peaks without a form for which one would lead to another explanation in the same solvent. */
export function askForms(entries: Entry[], question: Question, best: Explanation): FormQuestion[] {
  const { nucleus, peaks } = question
  if (nucleus !== '1H') return []
  const inSolvent = entries.filter((entry) => entry.nucleus === nucleus && entry.solvent === best.solvent)
  const rivals = [...best.owners, ...best.possible, ...best.rivals].filter(({ entry }) => entry.kind === 'impurity')
  return [...peaks.keys()]
    .filter((peak) => peaks[peak]?.form === undefined && peaks[peak]?.from === peaks[peak]?.to)
    .map((peak) => ({ peak, forms: formsOf(peak, rivals) }))
    .filter(({ forms }) => forms.length > 1)
    .map(({ peak, forms }) => ({
      peak,
      answers: joinAnswers(forms.map((form) => answerFor(form, { inSolvent, question, best, peak }))),
    }))
    .filter(({ answers }) => answers.length > 1)
    .slice(0, mostQuestions)
}

/** The forms that the best candidates of a single shift have, each with its compounds. */
export function askFormOfOne({ nucleus, peaks: [peak] }: Question, candidates: Owner[]): FormQuestion[] {
  if (nucleus !== '1H' || !peak || peak.form !== undefined || peak.from !== peak.to) return []
  const answers = formsOf(0, candidates).map((form) => {
    const compounds = candidates.filter((candidate) => formsOf(0, [candidate]).includes(form))
    return { forms: [form], compounds: compounds.map(({ entry }) => entry.compound) }
  })
  return answers.length > 1 ? [{ peak: 0, answers }] : []
}

/** Answers with the same compounds are one. */
function joinAnswers(answers: Array<{ form: string; compounds: string[] }>): FormQuestion['answers'] {
  const names = new Set(answers.map(({ compounds }) => compounds.join()))
  return [...names].map((name) => {
    const same = answers.filter(({ compounds }) => compounds.join() === name)
    return { forms: same.map(({ form }) => form), compounds: same[0]?.compounds ?? [] }
  })
}

/** The forms that compounds have at a peak. */
function formsOf(peak: number, rivals: Owner[]): string[] {
  const lines = rivals.flatMap(({ matches }) => matches.filter((match) => match.peak === peak).map(({ line }) => line))
  return [...new Set(lines.map(({ form }) => form.replace(/,.*/, '')))]
}

interface Case {
  inSolvent: Entry[]
  question: Question
  best: Explanation
  peak: number
}

/** What a peak would be with a form. */
function answerFor(form: string, { inSolvent, question, best, peak }: Case): { form: string; compounds: string[] } {
  const peaks = question.peaks.map((each, index) => (index === peak ? { ...each, form } : each))
  const [then] = explain(inSolvent, { ...question, peaks, solvent: best.solvent })
  const owners = then?.owners.filter((owner) => peaksOf(owner).includes(peak)) ?? []
  return { form, compounds: owners.map(({ entry }) => entry.compound) }
}
