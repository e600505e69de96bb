import { defineComponents } from '@/lib/site/component'
import { diagnose } from '@/lib/site/problems/diagnostic'

const hint =
  'Leave `only` out, or write only="exercises" for a handout with the exercises of the page, without answers.'

/** A visible button that prints the page. */
export const printButton = defineComponents({
  tags: {
    PrintButton: {
      kind: 'block',
      attributes: {
        only: {
          values: ['exercises'],
          unknown: (value) =>
            diagnose('invalid-component', { message: `A print button has no only="${value}".`, hint }),
        },
      },
      markdown: 'nothing',
    },
  },
  markup: () => import('./print-button'),
})
