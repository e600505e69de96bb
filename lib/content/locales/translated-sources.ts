import path from 'node:path'
import type { z } from 'zod'
import { fromWorkingDir } from '@/lib/content/source/content-path'
import type { Problem } from '@/lib/content/source/problems'
import { listTree, readText } from '@/lib/content/source/read'
import type { PageFrontMatter } from '@/lib/content/source/schema'
import { isPageName, parseSource, readSources, type Source, type Sources } from '@/lib/content/source/sources'
import { isExported } from '@/lib/content/source/visibility'
import type { SiteConfig } from '@/lib/site/config'
import { originalLocale } from '@/lib/site/locale'
import { nearestName } from '@/lib/site/nearest-name'
import { translationLocale, translationPaths } from './translation'

const { posix } = path

/** Front matter that is text for readers: what a translation does not say is not taken from the original. */
const texts = ['title', 'description', 'keywords', 'sidebar_label', 'pagination_label']

/** Front matter that is the same in every language, so that a reader who changes the language stays on the page. */
const addresses = ['slug', 'id', 'tags']

/**
 * Reads every page of a folder in the language of the site: translations in place of their originals. A file without one
 * stays as it is and is marked with the language it is in.
 */
export async function readTranslatedSources<Meta extends PageFrontMatter>(
  folder: string,
  schema: z.ZodType<Meta>,
  config: SiteConfig,
): Promise<Sources<Meta>> {
  const originals = await readSources(folder, schema)
  if (translationLocale() === undefined) return originals
  const { code, dir } = originalLocale(config)
  const fileByName = await listTranslations(fromWorkingDir(folder))
  const read = await Promise.all(
    originals.sources.map(async (original) => {
      const untranslated = { source: { ...original, language: { code, dir } }, problems: [] }
      const file = fileByName.get(original.name)
      if (file === undefined) return untranslated
      const translation = parseSource({ file, name: original.name }, await readText(file), schema)
      // A translation that is still being written is not shown, so its page stays in the original's language.
      return isExported({ draft: translation.source.meta.draft ?? false })
        ? translateSource(original, translation)
        : untranslated
    }),
  )
  return {
    sources: read.map(({ source }) => source),
    problems: [originals, ...read]
      .flatMap(({ problems }) => problems)
      .concat(findStrays(originals, folder, fileByName)),
  }
}

/** The translations of the pages of a folder, by the names of their originals. */
async function listTranslations(folder: string): Promise<Map<string, string>> {
  const fileByName = new Map<string, string>()
  for (const dir of translationPaths(folder)) {
    for (const name of (await listTree(dir)).filter(isPageName)) {
      if (!fileByName.has(name)) fileByName.set(name, posix.join(dir, name))
    }
  }
  return fileByName
}

function translateSource<Meta extends PageFrontMatter>(
  original: Source<Meta>,
  { source, problems }: { source: Source<Meta>; problems: Problem[] },
): { source: Source<Meta>; problems: Problem[] } {
  const inherited = Object.entries(original.meta).filter(([key]) => !texts.includes(key))
  const own = Object.entries(source.meta).filter(([key]) => !addresses.includes(key))
  const meta = { ...Object.fromEntries(inherited), ...Object.fromEntries(own) } as Meta
  const moved = addresses.filter((key) => {
    const written = source.frontMatter[key]
    return written !== undefined && JSON.stringify(written) !== JSON.stringify(original.frontMatter[key])
  })
  return {
    source: { ...source, meta, frontMatter: { ...original.frontMatter, ...source.frontMatter } },
    problems: [...problems, ...moved.map((key) => movedAddress(key, source))],
  }
}

function movedAddress(key: string, { file, spotOf }: Source<unknown>): Problem {
  return {
    severity: 'warning',
    file,
    ...spotOf([key], 'key'),
    found: `A translation cannot change "${key}", from which addresses are made: it has no effect.`,
    fix:
      key === 'tags'
        ? 'Translate the labels of the tags, in tags.yml.'
        : 'Remove it: a page has one address in all languages.',
  }
}

/** Translations of what is not there, most often of a file that got another name. */
function findStrays({ sources }: Sources<unknown>, folder: string, fileByName: Map<string, string>): Problem[] {
  const names = sources.map(({ name }) => name)
  const strays = [...fileByName].filter(([name]) => !names.includes(name))
  return strays.map(([name, file]) => {
    const near = nearestName(name, names)
    return {
      severity: 'warning',
      file,
      found: `The file translates ${posix.join(folder, name)}, which does not exist, and is not shown.`,
      fix: near
        ? `Rename it to translate ${posix.join(folder, near)}, or remove it.`
        : 'Add the original, or remove the file.',
    }
  })
}
