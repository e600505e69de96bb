import { defineComponents } from '@/lib/site/component'

/** The spectrum of the start page. */
export const firstScreen = defineComponents({
  tags: { EthylbenzeneSpectrum: { kind: 'block' } },
  markup: () => import('./ethylbenzene-spectrum'),
  behavior: 'figures/first-screen/wake.browser.ts',
})
