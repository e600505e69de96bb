import { z } from 'zod'
import type { Problems, Spot } from '@/lib/content/source/problems'
import type { PostFrontMatter } from '@/lib/content/source/schema'
import { text } from '@/lib/content/source/schema'
import type { Source } from '@/lib/content/source/sources'
import { validateAt } from '@/lib/content/source/validate'
import { writeNameFix } from '@/lib/content/source/wording'
import type { SiteConfig } from '@/lib/site/config'
import type { AuthorFile } from './author-file'
import type { Author } from './blog-page'
import { profileKeys, readProfile } from './profile'

const inlineAuthorSchema = z
  .strictObject({
    ...profileKeys,
    name: text.optional(),
    /** An author of `authors.yml`, some of whose keys the post overrides. */
    key: text.optional(),
  })
  .refine(({ key, name }) => key !== undefined || name !== undefined, {
    path: ['name'],
    error: 'Add it, or the "key" of an author of authors.yml.',
  })

/** An author of one post. */
export interface PostAuthor {
  /** Key in `authors.yml`; missing when the author is written out in the post. */
  key?: string
  author: Author
}

/** The files and settings by which the authors of a post are resolved. */
interface AuthorContext {
  authorFile: AuthorFile
  config: SiteConfig
  problems: Problems
}

/** The authors that a post names: keys of `authors.yml`, authors written out, or both. */
export async function resolveAuthors(source: Source<PostFrontMatter>, context: AuthorContext): Promise<PostAuthor[]> {
  const { authors = [], author } = source.meta
  if (source.meta.authors === undefined && author !== undefined) return [await resolveSingle(author, source, context)]
  const isList = Array.isArray(authors)
  const written: unknown[] = isList ? authors : [authors]
  const resolved = await Promise.all(
    written.map((value, index) => {
      const path = isList ? ['authors', index] : ['authors']
      return typeof value === 'string'
        ? resolveKey(value, source.spotOf(path), context)
        : resolveInline({ value, path }, source, context)
    }),
  )
  return resolved.flatMap((author) => author ?? [])
}

/** The author in the keys of a post, as older versions of Docusaurus have it. */
async function resolveSingle(
  name: string,
  { file, meta, spotOf }: Source<PostFrontMatter>,
  context: AuthorContext,
): Promise<PostAuthor> {
  const profile = { name, title: meta.author_title, url: meta.author_url, image_url: meta.author_image_url }
  const author = await readProfile(profile, { file, ...context, spotOf: () => spotOf(['author_image_url']) })
  return { author: { socials: [], ...author, name } }
}

function resolveKey(key: string, spot: Spot, { authorFile, problems }: AuthorContext): PostAuthor | undefined {
  const { file, authorByKey, keys } = authorFile
  const author = authorByKey.get(key)
  if (author) return { key, author }
  // An invalid entry has been reported in its own file.
  if (!keys.includes(key)) {
    problems.add(spot, `The author "${key}" is not in ${file}.`, writeNameFix(key, 'authors', keys))
  }
  return undefined
}

async function resolveInline(
  at: { value: unknown; path: PropertyKey[] },
  { file, frontMatter, spotOf }: Source<PostFrontMatter>,
  context: AuthorContext,
): Promise<PostAuthor | undefined> {
  const { config, problems } = context
  const parsed = validateAt(inlineAuthorSchema, { file, value: frontMatter, spotOf }, { ...at, problems })
  if (!parsed) return undefined
  const { key, ...profile } = parsed
  const known = key === undefined ? undefined : resolveKey(key, spotOf([...at.path, 'key']), context)
  const spotOfKey = (name: PropertyKey) => spotOf([...at.path, name])
  const facts = await readProfile(profile, { file, config, problems, spotOf: spotOfKey })
  const name = facts.name ?? known?.author.name
  if (name === undefined) return undefined
  return { key, author: { socials: [], ...known?.author, ...facts, name } }
}
