import { defineComponents } from '@/lib/site/component'
import { diagnose } from '@/lib/site/problems/diagnostic'

const kinds = ['note', 'summary', 'tip', 'info', 'warning', 'caution', 'danger', 'success', 'important']

/** A call-out, `:::tip Title` in Markdown. */
export const admonition = defineComponents({
  tags: {
    Admonition: {
      kind: 'block',
      attributes: {
        title: {},
        icon: {},
        type: {
          // Docusaurus supports this kind, too; it looks like a note.
          values: [...kinds, 'secondary'],
          unknown: (kind) => diagnose('unknown-admonition', { kind, kinds }),
        },
      },
      text: { lead: 'title' },
    },
  },
  markup: () => import('./admonition'),
})
