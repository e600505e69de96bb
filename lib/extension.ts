import { environment } from '@/lib/site/environment'
import type { Extension } from '@/lib/site/extension'

const module: { extension: Extension } = await import(new URL(`../${environment.extension}`, import.meta.url).href)

/** What this site adds to the engine. Next resolves this module to that of the site (`next.config.mjs`). */
export const { extension } = module
