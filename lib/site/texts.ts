/** A text with places for values, `{count} posts`; or one for each plural form of the language, by its name in CLDR. */
export type TextTemplate = string | Record<string, string>

/** The texts of the interface in one language, as plain data. */
export interface TextTable {
  /** The language whose plural rules hold. */
  locale: string
  templates: Record<string, TextTemplate>
  /** English for what the language lacks. */
  untranslated: Record<string, TextTemplate>
}

/** The texts of the interface in one language. */
export interface Texts extends TextTable {
  /** The text of a key with its values filled in; throws when there is no such text, or a value is missing. */
  t: (key: string, values?: Record<string, string | number>) => string
}

/** Makes a table of texts ready for use. */
export function createTexts(table: TextTable): Texts {
  const { locale, templates, untranslated } = table
  const t: Texts['t'] = (key, values = {}) => {
    const isTranslated = Object.hasOwn(templates, key)
    const template = isTranslated ? templates[key] : untranslated[key]
    if (template === undefined) throw new Error(`The interface has no text "${key}": add it to lib/site/texts/en.yml.`)
    return fillTemplate({ name: key, template, locale: isTranslated ? locale : 'en' }, values)
  }
  return { ...table, t }
}

/** A template with its values filled in, in the plural form that the language has for `count`; throws when a value is missing. */
export function fillTemplate(
  { name, template, locale }: { name: string; template: TextTemplate; locale: string },
  values: Record<string, string | number>,
): string {
  const text = typeof template === 'string' ? template : choosePlural(template, values.count, locale)
  return text.replace(/\{(\w+)\}/g, (_, place: string) => {
    const value = values[place]
    if (value === undefined) throw new Error(`The text "${name}" needs a value for {${place}}.`)
    return String(value)
  })
}

/** The names of the values that a text has places for. */
export function placesOf(template: TextTemplate): string[] {
  const texts = typeof template === 'string' ? [template] : Object.values(template)
  return [...new Set(texts.flatMap((text) => Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = '']) => name)))]
}

/** Making them takes longer than all else of a text. */
const rulesByLocale = new Map<string, Intl.PluralRules>()

/** A form for zero holds in every language, also where the rules of the language know none. */
function choosePlural(forms: Record<string, string>, count: unknown, locale: string): string {
  const rules = rulesByLocale.get(locale) ?? new Intl.PluralRules(locale)
  rulesByLocale.set(locale, rules)
  const form = typeof count === 'number' ? rules.select(count) : 'other'
  return (count === 0 ? forms.zero : undefined) ?? forms[form] ?? forms.other ?? ''
}
