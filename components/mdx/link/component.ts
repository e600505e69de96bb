import { defineComponents } from '@/lib/site/component'

/** A link whose target is computed by code. */
export const link = defineComponents({
  tags: { Link: { kind: 'inline', isElementName: true, attributes: { href: {}, to: {} } } },
  markup: () => import('./link'),
})
