import { defineComponents } from '@/lib/site/component'

/** The row above the terms of a glossary. */
export const termList = defineComponents({
  tags: { TermList: { kind: 'block', attributes: { toc: {} }, markdown: 'nothing' } },
  markup: () => import('./term-list'),
  behavior: 'components/mdx/term-list/term-list.browser.ts',
})
