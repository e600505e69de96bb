/** A text with places for values, `{count} posts`; or one for each plural form of the language, by its name in CLDR. */
export type TextTemplate = string | Record<string, string>

/** The text, or the function of values, that a template stands for; `names` are those of the values, in order. */
export function createText(template: TextTemplate, names: string[], locale: string) {
  if (names.length === 0) return typeof template === 'string' ? template : (template.other ?? '')
  return (...values: Array<string | number>): string => {
    const text = typeof template === 'string' ? template : choosePlural(template, values, locale)
    return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[names.indexOf(name)] ?? place))
  }
}

function choosePlural(forms: Record<string, string>, values: Array<string | number>, locale: string): string {
  const count = values.find((value) => typeof value === 'number')
  const form = count === undefined ? 'other' : new Intl.PluralRules(locale).select(count)
  return forms[form] ?? forms.other ?? ''
}

/** The names of the values of a text that is a function, as they stand in its source; none for a plain text. */
export function valueNames(text: unknown): string[] {
  if (typeof text !== 'function') return []
  const [, list = ''] = /^\(?([^)=]*)\)?\s*=>/.exec(String(text)) ?? []
  return list.split(',').flatMap((name) => /\w+/.exec(name)?.[0] ?? [])
}
