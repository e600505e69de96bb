import { type CheckedElement, defineComponents } from '@/lib/site/component'
import { diagnose } from '@/lib/site/problems/diagnostic'

/** A question with an answer to type or choose. */
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
}
