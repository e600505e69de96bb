import { createTexts, type TextTable } from './texts'

const table: TextTable = process.env.SITE_TEXTS ? JSON.parse(process.env.SITE_TEXTS) : { locale: 'en', templates: {} }

/** The texts of the site in the language of this build, and that language. */
export const { t, locale } = createTexts(table)
