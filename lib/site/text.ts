import { createTexts } from './texts'

// Both are written in by Next, as lib/build/run-next.ts tells it; a script for the browser keeps the second alone.
const table = typeof window === 'undefined' ? process.env.SITE_TEXTS : process.env.BROWSER_TEXTS

/** The texts of the site that is being built, and its language. */
export const { t, locale } = createTexts(
  JSON.parse(table ?? '{"locale":"en","templates":{},"untranslated":{},"browserKeys":[]}'),
)
