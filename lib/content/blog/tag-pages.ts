import { isListed } from '@/lib/content/source/visibility'
import { activeLocale } from '@/lib/site/locale'
import { strings } from '@/lib/site/strings'
import type { TagLink } from '../page'
import type { BlogTagListPage, PostListPage } from './blog-page'
import type { BlogPost } from './blog-post'
import { tagsPath } from './paths'
import { buildPostLists, type ListSettings } from './post-list'

interface TagGroup {
  tag: TagLink
  /** The listed posts that have the tag. */
  posts: BlogPost[]
}

/** The list of tags and the lists of their posts; nothing when no post has a tag. */
export function buildBlogTagPages(posts: BlogPost[], settings: ListSettings): Array<BlogTagListPage | PostListPage> {
  const groups = groupByTag(posts)
  if (groups.length === 0) return []
  const lists = groups.flatMap(({ tag, posts: tagged }) =>
    buildPostLists(
      {
        permalink: tag.permalink,
        title: strings.postsTagged(tagged.length, tag.label),
        description: tag.description ?? '',
        posts: tagged,
        allTagsPermalink: tagsPath,
      },
      settings,
    ),
  )
  return [buildTagList(groups, settings), ...lists]
}

function buildTagList(groups: TagGroup[], { frame }: ListSettings): BlogTagListPage {
  const listed = groups.filter((group) => group.posts.length > 0)
  const tagsByLetter = new Map<string, BlogTagListPage['letters'][number]['tags']>()
  for (const { tag, posts } of listed) {
    const letter = tag.label.charAt(0).toLocaleUpperCase(activeLocale())
    tagsByLetter.set(letter, [...(tagsByLetter.get(letter) ?? []), { ...tag, count: posts.length }])
  }
  return {
    kind: 'blog-tag-list',
    permalink: tagsPath,
    title: strings.tags,
    description: strings.blogTagsText,
    unlisted: listed.length === 0,
    letters: [...tagsByLetter].map(([letter, tags]) => ({ letter, tags })),
    ...frame,
  }
}

/** Tags by label; one that only unlisted posts have is kept, because these link to it. */
function groupByTag(posts: BlogPost[]): TagGroup[] {
  const groupByPermalink = new Map<string, TagGroup>()
  for (const post of posts) {
    for (const tag of post.tags) {
      const group = groupByPermalink.get(tag.permalink) ?? { tag, posts: [] }
      groupByPermalink.set(tag.permalink, group)
      if (isListed(post.post)) group.posts.push(post)
    }
  }
  return [...groupByPermalink.values()].sort((a, b) => a.tag.label.localeCompare(b.tag.label, activeLocale()))
}
