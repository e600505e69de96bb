import path from 'node:path'
import type { z } from 'zod'
import { fromWorkingDir } from '@/lib/content/source/content-path'
import { listTree } from '@/lib/content/source/read'
import type { PageFrontMatter } from '@/lib/content/source/schema'
import { isPageName, readSource, readSources, type Source } from '@/lib/content/source/sources'
import { isExported } from '@/lib/content/source/visibility'
import type { SiteConfig } from '@/lib/site/config'
import { originalLocale, translationOf } from '@/lib/site/locale'
import { nearestName } from '@/lib/site/nearest-name'
import type { Problems } from '@/lib/site/problems/problems'
import { translationPaths } from './translation'

const { posix } = path

/** Front matter that translations do not inherit, since readers see it. */
const texts = ['title', 'description', 'keywords', 'sidebar_label', 'pagination_label']

/** Front matter that translations cannot change, so that readers stay on the page when they switch the language. */
const addresses = ['slug', 'id', 'tags']

/**
 * Reads every page of a folder in the language of the site: translations instead of their originals. Untranslated files are marked
 * with their language.
 */
export async function readTranslatedSources<Meta extends PageFrontMatter>(
  folder: string,
  schema: z.ZodType<Meta>,
  { config, problems }: { config: SiteConfig; problems: Problems },
): Promise<Source<Meta>[]> {
  const originals = await readSources(folder, schema, problems)
  const translation = translationOf(config)
  if (translation === undefined) return originals
  const { code, dir } = originalLocale(config)
  const fileByName = await listTranslations(fromWorkingDir(folder), translation)
  checkOrphans(originals, folder, fileByName, problems)
  return originals.map((original) => {
    const untranslated = { ...original, language: { code, dir } }
    const file = fileByName.get(original.name)
    if (file === undefined) return untranslated
    const { source: read, problems: found } = readSource(file, original.name, schema)
    // A draft of a translation does not replace the original.
    if (!isExported({ draft: read.meta.draft ?? false })) return untranslated
    problems.addAll(found)
    return translateSource(original, read, problems)
  })
}

/** The translations of the pages of a folder, by the names of their originals. */
async function listTranslations(folder: string, code: string): Promise<Map<string, string>> {
  const fileByName = new Map<string, string>()
  for (const dir of translationPaths(folder, code)) {
    for (const name of (await listTree(dir)).filter(isPageName)) {
      if (!fileByName.has(name)) fileByName.set(name, posix.join(dir, name))
    }
  }
  return fileByName
}

function translateSource<Meta extends PageFrontMatter>(
  original: Source<Meta>,
  source: Source<Meta>,
  problems: Problems,
): Source<Meta> {
  const inherited = Object.entries(original.meta).filter(([key]) => !texts.includes(key))
  const own = Object.entries(source.meta).filter(([key]) => !addresses.includes(key))
  const meta = { ...Object.fromEntries(inherited), ...Object.fromEntries(own) } as Meta
  for (const key of addresses) {
    const written = source.frontMatter[key]
    if (written === undefined || JSON.stringify(written) === JSON.stringify(original.frontMatter[key])) continue
    problems.add(source.locationOf([key], 'key'), 'translated-address', { key })
  }
  return { ...source, meta, frontMatter: { ...original.frontMatter, ...source.frontMatter } }
}

/** Warns of translations without an original, such as those of renamed files. */
function checkOrphans(
  originals: Source<unknown>[],
  folder: string,
  fileByName: ReadonlyMap<string, string>,
  problems: Problems,
): void {
  const names = originals.map(({ name }) => name)
  for (const [name, file] of fileByName) {
    if (names.includes(name)) continue
    const near = nearestName(name, names)
    const original = posix.join(folder, name)
    problems.add({ file }, 'orphaned-translation', { original, near: near && posix.join(folder, near) })
  }
}
