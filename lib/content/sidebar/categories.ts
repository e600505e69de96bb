import path from 'node:path'
import { z } from 'zod'
import type { Doc } from '@/lib/content/docs/doc'
import { listWithTranslations } from '@/lib/content/locales/translation'
import { readYaml } from '@/lib/content/locales/yaml-overlay'
import { fromWorkingDir } from '@/lib/content/source/content-path'
import { Problems, type Spot } from '@/lib/content/source/problems'
import { numeral, text } from '@/lib/content/source/schema'
import { validate } from '@/lib/content/source/validate'
import type { SiteConfig } from '@/lib/site/config'
import { translationOf } from '@/lib/site/locale'
import { defined } from '@/lib/site/objects'

const { posix } = path

/** The target of a category's label. */
const categoryLinkSchema = z
  .discriminatedUnion('type', [
    /** A doc, by its id or the last part of it. */
    z.strictObject({ type: z.literal('doc'), id: text }),
    /** A page of cards, one for each entry of the category. */
    z.strictObject({
      type: z.literal('generated-index'),
      slug: text.optional(),
      title: text.optional(),
      description: text.optional(),
      // Docusaurus writes them into the head of the page.
      ...{ keywords: z.unknown().optional(), image: z.unknown().optional() },
    }),
  ])
  .nullable()

/** Keys that a category has wherever it is described. */
export const categoryKeys = {
  collapsible: z.boolean().optional(),
  collapsed: z.boolean().optional(),
  className: text.optional(),
  /** For its card on the page of the category above. */
  description: text.optional(),
  /** Null for a category that is not to lead anywhere. */
  link: categoryLinkSchema.optional(),
}

/** Defaults for all docs of a folder. */
const inheritedKeys = {
  unlisted: z.boolean().optional(),
  search: z.boolean().optional(),
  noindex: z.boolean().optional(),
}

/** The keys of `_category_.yml`. */
export const categoryFileSchema = z.strictObject({
  label: text.optional(),
  position: numeral.optional(),
  ...categoryKeys,
  ...inheritedKeys,
})

/** A `_category_` file. */
export interface CategoryFile extends z.output<typeof categoryFileSchema> {
  file: string
  /** The label in the language of the content, from which the address of the category's page is made. */
  addressLabel: string | undefined
  spotOf(path: PropertyKey[], part?: 'key' | 'value'): Spot
}

/** Reads the `_category_` files of a docs folder, by the folder they describe (`.` for the docs folder itself). */
export async function readCategories(
  docsDir: string,
  reading: { config: SiteConfig; problems: Problems },
): Promise<Map<string, CategoryFile>> {
  const { config, problems } = reading
  const names = (await listWithTranslations(docsDir, translationOf(config))).filter((name) =>
    /(^|\/)_category_\.(json|ya?ml)$/.test(name),
  )
  const read = await Promise.all(names.map((name) => readCategory(fromWorkingDir(path.join(docsDir, name)), reading)))
  const categoryByFolder = new Map<string, CategoryFile>()
  for (const [index, name] of names.entries()) {
    const category = read[index]
    const first = categoryByFolder.get(posix.dirname(name))
    if (first && category) {
      const found = `${first.file} describes this folder already.`
      problems.warn({ file: category.file }, found, 'Remove one of the two files.')
    } else if (category) categoryByFolder.set(posix.dirname(name), category)
  }
  return categoryByFolder
}

/** A doc with what its folders say of all docs in them; the doc itself comes first, then the nearest folder. */
export function inheritFromFolders(doc: Doc, categoryByFolder: ReadonlyMap<string, CategoryFile>): Doc {
  const { unlisted, search, noindex } = doc.meta
  const found = { unlisted, search, noindex }
  for (let folder = posix.dirname(doc.name); ; folder = posix.dirname(folder)) {
    const category = categoryByFolder.get(folder)
    found.unlisted ??= category?.unlisted
    found.search ??= category?.search
    found.noindex ??= category?.noindex
    if (folder === '.') break
  }
  return { ...doc, unlisted: found.unlisted ?? false, meta: { ...doc.meta, ...defined(found) } }
}

async function readCategory(file: string, reading: { config: SiteConfig; problems: Problems }): Promise<CategoryFile> {
  const yaml = await readYaml(file, reading)
  const parse = (value: unknown, found: Problems) =>
    validate(categoryFileSchema, { ...yaml, value }, { problems: found, unknownKeys: 'warning' })
  // The untranslated label; problems are reported by the second call.
  const { label } = parse(yaml.original, new Problems())
  return { ...parse(yaml.value, reading.problems), addressLabel: label, file, spotOf: yaml.spotOf }
}
