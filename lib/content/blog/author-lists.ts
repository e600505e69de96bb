import type { AuthorFile } from './author-file'
import type { Author, AuthorListPage, PostListPage } from './blog-page'
import type { BlogPost } from './blog-post'
import { buildPostLists, type ListSettings } from './post-list'

interface AuthorGroup {
  author: Author
  /** The listed posts of the author. */
  posts: BlogPost[]
}

/** The list of authors who have a listed post, and the lists of posts of those who have a page. */
export function buildAuthorPages(
  listed: BlogPost[],
  { authorByKey }: AuthorFile,
  settings: ListSettings,
): Array<AuthorListPage | PostListPage> {
  const groups = [...authorByKey].map(([key, author]) => ({ author, posts: postsOf(key, listed) }))
  const lists = groups.flatMap((group) => buildAuthorLists(group, settings))
  return groups.length === 0 ? [] : [buildAuthorList(groups, settings), ...lists]
}

function postsOf(key: string, posts: BlogPost[]): BlogPost[] {
  return posts.filter(({ authors }) => authors.some((author) => author.key === key))
}

function buildAuthorList(groups: AuthorGroup[], { frame, texts, paths }: ListSettings): AuthorListPage {
  const authors = groups.flatMap(({ author, posts }) =>
    posts.length === 0 ? [] : [{ ...author, count: posts.length }],
  )
  return {
    kind: 'author-list',
    permalink: paths.authors,
    title: texts.t('authors'),
    description: texts.t('authorsText'),
    unlisted: authors.length === 0,
    authors,
    ...frame,
  }
}

function buildAuthorLists({ author, posts }: AuthorGroup, settings: ListSettings): PostListPage[] {
  const { permalink, name, title, description } = author
  if (permalink === undefined) return []
  const facts = { title: `${settings.texts.t('postsBy')} ${name}`, description: description ?? title ?? '' }
  return buildPostLists({ permalink, ...facts, posts, author }, settings)
}
