/** A text with placeholders, `{count} posts`; or one for each plural form of the language, by its CLDR name. */
export type TextTemplate = string | Record<string, string>

/** The interface texts in one language, as plain data. */
export interface TextTable {
  /** The language, for its plural rules. */
  locale: string
  /** English where the language has no text. */
  templates: Record<string, TextTemplate>
}

/** The interface texts in one language. */
export interface Texts extends TextTable {
  /** The text of a key with its values; throws without such a text, or if a value is missing. */
  t: (key: string, values?: Record<string, string | number>) => string
}

/** The value of `SITE_TEXTS`, which Next and Rolldown write into the code; separate from the settings, which scripts need earlier. */
export function formatTexts({ locale, templates }: TextTable): string {
  return JSON.stringify({ locale, templates } satisfies TextTable)
}

/** Creates the lookup function of a table of texts. */
export function createTexts(table: TextTable): Texts {
  const { locale, templates } = table
  const t: Texts['t'] = (key, values = {}) => {
    const template = Object.hasOwn(templates, key) ? templates[key] : undefined
    if (template === undefined) throw new Error(`The interface has no text "${key}": add it to lib/site/texts/en.yml.`)
    return fillTemplate({ name: key, template, locale }, values)
  }
  return { ...table, t }
}

/** Fills in a template, in the plural form for `count`; throws if a value is missing. */
function fillTemplate(
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

/** The names of the placeholders of a text. */
export function placesOf(template: TextTemplate): string[] {
  const texts = typeof template === 'string' ? [template] : Object.values(template)
  return [...new Set(texts.flatMap((text) => Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = '']) => name)))]
}

/** A `zero` form is used for zero in every language, even if its plural rules have none. */
function choosePlural(forms: Record<string, string>, count: unknown, locale: string): string {
  const form = typeof count === 'number' ? new Intl.PluralRules(locale).select(count) : 'other'
  return (count === 0 ? forms.zero : undefined) ?? forms[form] ?? forms.other ?? ''
}
