import { findTranslation } from '@/lib/content/locales/translation'
import type { LastUpdate } from '@/lib/content/page'

/** The state of the translations into a language. */
interface TranslationList {
  /** Files of pages that are shown in the language of the content. */
  missing: string[]
  /** Translations that are older than what they translate, with the days of both. */
  outdated: Array<{ file: string; translated: string; changed: string }>
  /** Number of pages with a translation. */
  done: number
}

/** Compares pages with their translations into a language; days are those of the Git history. */
export async function listTranslations(
  files: string[],
  code: string,
  lastUpdates: ReadonlyMap<string, Pick<LastUpdate, 'day'>>,
): Promise<TranslationList> {
  const list: TranslationList = { missing: [], outdated: [], done: 0 }
  for (const file of [...new Set(files)].sort()) {
    const translation = await findTranslation(file, code)
    if (!translation) {
      list.missing.push(file)
      continue
    }
    list.done += 1
    const [changed, translated] = [lastUpdates.get(file)?.day, lastUpdates.get(translation)?.day]
    if (changed && translated && translated < changed) list.outdated.push({ file: translation, translated, changed })
  }
  return list
}

/** The list as text. */
export function formatTranslations(language: string, { missing, outdated, done }: TranslationList): string {
  const total = done + missing.length
  const lines = [
    `${language}: ${done} of ${total} pages are translated, ${outdated.length} of them changed since.`,
    ...outdated.map(
      ({ file, translated, changed }) => `  outdated      ${file}  (${translated}; the original ${changed})`,
    ),
    ...missing.map((file) => `  untranslated  ${file}`),
  ]
  return lines.join('\n')
}
