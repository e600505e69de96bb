import type { SiteConfig } from './config'

/** A language, as the `lang` and `dir` attributes of its texts. */
export interface TextLanguage {
  /** Such as `fr` or `pt-BR`. */
  code: string
  dir: 'ltr' | 'rtl'
}

/** One language of the site. */
export interface SiteLocale extends TextLanguage {
  /** Its native name, such as "Français". */
  label: string
  /** Path under the site's `url`; starts and ends with a slash. */
  baseUrl: string
  /** Whether it is the language of the content; the others are translations. */
  isOriginal: boolean
  /** Whether it is the language of this build. */
  isCurrent: boolean
}

/** All languages, in the order of `site.yml`, including that of the content. */
export function siteLocales({ locale, locales, baseUrl, translates }: SiteConfig): SiteLocale[] {
  const original = translates ?? { locale, baseUrl }
  const isNamed = locales.some(({ code }) => code === original.locale)
  const all = isNamed ? locales : [{ code: original.locale, label: undefined, dir: 'ltr' as const }, ...locales]
  return all.map(({ code, label, dir }) => {
    const isOriginal = code === original.locale
    return {
      code,
      label: label ?? nativeName(code),
      dir,
      baseUrl: isOriginal ? original.baseUrl : `${original.baseUrl}${code}/`,
      isOriginal,
      isCurrent: code === locale,
    }
  })
}

/** The language of the content. */
export function originalLocale(config: SiteConfig): SiteLocale {
  return ensureLocale(siteLocales(config).find(({ isOriginal }) => isOriginal))
}

/** The language of this build. */
export function currentLocale(config: SiteConfig): SiteLocale {
  return ensureLocale(siteLocales(config).find(({ isCurrent }) => isCurrent))
}

function ensureLocale(locale: SiteLocale | undefined): SiteLocale {
  if (!locale) throw new Error('The language of the site is not one of its "locales".')
  return locale
}

/** The language of a translated site; undefined on a site in the language of the content. */
export function translationOf({ locale, translates }: SiteConfig): string | undefined {
  return translates && locale
}

/** A language as Open Graph names it, with its territory: `en_US`. */
export function formatOpenGraphLocale(code: string): string {
  const { language, region } = new Intl.Locale(code).maximize()
  return region ? `${language}_${region}` : language
}

/** The name of a language in another: "English", "anglais". */
export function formatLanguage(code: string, locale: string): string {
  return new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code
}

/** By language; each takes about a millisecond. */
const nativeNames = new Map<string, string>()

/** The native name of a language, with a capital letter: "Français". */
function nativeName(code: string): string {
  const name = nativeNames.get(code) ?? formatLanguage(code, code)
  nativeNames.set(code, name)
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
}
