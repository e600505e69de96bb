import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { isRight } from '@/components/mdx/exercise/typed-answer'
import { extension } from '@/lib/extension'

/** An exercise of the shipped pages. */
interface Exercise {
  place: string
  answer: string
  choices: string[] | undefined
  tolerance: number
  unit: string | undefined
  mistakes: Array<{ answer: string; text: string }>
}

function readExercises(): Exercise[] {
  const files = readdirSync('content/docs', { recursive: true, encoding: 'utf8' })
  return files.filter((file) => /\.mdx?$/.test(file)).flatMap((file) => findExercises(file))
}

function findExercises(file: string): Exercise[] {
  const text = readFileSync(`content/docs/${file}`, 'utf8').replace(/^```[\s\S]*?^```/gm, (code) =>
    code.replace(/[^\n]/g, ' '),
  )
  return [...text.matchAll(/<Exercise([^>]*)>([\s\S]*?)<\/Exercise>/g)].map(({ 1: tag = '', 2: body = '', index }) => {
    const read = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1]
    const mistakes = body.matchAll(/<Mistake answer="([^"]*)">([\s\S]*?)<\/Mistake>/g)
    return {
      place: `${file}:${text.slice(0, index).split('\n').length}`,
      answer: read('answer') ?? '',
      choices: read('choices')
        ?.split('|')
        .map((choice) => choice.trim()),
      tolerance: Number(read('tolerance') ?? 0),
      unit: read('unit'),
      mistakes: [...mistakes].map(([, answer = '', text = '']) => ({ answer, text: text.trim() })),
    }
  })
}

const exercises = readExercises()

test('each exercise with a number explains two typical wrong answers, and each with choices all wrong ones', () => {
  expect(exercises.length).toBeGreaterThan(30)
  const missing = exercises.flatMap(({ place, answer, choices, mistakes }) => {
    const explained = mistakes.map((mistake) => mistake.answer)
    const wrong = choices?.filter((choice) => choice !== answer && !explained.includes(choice))
    if (wrong) return wrong.map((choice) => `${place}: "${choice}" is not explained`)
    return explained.length < 2 ? [`${place}: ${explained.length} of 2 wrong answers are explained`] : []
  })
  expect(missing, 'Add a <Mistake answer="…"> with what the wrong answer comes from.').toEqual([])
})

test('a typed wrong answer is shown its own explanation, one sentence and no other', () => {
  const wrong = exercises
    .filter(({ choices }) => choices === undefined)
    .flatMap(({ place, answer, tolerance, unit, mistakes }) => {
      const accepts = (given: string, right: string) =>
        isRight(given, right, { ...extension.answers, tolerance, ...(unit && { unit }) })
      return mistakes.flatMap((mistake, index) => [
        ...(accepts(mistake.answer, answer) ? [`${place}: ${mistake.answer} is right`] : []),
        ...(mistakes.findIndex((each) => accepts(mistake.answer, each.answer)) === index
          ? []
          : [`${place}: ${mistake.answer} is shown another explanation`]),
      ])
    })
  const long = exercises.flatMap(({ place, mistakes }) =>
    mistakes.flatMap(({ text }) => {
      const [sentence = ''] = text.split('\n\n')
      return /\.$/.test(sentence) && !/[.!?] [A-Z]/.test(sentence) ? [] : [`${place}: not one sentence: ${sentence}`]
    }),
  )
  expect([...wrong, ...long]).toEqual([])
})
