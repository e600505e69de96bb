import { defineComponents } from '@/lib/site/component'

/** Quick links at the top of a page. */
export const start = defineComponents({
  tags: { Start: { kind: 'block' } },
  markup: () => import('./start'),
})
