import { locale } from '@/lib/site/text'
import { createTexts, type Texts, type TextTemplate } from '@/lib/site/texts'

/** The texts of a figure by language, English first; they load with the figure, unlike those of the interface. */
type FigureTexts<Key extends string> = { en: Record<Key, TextTemplate> } & Record<string, Record<Key, TextTemplate>>

/** The lookup function of a figure's texts in a language, by default that of this build, or in English. */
export function createFigureTexts<Key extends string>(
  texts: FigureTexts<Key>,
  shown = locale,
): (...asked: Parameters<Texts['t']>) => string {
  const [language = shown] = shown.split('-')
  return createTexts({ locale: shown, templates: texts[language] ?? texts.en }).t
}
