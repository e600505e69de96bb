import { addressSpot } from '@/lib/content/docs/doc'
import { editUrlOf, lastUpdateOf, resolveSocialImage } from '@/lib/content/docs/doc-page'
import { readPageLanguages } from '@/lib/content/locales/page-languages'
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
  const { config, contentDir, lastUpdates } = reading
  const { title, permalink, day, readingMinutes, authors, tags, text } = entry
  const { description, unlisted, draft, meta } = post
  const tocMin = meta.toc_min_heading_level ?? config.docs.tocMinHeadingLevel
  return {
    kind: 'post',
    spot: addressSpot(post),
    ...{ title, permalink, day, readingMinutes, authors, tags, text, description, unlisted, meta },
    hideToc: meta.hide_table_of_contents ?? false,
    tocMin,
    tocMax: Math.max(tocMin, meta.toc_max_heading_level ?? config.docs.tocMaxHeadingLevel),
    keywords: meta.keywords ?? [],
    ...neighbours,
    ...(await readPageLanguages(post, config, lastUpdates)),
    image: await resolveSocialImage(post, reading),
    editUrl: editUrlOf(post, contentDir, config.blog.editUrl ?? config.editUrl),
    lastUpdate: lastUpdateOf(post, lastUpdates.get(post.file), config.blog),
    ...(draft && { draft }),
  }
}
