import { buildSharedFields } from '@/lib/content/docs/doc-page'
import { groupByTag } from '@/lib/content/docs/tag-pages'
import type { PageLink } from '@/lib/content/page'
import type { SiteContext } from '@/lib/content/site-context'
import { isListed } from '@/lib/content/source/visibility'
import { groupBy } from '@/lib/site/groups'
import type { AuthorFile } from './authors'
import type { ArchivePage, BlogPage, BlogSidebarYear, GeneratedPage, PostListPage, PostPage } from './blog-page'
import { blogPaths } from './paths'
import type { PlannedPost, Post } from './post'

interface BlogContext extends Pick<SiteContext, 'config' | 'texts'> {
  authorFile: AuthorFile
  folder: string
}

/** A generated page of the blog; the archive gets its titles when the texts are compiled. */
export type PlannedList = Exclude<BlogPage, PostPage | ArchivePage> | Omit<ArchivePage, 'years'>

/** All pages of the blog except posts; `posts` are in order, newest first. */
export function planLists(posts: PlannedPost[], { config, texts, authorFile, folder }: BlogContext): PlannedList[] {
  const { title, description, postsPerPage } = config.blog
  const paths = blogPaths(config)
  const listed = posts.filter(isListed)
  const tagGroups = groupByTag(posts, { isShown: isListed, locale: texts.locale })
  const listedTags = tagGroups.filter(({ pages }) => pages.length > 0)
  const authorGroups = [...authorFile.authorByKey].map(([key, author]) => {
    return { author, posts: listed.filter(({ authors }) => authors.some((each) => each.key === key)) }
  })
  const listedAuthors = authorGroups.filter((group) => group.posts.length > 0)
  const hasAuthors = listed.some(({ authors }) => authors.some(({ key }) => key !== undefined))
  const frame = {
    // Without empty views.
    sections: [
      { title, permalink: paths.root },
      ...(listed.length > 0 ? [{ title: texts.t('archive'), permalink: paths.archive }] : []),
      ...(listedTags.length > 0 ? [{ title: texts.t('tags'), permalink: paths.tags }] : []),
      ...(hasAuthors ? [{ title: texts.t('authors'), permalink: paths.authors }] : []),
    ],
    feedHref: config.baseUrl + paths.rss.slice(1),
    location: { file: folder },
  }
  const pages: PlannedList[] = buildPostLists(
    { permalink: paths.root, title, description: description || config.tagline, posts: listed },
    postsPerPage,
    frame,
  )
  if (listed.length > 0) {
    pages.push({
      kind: 'archive',
      permalink: paths.archive,
      title: texts.t('archive'),
      description: texts.t('archiveText'),
      unlisted: false,
      ...frame,
    })
  }
  if (tagGroups.length > 0) {
    const letterOf = (label: string) => label.charAt(0).toLocaleUpperCase(texts.locale)
    const letters = groupBy(listedTags, ({ tag }) => letterOf(tag.label))
    pages.push({
      kind: 'blog-tag-list',
      permalink: paths.tags,
      title: texts.t('tags'),
      description: texts.t('blogTagsText'),
      unlisted: listedTags.length === 0,
      letters: Array.from(letters, ([letter, groups]) => ({
        letter,
        tags: groups.map((group) => ({ ...group.tag, count: group.pages.length })),
      })),
      ...frame,
    })
  }
  for (const { tag, pages: tagged } of tagGroups) {
    const facts = {
      permalink: tag.permalink,
      title: texts.t('postsTagged', { count: tagged.length, label: tag.label }),
      description: tag.description ?? '',
      allTagsPermalink: paths.tags,
    }
    pages.push(...buildPostLists({ ...facts, posts: tagged }, postsPerPage, frame))
  }
  if (authorGroups.length > 0) {
    pages.push({
      kind: 'author-list',
      permalink: paths.authors,
      title: texts.t('authors'),
      description: texts.t('authorsText'),
      unlisted: listedAuthors.length === 0,
      authors: listedAuthors.map((group) => ({ ...group.author, count: group.posts.length })),
      ...frame,
    })
  }
  for (const { author, posts: written } of authorGroups) {
    if (author.permalink === undefined) continue
    const facts = {
      permalink: author.permalink,
      title: `${texts.t('postsBy')} ${author.name}`,
      description: author.description ?? author.title ?? '',
    }
    pages.push(...buildPostLists({ ...facts, posts: written, author }, postsPerPage, frame))
  }
  return pages
}

interface PostList extends Pick<PostListPage, 'permalink' | 'title' | 'description' | 'author' | 'allTagsPermalink'> {
  /** Listed posts, newest first. */
  posts: PlannedPost[]
}

/** The pages of a list of posts, at least one. */
function buildPostLists(
  { posts, permalink: firstPermalink, ...facts }: PostList,
  postsPerPage: number,
  frame: Pick<GeneratedPage, 'sections' | 'feedHref' | 'location'>,
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
      posts: posts.slice(index * postsPerPage, number * postsPerPage).map(({ permalink }) => permalink),
      number,
      count,
      newerPermalink: number > 1 ? permalinkOf(number - 1) : undefined,
      olderPermalink: number < count ? permalinkOf(number + 1) : undefined,
      ...frame,
    }
  })
}

/** A link to a post. */
function linkTo(post: Post, title = post.title): PageLink {
  return { title, permalink: post.permalink, lang: post.language?.code }
}

/** The years of the archive; `posts` are listed, newest first. */
export function buildArchiveYears(posts: Post[]): ArchivePage['years'] {
  return Array.from(groupBy(posts, yearOf), ([year, group]) => ({
    year,
    days: Array.from(
      groupBy(group, ({ day }) => day),
      ([day, dayPosts]) => ({ day, posts: dayPosts.map((post) => linkTo(post)) }),
    ),
  }))
}

/** The years of the blog sidebar; `posts` are listed, newest first. */
export function buildSidebarYears(posts: Post[]): BlogSidebarYear[] {
  return Array.from(groupBy(posts, yearOf), ([year, group]) => ({
    year,
    posts: group.map((post) => linkTo(post, post.meta.sidebar_label)),
  }))
}

function yearOf({ day }: Post): string {
  return day.slice(0, 4)
}

/** The pages of posts, each with its listed neighbours; `posts` are in order, newest first. */
export function buildPostPages(posts: Post[], reading: SiteContext): Promise<PostPage[]> {
  const listed = posts.filter(isListed)
  return Promise.all(
    posts.map(async (post): Promise<PostPage> => {
      const index = listed.indexOf(post)
      const [newer, older] = index < 0 ? [] : [listed[index - 1], listed[index + 1]]
      const { title, permalink, day, text, meta, tags, language } = post
      return {
        kind: 'post',
        ...{ title, permalink, day, text, tags, language },
        authors: post.authors.map(({ author }) => author),
        readingMinutes: meta.hide_reading_time ? 0 : text.readingMinutes,
        newer: newer && linkTo(newer),
        older: older && linkTo(older),
        ...(await buildSharedFields(post, reading, reading.config.blog)),
        meta,
      }
    }),
  )
}
