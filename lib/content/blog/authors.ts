import { z } from 'zod'
import type { Problem } from '@/lib/content/source/problems'
import { text } from '@/lib/content/source/schema'
import type { Source } from '@/lib/content/source/sources'
import { writeNameFix } from '@/lib/content/source/unknown-name'
import { validateAt } from '@/lib/content/source/validate'
import type { SiteConfig } from '@/lib/site/config'
import type { AuthorFile } from './author-file'
import type { Author } from './blog-page'
import type { PostFrontMatter } from './post'
import { profileKeys, readProfile } from './profile'

const inlineAuthorSchema = z
  .strictObject({
    ...profileKeys,
    name: text.optional(),
    /** An author of `authors.yml`, for whom the post says some things otherwise. */
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

interface Resolved {
  authors: PostAuthor[]
  problems: Problem[]
}

/** The authors that a post names: keys of `authors.yml`, authors written out, or both. */
export async function resolveAuthors(
  source: Source<PostFrontMatter>,
  authorFile: AuthorFile,
  config: SiteConfig,
): Promise<Resolved> {
  const { authors = [] } = source.meta
  const isList = Array.isArray(authors)
  const written: unknown[] = isList ? authors : [authors]
  const resolved = await Promise.all(
    written.map((value, index) => {
      const path = isList ? ['authors', index] : ['authors']
      return typeof value === 'string'
        ? resolveKey(value, path, source, authorFile)
        : resolveInline({ value, path }, source, authorFile, config)
    }),
  )
  return { authors: resolved.flatMap((one) => one.authors), problems: resolved.flatMap((one) => one.problems) }
}

function resolveKey(
  key: string,
  path: PropertyKey[],
  { file, spotOf }: Source<PostFrontMatter>,
  { file: authorFile, authorByKey, keys }: AuthorFile,
): Resolved {
  const author = authorByKey.get(key)
  if (author) return { authors: [{ key, author }], problems: [] }
  // What is wrong with the entry has been said there.
  if (keys.includes(key)) return { authors: [], problems: [] }
  const found = `The author "${key}" is not in ${authorFile}.`
  const fix = writeNameFix(key, 'authors', keys)
  return { authors: [], problems: [{ severity: 'error', file, ...spotOf(path), found, fix }] }
}

async function resolveInline(
  at: { value: unknown; path: PropertyKey[] },
  source: Source<PostFrontMatter>,
  authorFile: AuthorFile,
  config: SiteConfig,
): Promise<Resolved> {
  const { file, frontMatter, spotOf } = source
  const { parsed, problems } = validateAt(inlineAuthorSchema, { file, value: frontMatter, problems: [], spotOf }, at)
  if (!parsed) return { authors: [], problems }
  const { key, ...profile } = parsed
  const known = key === undefined ? noAuthor : resolveKey(key, [...at.path, 'key'], source, authorFile)
  const spotOfKey = (name: PropertyKey) => spotOf([...at.path, name])
  const { facts, problems: faults } = await readProfile(profile, { file, config, spotOf: spotOfKey })
  const name = facts.name ?? known.authors[0]?.author.name
  const author = name !== undefined && { socials: [], ...known.authors[0]?.author, ...facts, name }
  return {
    authors: author ? [{ ...(key !== undefined && { key }), author }] : [],
    problems: [...problems, ...known.problems, ...faults],
  }
}

const noAuthor: Resolved = { authors: [], problems: [] }
