import { createTexts } from './texts'

/** The texts of the site that is being built, in its language: next.config writes them into the bundle. */
export const { t, locale } = createTexts(
  JSON.parse(process.env.SITE_TEXTS ?? '{"locale":"en","templates":{},"untranslated":{}}'),
)
