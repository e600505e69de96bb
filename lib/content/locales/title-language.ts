import type { TextLanguage } from '@/lib/site/locale'

/** The `lang` of a title whose page is not translated; nothing for all others. */
export function langOf({ language }: { language?: TextLanguage }): { lang?: string } {
  return language ? { lang: language.code } : {}
}
