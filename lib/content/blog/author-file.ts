import { z } from 'zod'
import { slugTag } from '@/lib/content/docs/tag-file'
import { readYaml } from '@/lib/content/locales/yaml-overlay'
import type { Problems } from '@/lib/content/source/problems'
import { text } from '@/lib/content/source/schema'
import { validate } from '@/lib/content/source/validate'
import type { SiteConfig } from '@/lib/site/config'
import { isObject } from '@/lib/site/objects'
import type { Author } from './blog-page'
import { profileKeys, readProfile } from './profile'

/** All authors of a blog, by the keys that posts use. */
export const authorFileSchema = z.record(
  z.string(),
  z.strictObject({
    ...profileKeys,
    name: text,
    /** Whether the author's posts have a page of their own, and its address below `/blog/authors`. */
    page: z.union([z.boolean(), z.strictObject({ permalink: text })]).optional(),
  }),
)

/** The authors a blog agrees upon. */
export interface AuthorFile {
  file: string
  authorByKey: ReadonlyMap<string, Author>
  /** Every key that is written, also that of an invalid entry. */
  keys: string[]
}

/** Reads `authors.yml`; addresses of authors' pages start with `basePath`. */
export async function readAuthorFile(
  file: string,
  basePath: string,
  { config, problems }: { config: SiteConfig; problems: Problems },
): Promise<AuthorFile> {
  const yaml = await readYaml(file, { config, problems })
  const parsed = validate(authorFileSchema, yaml, { problems, unknownKeys: 'warning' })
  const authorByKey = new Map<string, Author>()
  for (const [key, { page, ...profile }] of Object.entries(parsed)) {
    const spotOf = (name: string) => yaml.spotOf([key, name])
    const facts = await readProfile(profile, { file, spotOf, config, problems })
    const path = page === true ? slugTag(key) : page ? page.permalink.replace(/^\/+|\/+$/g, '') : ''
    const permalink = path ? `${basePath}/${path}` : undefined
    authorByKey.set(key, { name: profile.name, socials: [], ...facts, permalink })
  }
  const keys = isObject(yaml.value) ? Object.keys(yaml.value) : []
  return { file, authorByKey, keys }
}
