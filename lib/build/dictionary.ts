import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { readStringsFile } from '@/lib/content/locales/strings-file'
import { Problems } from '@/lib/content/source/problems'
import { contentDir } from '@/lib/content/source/read'
import { type Strings, strings } from '@/lib/site/strings'
import { createText, valueNames } from '@/lib/site/text-template'

const english = { ...strings }

/** The texts of the interface in one language. */
export interface Dictionary {
  texts: Strings
  /** The module that stands for `lib/site/strings.ts` in a build; undefined when that is the one. */
  module: string | undefined
}

/** Reads a language's texts: the engine's own, the writer's over them, and English where both have nothing. */
export async function readDictionary(locale: string): Promise<Dictionary> {
  const own = findOwn(locale)
  const translated: Partial<Strings> = own ? (await import(pathToFileURL(path.resolve(own)).href)).strings : {}
  // Mistakes in the file are told when the site is read.
  const written = await readStringsFile(contentDir(), locale, new Problems())
  const created = Object.entries(written).map(([key, template]) => {
    return [key, createText(template, valueNames(english[key as keyof Strings]), locale)]
  })
  const texts: Strings = { ...english, ...translated, ...Object.fromEntries(created) }
  if (!own && created.length === 0) return { texts, module: undefined }
  const isComplete = Object.keys(english).every((key) => Object.hasOwn(translated, key))
  const bases = isComplete ? [own] : ['lib/site/strings.ts', own]
  const module = await writeModule(
    locale,
    formatModule(
      bases.flatMap((base) => base ?? []),
      written,
      locale,
    ),
  )
  return { texts, module }
}

/** The engine's dictionary of a language, or of the language without its territory. */
function findOwn(locale: string): string | undefined {
  const names = [locale, locale.split('-')[0]]
  return names.map((name) => `lib/site/strings.${name}.ts`).find((file) => existsSync(file))
}

function formatModule(bases: string[], written: object, locale: string): string {
  const imports = bases.map((base, index) => {
    return `import { strings as base${index} } from ${JSON.stringify(`../../${base.replace(/\.ts$/, '')}`)}`
  })
  const texts = Object.entries(written).map(([key, template]) => {
    const names = valueNames(english[key as keyof Strings])
    const values = [template, names, locale].map((value) => JSON.stringify(value)).join(', ')
    return `  ${key}: ${names.length === 0 ? JSON.stringify(createText(template, [], locale)) : `createText(${values})`},`
  })
  return [
    "import { createText } from '@/lib/site/text-template'",
    ...imports,
    `export const strings = {\n${bases.map((_, index) => `  ...base${index},`).join('\n')}\n${texts.join('\n')}\n}\n`,
  ].join('\n')
}

async function writeModule(locale: string, text: string): Promise<string> {
  const file = `.cache/strings/${locale}.ts`
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, text)
  return `./${file}`
}
