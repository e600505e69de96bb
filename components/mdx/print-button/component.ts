import { defineComponents } from '@/lib/site/component'
import { diagnose } from '@/lib/site/problems/diagnostic'

const hint = 'Leave `answers` out, or write answers="none" for a handout without the answers to the exercises.'

/** A visible button that prints the page. */
export const printButton = defineComponents({
  tags: {
    PrintButton: {
      kind: 'block',
      attributes: {
        answers: {
          values: ['none'],
          unknown: (value) =>
            diagnose('invalid-component', { message: `A print button has no answers="${value}".`, hint }),
        },
      },
      markdown: 'nothing',
    },
  },
  markup: () => import('./print-button'),
})
