import { defineComponents } from '@/lib/site/component'
import { diagnose } from '@/lib/site/problems/diagnostic'

/** A button that counts: a component of a site, with all that a component can have. */
export const tally = defineComponents({
  tags: {
    Tally: {
      kind: 'block',
      attributes: {
        label: { required: diagnose('invalid-component', { message: 'The tally has no label.', hint: 'Write one.' }) },
        start: {},
      },
      markdown: ({ attributes }) => `${attributes.label}: ${attributes.start ?? 0}`,
      text: { line: 'label' },
    },
  },
  markup: () => import('./tally'),
  behavior: 'tests/extension/tally/tally.browser.ts',
})
