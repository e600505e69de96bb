import path from 'node:path'
import { z } from 'zod'
import { listWithTranslations } from '@/lib/content/locales/translation'
import { readYaml } from '@/lib/content/locales/yaml-overlay'
import { fromWorkingDir } from '@/lib/content/source/content-path'
import type { Problem, Spot } from '@/lib/content/source/problems'
import { text } from '@/lib/content/source/schema'
import { validate } from '@/lib/content/source/validate'

const { posix } = path

/** What a category's label leads to. */
export const categoryLinkSchema = z
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
export async function readCategories(docsDir: string) {
  const names = (await listWithTranslations(docsDir)).filter((name) => /(^|\/)_category_\.(json|ya?ml)$/.test(name))
  const read = await Promise.all(names.map((name) => readCategory(fromWorkingDir(path.join(docsDir, name)))))
  const categoryByFolder = new Map<string, CategoryFile>()
  const problems = read.flatMap((category) => category.problems)
  for (const [index, name] of names.entries()) {
    const category = read[index]?.category
    const first = categoryByFolder.get(posix.dirname(name))
    if (first && category) problems.push(secondFile(category.file, first.file))
    else if (category) categoryByFolder.set(posix.dirname(name), category)
  }
  return { categoryByFolder, problems }
}

async function readCategory(file: string): Promise<{ category: CategoryFile; problems: Problem[] }> {
  const yaml = await readYaml(file)
  const { parsed, problems } = validate(categoryFileSchema, yaml, { unknownKeys: 'warning' })
  const { parsed: original } = validate(
    categoryFileSchema,
    { ...yaml, value: yaml.original },
    { unknownKeys: 'warning' },
  )
  return {
    category: { ...parsed, addressLabel: original.label, file, spotOf: yaml.spotOf },
    problems: [...yaml.problems, ...problems],
  }
}

function secondFile(file: string, first: string): Problem {
  return {
    severity: 'warning',
    file,
    found: `${first} describes this folder already.`,
    fix: 'Remove one of the two files.',
  }
}
