import { groupByTag, type TagGroup } from '@/lib/content/docs/tag-pages'
import { isListed } from '@/lib/content/source/visibility'
import type { BlogTagListPage, PostListPage } from './blog-page'
import type { BlogPost } from './blog-post'
import { buildPostLists, type ListSettings } from './post-list'

/** The list of tags and the lists of their posts; nothing when no post has a tag. */
export function buildBlogTagPages(posts: BlogPost[], settings: ListSettings): Array<BlogTagListPage | PostListPage> {
  const { texts, paths } = settings
  const groups = groupByTag(posts, { isShown: ({ post }) => isListed(post), locale: texts.locale })
  if (groups.length === 0) return []
  const lists = groups.flatMap(({ tag, pages: tagged }) =>
    buildPostLists(
      {
        permalink: tag.permalink,
        title: texts.t('postsTagged', { count: tagged.length, label: tag.label }),
        description: tag.description ?? '',
        posts: tagged,
        allTagsPermalink: paths.tags,
      },
      settings,
    ),
  )
  return [buildTagList(groups, settings), ...lists]
}

function buildTagList(groups: Array<TagGroup<BlogPost>>, { frame, texts, paths }: ListSettings): BlogTagListPage {
  const listed = groups.filter((group) => group.pages.length > 0)
  const tagsByLetter = new Map<string, BlogTagListPage['letters'][number]['tags']>()
  for (const { tag, pages } of listed) {
    const letter = tag.label.charAt(0).toLocaleUpperCase(texts.locale)
    tagsByLetter.set(letter, [...(tagsByLetter.get(letter) ?? []), { ...tag, count: pages.length }])
  }
  return {
    kind: 'blog-tag-list',
    permalink: paths.tags,
    title: texts.t('tags'),
    description: texts.t('blogTagsText'),
    unlisted: listed.length === 0,
    letters: [...tagsByLetter].map(([letter, tags]) => ({ letter, tags })),
    ...frame,
  }
}
