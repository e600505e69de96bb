import path from 'node:path'
import { z } from 'zod'
import { listWithTranslations } from '@/lib/content/locales/translation'
import { readYaml } from '@/lib/content/locales/yaml-overlay'
import { fromWorkingDir } from '@/lib/content/source/content-path'
import { Problems, type Spot } from '@/lib/content/source/problems'
import { text } from '@/lib/content/source/schema'
import { validate } from '@/lib/content/source/validate'
import type { SiteConfig } from '@/lib/site/config'
import { translationOf } from '@/lib/site/locale'

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

const categoryFileSchema = z.strictObject({ label: text.optional(), position: z.number().optional(), ...categoryKeys })

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

async function readCategory(file: string, reading: { config: SiteConfig; problems: Problems }): Promise<CategoryFile> {
  const yaml = await readYaml(file, reading)
  const parse = (value: unknown, found: Problems) =>
    validate(categoryFileSchema, { ...yaml, value }, { problems: found, unknownKeys: 'warning' })
  // The original alone is read once more for its label; its problems are among those of both together.
  const { label } = parse(yaml.original, new Problems())
  return { ...parse(yaml.value, reading.problems), addressLabel: label, file, spotOf: yaml.spotOf }
}
