import { describeComponents } from '@/lib/site/component'

/** A link whose target is computed by code. */
export const link = describeComponents({
  tags: { Link: { kind: 'inline', isElementName: true, attributes: { href: {}, to: {} } } },
  markup: () => import('./link'),
})
