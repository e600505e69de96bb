import { buildSharedFields } from '@/lib/content/docs/doc-page'
import type { Reading } from '@/lib/content/reading'
import { isListed } from '@/lib/content/source/visibility'
import type { PostPage } from './blog-page'
import { linkTo } from './blog-pages'
import type { BlogPost } from './blog-post'

/** The pages of posts, each with its neighbours among the listed posts; `posts` are in order, newest first. */
export function buildPostPages(posts: BlogPost[], reading: Reading): Promise<PostPage[]> {
  const listed = posts.map(({ post }) => post).filter(isListed)
  const links = listed.map((post) => linkTo(post))
  return Promise.all(
    posts.map((post) => {
      const index = listed.indexOf(post.post)
      const neighbours = index < 0 ? {} : { newer: links[index - 1], older: links[index + 1] }
      return buildPostPage(post, neighbours, reading)
    }),
  )
}

async function buildPostPage(
  { post, entry }: BlogPost,
  neighbours: Pick<PostPage, 'newer' | 'older'>,
  reading: Reading,
): Promise<PostPage> {
  const { title, permalink, day, readingMinutes, authors, tags, text } = entry
  return {
    kind: 'post',
    ...{ title, permalink, day, readingMinutes, authors, tags, text },
    ...neighbours,
    ...(await buildSharedFields(post, reading, reading.config.blog)),
    meta: post.meta,
  }
}
