import path from 'node:path'
import { z } from 'zod'
import type { PlannedDoc } from '@/lib/content/docs/doc'
import { listWithTranslations } from '@/lib/content/locales/translation'
import { readYaml } from '@/lib/content/locales/yaml-overlay'
import { fromWorkingDir } from '@/lib/content/source/content-path'
import { flag, numeral, text } from '@/lib/content/source/schema'
import { validate } from '@/lib/content/source/validate'
import type { SiteConfig } from '@/lib/site/config'
import { translationOf } from '@/lib/site/locale'
import { isObject } from '@/lib/site/objects'
import type { Problems, SourceLocation } from '@/lib/site/problems/problems'

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
      // Ignored keys of Docusaurus.
      ...{ keywords: z.unknown().optional(), image: z.unknown().optional() },
    }),
  ])
  .nullable()

/** Keys of a category in all files. */
export const categoryKeys = {
  collapsible: flag.optional(),
  collapsed: flag.optional(),
  className: text.optional(),
  /** For its card on the page of the parent category. */
  description: text.optional(),
  /** Null for a category without a link. */
  link: categoryLinkSchema.optional(),
}

/** Defaults for all docs of a folder. */
const inheritedKeys = {
  unlisted: flag.optional(),
  search: flag.optional(),
  noindex: flag.optional(),
  describes: flag.optional(),
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
  /** The untranslated label, which determines the address of the category's page. */
  addressLabel: string | undefined
  locationOf(path: PropertyKey[], part?: 'key' | 'value'): SourceLocation
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
  const read = names.map(async (name) => {
    const file = fromWorkingDir(path.join(docsDir, name))
    return { file, folder: posix.dirname(name), yaml: await readYaml(file, reading) }
  })
  const categoryByFolder = new Map<string, CategoryFile>()
  for (const { file, folder, yaml } of await Promise.all(read)) {
    const category = validate(categoryFileSchema, yaml, { problems, unknownKeys: 'warning' })
    const label = isObject(yaml.original) ? yaml.original.label : undefined
    const addressLabel = label === undefined ? undefined : String(label)
    const first = categoryByFolder.get(folder)
    if (first) problems.add({ file }, 'second-category-file', { file: first.file })
    categoryByFolder.set(folder, { ...category, addressLabel, file, locationOf: yaml.locationOf })
  }
  return categoryByFolder
}

/** A doc with the defaults of its folders; the doc takes precedence, then the nearest folder. */
export function inheritFromFolders(doc: PlannedDoc, categoryByFolder: ReadonlyMap<string, CategoryFile>): PlannedDoc {
  const { unlisted, search, noindex, describes } = doc.meta
  const found = { unlisted, search, noindex, describes }
  for (let folder = posix.dirname(doc.name); ; folder = posix.dirname(folder)) {
    const category = categoryByFolder.get(folder)
    found.unlisted ??= category?.unlisted
    found.search ??= category?.search
    found.noindex ??= category?.noindex
    found.describes ??= category?.describes
    if (folder === '.') break
  }
  return { ...doc, unlisted: found.unlisted ?? false, meta: { ...doc.meta, ...found } }
}
