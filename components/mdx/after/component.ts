import { describeComponents } from '@/lib/site/component'

/** Marks features of a later release. */
export const after = describeComponents({
  tags: { After: { kind: 'inline', markdown: ({ t }) => `${t('afterVersion')} ` } },
  markup: () => import('./after'),
})
