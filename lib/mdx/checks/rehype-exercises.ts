import type { Root } from 'hast'
import { report, type SourceContext } from '@/lib/mdx/context'
import {
  type AnyElement,
  componentOf,
  isAnyElement,
  locationOfAttribute,
  readAttribute,
  tagOf,
} from '@/lib/mdx/element'
import { walkElements } from '@/lib/mdx/walk'
import { didYouMean } from '@/lib/site/nearest-name'

/** Checks that each exercise has a question, a reason, and an answer that a reader can give. */
export function rehypeExercises(context: SourceContext) {
  return (tree: Root): void => {
    walkElements(tree, (node) => {
      if (componentOf(node, context.names) !== 'Exercise') return
      if (!node.children.some((child) => isAnyElement(child) && tagOf(child) === 'hr')) {
        report(context, node, {
          found: 'The exercise does not separate its question from the reason of the answer.',
          fix: 'Write "---" on a line of its own between them, with an empty line above and below.',
        })
      }
      checkAnswer(node, context)
    })
  }
}

function checkAnswer(node: AnyElement, context: SourceContext): void {
  const [answer, written] = ['answer', 'choices'].map((name) => readAttribute(node, name, context.names))
  if (answer === undefined || answer.trim() === '') {
    report(context, node, {
      found: 'The exercise has no answer.',
      fix: 'Write answer="…": a number, a word, or one of the choices.',
    })
  } else if (written !== undefined) {
    const choices = written.split('|').map((choice) => choice.trim())
    if (choices.includes(answer.trim())) return
    report(context, locationOfAttribute(node, 'answer'), {
      found: `The answer "${answer}" is not one of the choices.`,
      fix: `${didYouMean(answer, choices)}Write one of ${choices.join(', ')}.`,
    })
  }
}
