import type { z } from 'zod'
import { parseWritten, type Written } from '@/lib/content/docs/doc'
import { resolveSitePath } from '@/lib/content/docs/permalink'
import { removeTitle } from '@/lib/content/docs/title'
import type { Problem } from '@/lib/content/source/problems'
import type { postFrontMatterSchema } from '@/lib/content/source/schema'
import type { Source } from '@/lib/content/source/sources'
import { blogPath } from './paths'
import { parsePostName } from './post-name'
import { countReadingMinutes } from './reading-time'
import { findExcerpt } from './truncate'

/** Validated front matter of a post. */
export type PostFrontMatter = z.output<typeof postFrontMatterSchema>

/** A parsed post; its body has no title of its own. */
export interface Post extends Written<PostFrontMatter> {
  /** `YYYY-MM-DD`. */
  day: string
  readingMinutes: number
  /** The text above the truncate marker; undefined when there is none. */
  excerpt: string | undefined
}

/** Makes a post of a source file; undefined when it has no date or no address can be made for it. */
export function parsePost(source: Source<PostFrontMatter>): { parsed: Post | undefined; problems: Problem[] } {
  const { meta, name } = source
  const fromName = parsePostName(name)
  const sitePath = resolveSitePath(
    { name: '', slug: meta.slug ?? fromName.slug, lastPart: '', stripsPrefixes: false, isIndex: false },
    blogPath,
  )
  const { parsed, problems } = parseWritten(source, { id: fromName.text || (fromName.day ?? name), sitePath })
  const day = meta.date ?? fromName.day
  if (day === undefined) return { parsed: undefined, problems: [...problems, ...missingDate(source)] }
  if (!parsed) return { parsed, problems }
  const body = removeTitle(parsed.body)
  return {
    parsed: { ...parsed, body, day, readingMinutes: countReadingMinutes(body), excerpt: findExcerpt(body) },
    problems,
  }
}

/** A date that is written, but not as one, has been reported as such. */
function missingDate({ file, frontMatter }: Source<PostFrontMatter>): Problem[] {
  if (frontMatter.date !== undefined) return []
  const found = 'The post has no date.'
  const fix =
    'Start the name of its file with the day, as in "2024-10-16-name.md", or write "date: 2024-10-16" in its front matter.'
  return [{ severity: 'error', file, found, fix }]
}
