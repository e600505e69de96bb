import { type CheckedElement, defineComponents } from '@/lib/site/component'
import { diagnose } from '@/lib/site/problems/diagnostic'

/** A question with an answer to type or choose, and what typical wrong answers come from. */
export const exercise = defineComponents({
  tags: {
    Exercise: {
      kind: 'block',
      attributes: {
        answer: { required: diagnose('exercise-without-answer') },
        choices: {},
        tolerance: {},
        unit: {},
      },
      check: checkExercise,
    },
    Mistake: {
      kind: 'block',
      attributes: { answer: { required: diagnose('mistake-without-answer') } },
      parent: { name: 'Exercise', otherwise: diagnose('mistake-outside-exercise') },
      // Nobody searches for a wrong answer.
      text: 'code',
    },
  },
  markup: () => import('./exercise'),
  behavior: 'components/mdx/exercise/exercise.browser.ts',
})

function checkExercise(exercise: CheckedElement): void {
  if (!exercise.children.some((child) => child?.name === 'hr')) exercise.report(diagnose('exercise-without-rule'))
  const [answer, choices] = ['answer', 'choices'].map((name) => exercise.read(name)?.trim())
  const listed = choices?.split('|').map((choice) => choice.trim())
  if (answer === '') exercise.report(diagnose('exercise-without-answer'))
  else if (answer !== undefined && listed && !listed.includes(answer))
    exercise.report(diagnose('unknown-answer', { answer, choices: listed }), 'answer')
  else if (answer) checkMistakes(exercise, answer, listed)
}

function checkMistakes(exercise: CheckedElement, answer: string, choices: string[] | undefined): void {
  const tolerance = Number(exercise.read('tolerance') ?? 0)
  for (const child of exercise.children) {
    const wrong = child?.name === 'Mistake' ? child.read('answer')?.trim() : undefined
    if (wrong === undefined) continue
    if (wrong === '') child?.report(diagnose('mistake-without-answer'), 'answer')
    else if (choices && !choices.includes(wrong))
      child?.report(diagnose('unknown-answer', { answer: wrong, choices }), 'answer')
    else if (wrong === answer || Math.abs(Number(wrong) - Number(answer)) <= tolerance)
      child?.report(diagnose('mistake-is-right', { answer: wrong }), 'answer')
  }
}
