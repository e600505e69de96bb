import type { LastUpdate, PageLanguages } from '@/lib/content/page'
import type { Source } from '@/lib/content/source/sources'
import type { SiteConfig } from '@/lib/site/config'
import { siteLocales } from '@/lib/site/locale'
import { isTranslated, originalPath } from './translation'

/** The languages of a page, and whether its translation is outdated. */
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
    translations: translations.length > 1 ? translations : undefined,
    outdated: isOutdated(file, original, lastUpdates) || undefined,
  }
}

/** Compares the days of the last commits; on the same day, the translation counts as up to date. */
function isOutdated(file: string, original: string, lastUpdates: ReadonlyMap<string, LastUpdate>): boolean {
  const [own, newer] = [lastUpdates.get(file)?.day, lastUpdates.get(original)?.day]
  return file !== original && own !== undefined && newer !== undefined && own < newer
}
