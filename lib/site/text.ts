import { createTexts } from './texts'

/** The texts of the site that is being built, and its language; the build writes them in, as lib/build/run-next.ts tells Next. */
export const { t, locale } = createTexts(
  JSON.parse(process.env.SITE_TEXTS ?? '{"locale":"en","templates":{},"untranslated":{}}'),
)
