import { fillTemplate, type TextTemplate } from '../texts'

/** The language of the page. */
export const locale = process.env.SITE_LOCALE ?? 'en'

/** A text with its values filled in. The build has put the template in the place of the key (`lib/build/browser/plugins.ts`). */
export function t(template: TextTemplate, values: Record<string, string | number>): string {
  return fillTemplate({ name: String(template), template, locale }, values)
}
