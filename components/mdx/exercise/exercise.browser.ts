import { t } from '@/lib/site/text'
import styles from './exercise.module.css'
import { isRight } from './typed-answer'

const { dataset } = document.documentElement
/** The answers moved for printing, with their places. */
const moved = new Map<HTMLElement, ChildNode[]>()

// On paper the answers are on a sheet at the end, so that the exercises can be handed out without them.
addEventListener('beforeprint', () => {
  const { printPart } = dataset
  const place = printPart ? ':is([data-printed], [data-printed] *)' : 'main *'
  const exercises = [...document.querySelectorAll<HTMLElement>(`${place}[data-exercise]`)]
  const text = exercises[0]?.closest('.prose')
  if (!text || moved.size > 0 || printPart === 'exercises') return
  const answers = Object.assign(document.createElement('section'), { className: styles.answers })
  const list = document.createElement('ol')
  answers.dataset.printed = ''
  answers.append(Object.assign(document.createElement('h2'), { textContent: t('answers') }), list)
  for (const reason of exercises.flatMap((exercise) => exercise.querySelector('details') ?? [])) {
    const [, ...answer] = reason.childNodes
    moved.set(reason, answer)
    list.appendChild(document.createElement('li')).append(...answer)
  }
  text.append(answers)
  dataset.answersApart = ''
})

addEventListener('afterprint', () => {
  for (const [reason, answer] of moved) reason.append(...answer)
  moved.clear()
  document.querySelector(`.${styles.answers}`)?.remove()
  delete dataset.answersApart
})

/** Checks answers to the exercises of a page, and opens the explanation after a correct one. */
export function setUp(main: HTMLElement): void {
  for (const exercise of main.querySelectorAll<HTMLElement>('[data-exercise]')) setUpExercise(exercise)
}

function setUpExercise(exercise: HTMLElement): void {
  const form = exercise.querySelector('form')
  if (!form) return
  const inputs = [...form.querySelectorAll('input')]
  const [button, reason] = [form.querySelector('button'), form.nextElementSibling]
  const verdict = form.querySelector('[role=status]')
  const mistakes = [...exercise.querySelectorAll<HTMLElement>('[data-mistake]')]
  for (const control of [button, ...inputs]) control?.removeAttribute('disabled')
  const show = (result: 'right' | 'wrong' | 'empty' | '', text: string) => {
    exercise.dataset.result = result
    verdict?.replaceChildren(text)
  }
  form.onsubmit = (event) => {
    event.preventDefault()
    const choice = inputs.find(({ type, checked }) => type !== 'radio' || checked)
    const given = choice?.value ?? ''
    const { exercise: answer = '', tolerance = '0', unit } = exercise.dataset
    const options = { ...siteExtension.answers, tolerance: Number(tolerance), unit }
    const isGiven = (other: string) => (choice?.type === 'radio' ? given === other : isRight(given, other, options))
    if (given.trim() === '') show('empty', t('answerMissing'))
    else if (isGiven(answer)) {
      show('right', t('answerRight'))
      reason?.setAttribute('open', '')
      exercise.dispatchEvent(new Event('exercise:right', { bubbles: true }))
    } else {
      const mistake = mistakes.find(({ dataset }) => isGiven(dataset.mistake ?? ''))
      show('wrong', t(mistake ? 'answerMistaken' : 'answerWrong'))
      if (mistake) verdict?.append(' ', ...mistake.cloneNode(true).childNodes)
    }
  }
  // The verdict was on the previous answer.
  form.oninput = () => void show('', '')
}
