import { extension as shipped } from '@/figures/extension'
import type { Extension } from '@/lib/site/extension'
import { tally } from './tally/component'

/** The extension of the site `every-kind`: what NMR adds, and a component of its own. */
export const extension: Extension = { ...shipped, components: [...(shipped.components ?? []), tally] }
