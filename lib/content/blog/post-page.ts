import { editUrlOf, lastUpdateOf } from '@/lib/content/docs/doc-page'
import { resolveSocialImage } from '@/lib/content/links/social-image'
import { langOf, readPageLanguages } from '@/lib/content/locales/page-languages'
import type { Reading } from '@/lib/content/reading'
import { isListed } from '@/lib/content/source/visibility'
import { addressSpot } from '../docs/doc'
import type { PageLink } from '../page'
import type { PostPage } from './blog-page'
import type { BlogPost } from './blog-post'
import type { Post } from './post'

/** A post's neighbours among the listed posts. */
interface PostNeighbours {
  newer?: PageLink
  older?: PageLink
}

/** The neighbours of each listed post; `posts` are in order, newest first. */
export function buildPostNeighbours(posts: BlogPost[]): Map<string, PostNeighbours> {
  const links = posts.map(({ post }) => post).filter(isListed)
  return new Map(
    links.map(({ permalink }, index) => {
      const [newer, older] = [links[index - 1], links[index + 1]].map(toLink)
      return [permalink, { newer, older }]
    }),
  )
}

function toLink(post: Post | undefined): PageLink | undefined {
  return post && { title: post.title, permalink: post.permalink, ...langOf(post) }
}

/** The final record of a post's page. */
export async function buildPostPage(
  { post, entry }: BlogPost,
  neighbours: PostNeighbours,
  { config, contentDir, lastUpdates, problems }: Reading,
): Promise<PostPage> {
  const { title, permalink, day, readingMinutes, authors, tags, text } = entry
  const { description, unlisted, draft, meta } = post
  const image = await resolveSocialImage(post, config, problems)
  const editUrl = editUrlOf(post, contentDir, config.blog.editUrl ?? config.editUrl)
  const lastUpdate = lastUpdateOf(post, lastUpdates.get(post.file), config.blog)
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
    image,
    editUrl,
    lastUpdate,
    ...(draft && { draft }),
  }
}
