import { describeComponents } from '@/lib/site/component'

/** The spectrum of the start page. */
export const firstScreen = describeComponents({
  tags: { EthylbenzeneSpectrum: { kind: 'block' } },
  markup: () => import('./ethylbenzene-spectrum'),
  behavior: 'figures/first-screen/wake.browser.ts',
})
