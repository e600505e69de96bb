import { resolveTags, type TagFile } from '@/lib/content/docs/tag-file'
import type { Problem } from '@/lib/content/source/problems'
import type { SiteConfig } from '@/lib/site/config'
import type { TagLink } from '../page'
import type { AuthorFile } from './author-file'
import { type PostAuthor, resolveAuthors } from './authors'
import type { MarkdownText, PostEntry } from './blog-page'
import { tagsPath } from './paths'
import type { Post } from './post'

/** A post with the tags and authors that it names, ready for pages and lists. */
export interface BlogPost {
  post: Post
  authors: PostAuthor[]
  tags: TagLink[]
  /** The post as lists show it. */
  entry: PostEntry
}

/** What posts refer to. */
export interface BlogFiles {
  tagFile: TagFile
  authorFile: AuthorFile
  config: SiteConfig
}

/** Completes a post with what it refers to. */
export async function completePost(
  post: Post,
  { tagFile, authorFile, config }: BlogFiles,
): Promise<{ completed: BlogPost; problems: Problem[] }> {
  const tagged = resolveTags(post, tagFile, tagsPath)
  const written = await resolveAuthors(post, authorFile, config)
  const { title, permalink, day, readingMinutes, excerpt } = post
  const entry = {
    ...{ title, permalink, day, readingMinutes },
    authors: written.authors.map(({ author }) => author),
    tags: tagged.tags,
    excerpt: textOf(post, excerpt ?? post.body),
    hasMore: excerpt !== undefined,
    ...(post.language && { language: post.language }),
  }
  const { onInlineTags, onUntruncatedPosts } = config.blog
  return {
    completed: { post, authors: written.authors, tags: tagged.tags, entry },
    problems: [
      ...written.problems,
      ...asConfigured(tagged.problems, onInlineTags),
      ...asConfigured(excerpt === undefined ? [untruncated(post)] : [], onUntruncatedPosts),
    ],
  }
}

/** A part of a post's Markdown, or all of it. */
export function textOf({ file, bodyLine, format, frontMatter }: Post, body: string): MarkdownText {
  return { file, body, bodyLine, format, frontMatter }
}

function asConfigured(problems: Problem[], behaviour: SiteConfig['blog']['onInlineTags']): Problem[] {
  if (behaviour === 'ignore') return []
  const severity = behaviour === 'throw' ? 'error' : 'warning'
  return problems.map((problem) => ({ ...problem, severity }))
}

function untruncated({ file }: Post): Problem {
  const found = 'The post has no truncate marker, so that lists show all of it.'
  return {
    severity: 'warning',
    file,
    found,
    fix: 'Write a line "<!-- truncate -->" below the part that lists are to show.',
  }
}
