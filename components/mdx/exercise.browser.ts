import { t } from '@/lib/site/text'
import { isRight } from './typed-answer'

/** Checks answers to the exercises of a page, and opens the explanation after a correct one. */
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
    const choice = inputs.find(({ type, checked }) => type !== 'radio' || checked)
    const given = choice?.value ?? ''
    const { exercise: answer = '', tolerance = '0', unit } = exercise.dataset
    if (given.trim() === '') show('empty', t('answerMissing'))
    else if (
      choice?.type === 'radio' ? given === answer : isRight(given, answer, { tolerance: Number(tolerance), unit })
    ) {
      show('right', t('answerRight'))
      reason?.setAttribute('open', '')
    } else show('wrong', t('answerWrong'))
  }
  // The verdict was on the previous answer.
  form.oninput = () => void show('', '')
}
