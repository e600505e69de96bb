import { defineComponents } from '@/lib/site/component'

/** Marks features of a later release. */
export const after = defineComponents({
  tags: { After: { kind: 'inline', markdown: ({ t }) => `${t('afterVersion')} ` } },
  markup: () => import('./after'),
})
