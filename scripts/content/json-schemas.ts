import { z } from 'zod'
import { authorFileSchema } from '@/lib/content/blog/authors'
import { tagFileSchema } from '@/lib/content/docs/tag-file'
import { categoryFileSchema } from '@/lib/content/sidebar/categories'
import { docFrontMatterSchema, pageFrontMatterSchema, postFrontMatterSchema } from '@/lib/content/source/schema'
import { siteConfigSchema } from '@/lib/site/config'

const schemas: Record<string, [title: string, schema: z.ZodType]> = {
  site: ['Settings of the site: site.yml', siteConfigSchema],
  doc: ['Front matter of a doc', docFrontMatterSchema],
  post: ['Front matter of a post', postFrontMatterSchema],
  page: ['Front matter of a page outside of docs and blog', pageFrontMatterSchema],
  category: ['A folder of docs: _category_.yml', categoryFileSchema],
  authors: ['Authors of the blog: authors.yml', authorFileSchema],
  tags: ['Tags of a folder: tags.yml', tagFileSchema],
}

/**
 * The JSON Schemas of the files that writers edit, as texts by their names in the folder `schemas`; editors use them to complete
 * and check.
 */
export function formatJsonSchemas(): Array<[file: string, text: string]> {
  return Object.entries(schemas).map(([name, [title, schema]]) => {
    const { $schema, ...found } = z.toJSONSchema(schema, {
      target: 'draft-7',
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        const { def } = zodSchema._zod
        // Numbers are allowed wherever texts are, and keys with defaults are optional.
        const isText = def.type === 'pipe' && jsonSchema.type === 'string' && !jsonSchema.format
        if (isText) Object.assign(jsonSchema, { type: ['string', 'number'] })
        const shape: Record<string, z.core.$ZodType> = def.type === 'object' ? (def as z.core.$ZodObjectDef).shape : {}
        // Links of the navbar do not need a type.
        const isNeeded = (key: string) => isRequired(shape[key]) && key !== 'type'
        if (jsonSchema.required) jsonSchema.required = jsonSchema.required.filter(isNeeded)
        if (jsonSchema.oneOf) Object.assign(jsonSchema, { anyOf: jsonSchema.oneOf, oneOf: undefined })
        if (jsonSchema.required?.length === 0) delete jsonSchema.required
      },
    })
    return [`.vscode/schemas/${name}.json`, `${JSON.stringify({ $schema, title, ...found }, undefined, 2)}\n`]
  })
}

/** Whether a key is required; for a schema that converts its input first, the schema of the result decides. */
function isRequired(schema: z.core.$ZodType | undefined): boolean {
  const { def } = schema?._zod ?? {}
  if (def?.type === 'pipe') return isRequired((def as z.core.$ZodPipeDef).out)
  return schema?._zod.optin === undefined
}
