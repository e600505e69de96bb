import { findTranslation } from '@/lib/content/locales/translation'
import type { LastUpdate } from '@/lib/content/page'

/** Lists the missing and outdated translations of pages into a language; days are those of the Git history. */
export async function listTranslations(
  files: string[],
  { code, label }: { code: string; label: string },
  lastUpdates: ReadonlyMap<string, Pick<LastUpdate, 'day'>>,
): Promise<string> {
  const missing: string[] = []
  const outdated: string[] = []
  const pages = [...new Set(files)].sort()
  for (const file of pages) {
    const translation = await findTranslation(file, code)
    const [changed, translated] = [lastUpdates.get(file)?.day, translation && lastUpdates.get(translation)?.day]
    if (!translation) missing.push(`  untranslated  ${file}`)
    else if (changed && translated && translated < changed)
      outdated.push(`  outdated      ${translation}  (${translated}; the original ${changed})`)
  }
  const done = pages.length - missing.length
  const head = `${label} (${code}): ${done} of ${pages.length} pages are translated, ${outdated.length} of them changed since.`
  return [head, ...outdated, ...missing].join('\n')
}
