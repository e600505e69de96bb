import { readSiteConfig } from '@/lib/content/config/site-config'
import { readTexts } from '@/lib/content/locales/read-texts'
import { fromWorkingDir } from '@/lib/content/source/content-path'
import type { SiteConfig } from '@/lib/site/config'
import { environment } from '@/lib/site/environment'
import { Problems } from '@/lib/site/problems/problems'
import type { Texts } from '@/lib/site/texts'

/** What a site has before its content is read. */
export interface SiteSettings {
  config: SiteConfig
  /** The texts of the interface in the language of the site. */
  texts: Texts
}

/** Reads the settings of the site in a language, its own by default; `isValid` is false if they have mistakes. */
export async function readSettings(locale?: string): Promise<SiteSettings & { isValid: boolean }> {
  const contentDir = fromWorkingDir(environment.contentDir)
  const problems = new Problems()
  const { config } = await readSiteConfig(contentDir, problems, locale)
  const texts = await readTexts(contentDir, config.locale, problems)
  return { config, texts, isValid: problems.all.every(({ severity }) => severity !== 'error') }
}
