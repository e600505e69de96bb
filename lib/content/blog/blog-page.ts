import type { PageBase, PageLink, TagLink, WrittenFields } from '@/lib/content/page'
import type { PostFrontMatter } from '@/lib/content/source/schema'

/** A profile elsewhere that an author links to. */
export interface SocialLink {
  /** Shown to the reader, such as "GitHub". */
  label: string
  url: string
}

/** Who wrote a post: a role or a person. */
export interface Author {
  name: string
  title?: string
  description?: string
  url?: string
  /** Address of a picture of the site, with its base path; defaults to initials. */
  image?: string
  /** The page of the author's posts. */
  permalink?: string
  socials: SocialLink[]
}

/** The page of a post. */
export interface PostPage extends PageBase, WrittenFields {
  kind: 'post'
  /** `YYYY-MM-DD`. */
  day: string
  /** 0 hides it. */
  readingMinutes: number
  authors: Author[]
  /** Validated front matter. */
  meta: PostFrontMatter
  newer?: PageLink
  older?: PageLink
}

/** Fields of the blog's generated pages. */
export interface GeneratedPage extends PageBase {
  /** The views of the blog: all posts, archive, tags, authors. */
  sections: PageLink[]
  /** Address of the RSS feed, with the site's base path. */
  feedHref: string
}

/** A page of posts: all, those of a tag, or those of an author. */
export interface PostListPage extends GeneratedPage {
  kind: 'post-list'
  /** The permalinks of its posts. */
  posts: string[]
  /** 1-based. */
  number: number
  count: number
  newerPermalink?: string
  olderPermalink?: string
  /** Set on an author's page. */
  author?: Author
  /** Set on a tag's page. */
  allTagsPermalink?: string
}

/** Posts of one day. */
export interface ArchiveDay {
  day: string
  posts: PageLink[]
}

/** `/blog/archive`: all posts by year, newest first. */
export interface ArchivePage extends GeneratedPage {
  kind: 'archive'
  years: Array<{ year: string; days: ArchiveDay[] }>
}

/** `/blog/authors`. */
export interface AuthorListPage extends GeneratedPage {
  kind: 'author-list'
  authors: Array<Author & { count: number }>
}

/** `/blog/tags`: tags by their first letter. */
export interface BlogTagListPage extends GeneratedPage {
  kind: 'blog-tag-list'
  letters: Array<{ letter: string; tags: Array<TagLink & { count: number }> }>
}

/** Every page below `/blog`. */
export type BlogPage = PostPage | PostListPage | ArchivePage | AuthorListPage | BlogTagListPage

/** The blog's sidebar: listed posts by year, newest first. */
export interface BlogSidebarYear {
  year: string
  posts: PageLink[]
}

const blogKinds: ReadonlySet<string> = new Set<BlogPage['kind']>([
  ...(['post', 'post-list', 'archive', 'author-list', 'blog-tag-list'] as const),
])

/** Whether a page belongs to the blog. */
export function isBlogPage<Page extends { kind: string }>(page: Page | BlogPage): page is BlogPage {
  return blogKinds.has(page.kind)
}
