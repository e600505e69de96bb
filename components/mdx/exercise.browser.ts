import { t } from '@/lib/site/text'

/** Checks answers to the exercises of a page, and opens the reason once one is right. */
export function setUpExercises(main: HTMLElement): void {
  for (const exercise of main.querySelectorAll<HTMLElement>('[data-exercise]')) setUpExercise(exercise)
}

function setUpExercise(exercise: HTMLElement): void {
  const form = exercise.querySelector('form')
  if (!form) return
  const inputs = [...form.querySelectorAll('input')]
  const [button, verdict, reason] = [form.querySelector('button'), form.querySelector('p'), form.nextElementSibling]
  for (const control of [button, ...inputs]) control?.removeAttribute('disabled')
  const show = (result: 'right' | 'wrong' | 'empty' | '', text: string) => {
    exercise.dataset.result = result
    if (verdict) verdict.textContent = text
  }
  form.onsubmit = (event) => {
    event.preventDefault()
    const given = inputs.find(({ type, checked }) => type !== 'radio' || checked)?.value ?? ''
    const { exercise: answer = '', tolerance = '0' } = exercise.dataset
    if (given.trim() === '') show('empty', t('answerMissing'))
    else if (isRight(given, answer, Number(tolerance))) {
      show('right', t('answerRight'))
      reason?.setAttribute('open', '')
    } else show('wrong', t('answerWrong'))
  }
  // A verdict is about the answer that was checked.
  form.oninput = () => show('', '')
}

/** Whether what the reader typed is a number within the tolerance, or one of the right words, however spaced and cased. */
export function isRight(given: string, answer: string, tolerance: number): boolean {
  return answer.split('|').some((right) => {
    const [wanted, number] = [parseNumber(right), parseNumber(given)]
    // A little more than the tolerance: 7.6 − 7.4 is 0.1999….
    if (wanted !== undefined) return number !== undefined && Math.abs(number - wanted) <= tolerance + 1e-9
    return normalize(given) === normalize(right)
  })
}

/** A number as people type it: with a comma, a real minus sign or a unit. */
function parseNumber(text: string): number | undefined {
  const [, digits] = /^([-+]?(?:\d+\.?\d*|\.\d+))\s*(?:[^\d\s.].*)?$/.exec(normalize(text).replace(',', '.')) ?? []
  return digits === undefined ? undefined : Number(digits)
}

function normalize(text: string): string {
  return text.trim().replaceAll('−', '-').replaceAll(/\s+/g, ' ').toLowerCase()
}
