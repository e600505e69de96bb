import { defineComponents } from '@/lib/site/component'

/** A part of the text that opens on a click, also that of HTML. */
export const details = defineComponents({
  tags: { Details: { kind: 'block', replaces: 'details', attributes: { summary: {} }, text: { line: 'summary' } } },
  markup: () => import('./details'),
  behavior: 'components/mdx/details/details.browser.ts',
})
