import path from 'node:path'
import { environment } from '@/lib/site/environment'
import type { SiteLocale } from '@/lib/site/locale'
import { diagnose } from '@/lib/site/problems/diagnostic'
import type { Problem } from '@/lib/site/problems/problems'

/** Reports static files in folders that the build writes, each folder once; paths begin with a slash. */
export function findReserved(files: Iterable<string>, locales: SiteLocale[]): Problem[] {
  const translations = new Map(locales.flatMap(({ code, isOriginal }) => (isOriginal ? [] : [[`/${code}`, code]])))
  const folders = new Set(Array.from(files, (file) => /^\/[^/]+(?=\/)/.exec(file)?.[0] ?? ''))
  return [...folders].flatMap((folder) => {
    const language = translations.get(folder)
    if (language === undefined && !['/assets', '/_next'].includes(folder)) return []
    const found = language
      ? diagnose('folder-of-language', { folder, language })
      : diagnose('folder-of-hashed-files', { folder })
    return [{ file: path.posix.join(environment.contentDir, 'static', folder), ...found }]
  })
}
