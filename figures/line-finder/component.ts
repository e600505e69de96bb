import { defineComponents } from '@/lib/site/component'

/** "What is this line?", a search of the tables of the page. */
export const lineFinder = defineComponents({
  tags: { LineFinder: { kind: 'block', attributes: { solvents: {} }, markdown: 'content' } },
  markup: () => import('./line-finder'),
  behavior: 'figures/line-finder/wake.browser.ts',
})
