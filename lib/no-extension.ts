import type { Extension } from '@/lib/site/extension'

/** Nothing: the extension of a site with `SITE_EXTENSION=none`. */
export const extension: Extension = {}
