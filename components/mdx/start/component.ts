import { describeComponents } from '@/lib/site/component'

/** Quick links at the top of a page. */
export const start = describeComponents({
  tags: { Start: { kind: 'block' } },
  markup: () => import('./start'),
})
