import { locale } from '@/lib/site/text'
import { createTexts, type Texts, type TextTemplate } from '@/lib/site/texts'

/** The texts of a figure by language, English first; they load with the figure, unlike those of the interface. */
type FigureTexts<Key extends string> = { en: Record<Key, TextTemplate> } & Record<string, Record<Key, TextTemplate>>

/** The lookup function of a figure's texts in the language of this build, or in English. */
export function createFigureTexts<Key extends string>(
  texts: FigureTexts<Key>,
): (...asked: Parameters<Texts['t']>) => string {
  const [language = locale] = locale.split('-')
  return createTexts({ locale, templates: texts[language] ?? texts.en }).t
}
