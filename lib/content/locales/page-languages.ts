import type { LastUpdate, PageLanguages } from '@/lib/content/page'
import type { Source } from '@/lib/content/source/sources'
import type { SiteConfig } from '@/lib/site/config'
import { siteLocales, type TextLanguage } from '@/lib/site/locale'
import { isTranslated, originalPath } from './translation'

/** In which languages a page is written, and how its text stands to the original. */
export async function readPageLanguages(
  { file, language }: Pick<Source<unknown>, 'file' | 'language'>,
  config: SiteConfig,
  lastUpdates: ReadonlyMap<string, LastUpdate>,
): Promise<PageLanguages> {
  const locales = siteLocales(config)
  if (locales.length === 1) return {}
  const original = originalPath(file)
  const isWritten = await Promise.all(locales.map(({ code, isOriginal }) => isOriginal || isTranslated(original, code)))
  const translations = locales.filter((_, index) => isWritten[index]).map(({ code }) => code)
  return {
    language,
    ...(translations.length > 1 && { translations }),
    ...(isOutdated(file, original, lastUpdates) && { outdated: true }),
  }
}

/** By the days of the last commits; two on one day count as up to date. */
function isOutdated(file: string, original: string, lastUpdates: ReadonlyMap<string, LastUpdate>): boolean {
  const [own, newer] = [lastUpdates.get(file)?.day, lastUpdates.get(original)?.day]
  return file !== original && own !== undefined && newer !== undefined && own < newer
}

/** The `lang` of a title whose page is not translated; nothing for all others. */
export function langOf({ language }: { language?: TextLanguage }): { lang?: string } {
  return language ? { lang: language.code } : {}
}
