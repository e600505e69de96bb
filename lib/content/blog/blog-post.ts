import { resolveTags, type TagFile, type TagLabels } from '@/lib/content/docs/tag-file'
import { Problems } from '@/lib/content/source/problems'
import type { SiteConfig } from '@/lib/site/config'
import type { TagLink } from '../page'
import { type AuthorFile, type PostAuthor, resolveAuthors } from './authors'
import type { PostEntry } from './blog-page'
import { blogPaths } from './paths'
import type { Post } from './post'

/** A post with its tags and authors, ready for pages and lists. */
export interface BlogPost {
  post: Post
  authors: PostAuthor[]
  tags: TagLink[]
  /** The post as lists show it. */
  entry: PostEntry
}

/** The files and settings for completing posts. */
interface BlogFiles {
  tagFile: TagFile
  labels: TagLabels
  authorFile: AuthorFile
  config: SiteConfig
  problems: Problems
}

/** Completes a post with its tags and authors. */
export async function completePost(post: Post, files: BlogFiles): Promise<BlogPost> {
  const { tagFile, labels, config, problems } = files
  const { onInlineTags, onUntruncatedPosts } = config.blog
  const unknownTags = new Problems()
  const tags = resolveTags(post, { tagFile, basePath: blogPaths(config).tags, labels, problems: unknownTags })
  for (const { severity, found, fix, ...location } of unknownTags.all) {
    const level = severity === 'error' ? 'throw' : onInlineTags
    if (level !== 'ignore') problems.add(location, found, fix, level === 'throw' ? 'error' : 'warning')
  }
  const authors = await resolveAuthors(post, files)
  const { title, permalink, day, text, meta } = post
  const entry = {
    ...{ title, permalink, day, text, readingMinutes: meta.hide_reading_time ? 0 : text.readingMinutes },
    authors: authors.map(({ author }) => author),
    tags,
    hasMore: text.isTruncated ?? false,
    language: post.language,
  }
  if (text.isTruncated === false && onUntruncatedPosts !== 'ignore') {
    const found = 'The post has no truncate marker, so that lists show all of it.'
    const fix = 'Write a line "<!-- truncate -->" below the part for lists.'
    problems.add({ file: post.file }, found, fix, onUntruncatedPosts === 'throw' ? 'error' : 'warning')
  }
  return { post, authors, tags, entry }
}
