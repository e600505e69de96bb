import { settings } from './compiled-settings'
import { createTexts } from './texts'

/** The texts of the site in the language of this build, and that language. */
export const { t, locale } = createTexts(settings.texts)
