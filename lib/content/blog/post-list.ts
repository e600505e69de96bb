import type { Texts } from '@/lib/site/texts'
import type { GeneratedPage, PostListPage } from './blog-page'
import type { BlogPost } from './blog-post'
import type { BlogPaths } from './paths'

/** Settings and facts that the generated pages of the blog share. */
export interface ListSettings {
  postsPerPage: number
  texts: Texts
  paths: BlogPaths
  frame: Pick<GeneratedPage, 'sections' | 'feedHref' | 'spot'>
}

interface PostList extends Pick<PostListPage, 'permalink' | 'title' | 'description' | 'author' | 'allTagsPermalink'> {
  /** Listed posts, newest first. */
  posts: BlogPost[]
}

/** The pages of a list of posts: at least one, also when there are none. */
export function buildPostLists(
  { posts, permalink: firstPermalink, ...facts }: PostList,
  { postsPerPage, frame }: ListSettings,
): PostListPage[] {
  const count = Math.max(1, Math.ceil(posts.length / postsPerPage))
  const permalinkOf = (number: number) => (number === 1 ? firstPermalink : `${firstPermalink}/page/${number}`)
  return Array.from({ length: count }, (_, index): PostListPage => {
    const number = index + 1
    return {
      kind: 'post-list',
      ...facts,
      permalink: permalinkOf(number),
      unlisted: posts.length === 0,
      entries: posts.slice(index * postsPerPage, number * postsPerPage).map(({ entry }) => entry),
      number,
      count,
      ...(number > 1 && { newerPermalink: permalinkOf(number - 1) }),
      ...(number < count && { olderPermalink: permalinkOf(number + 1) }),
      ...frame,
    }
  })
}
