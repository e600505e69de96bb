import { isListed } from '@/lib/content/source/visibility'
import type { SiteConfig } from '@/lib/site/config'
import { strings } from '@/lib/site/strings'
import type { PageLink } from '../page'
import type { AuthorFile } from './author-file'
import { buildAuthorPages } from './author-lists'
import type { ArchivePage, BlogPage } from './blog-page'
import type { BlogPost } from './blog-post'
import { archivePath, authorsPath, blogPath, feedPaths, tagsPath } from './paths'
import { buildPostLists, type ListSettings } from './post-list'
import { buildBlogTagPages } from './tag-lists'
import { buildArchiveYears } from './years'

type GeneratedPage = Exclude<BlogPage, { kind: 'post' }>

/** Every page of the blog that is not a post; `posts` are in order, newest first. */
export function buildGeneratedPages(
  posts: BlogPost[],
  { config, authorFile, folder }: { config: SiteConfig; authorFile: AuthorFile; folder: string },
): GeneratedPage[] {
  const { title, description, postsPerPage } = config.blog
  const listed = posts.filter(({ post }) => isListed(post))
  const frame = {
    sections: buildSections(listed, title),
    feedHref: config.baseUrl + feedPaths.rss.slice(1),
    spot: { file: folder },
  }
  const settings = { postsPerPage, frame }
  return [
    ...buildPostLists(
      { permalink: blogPath, title, description: description || config.tagline, posts: listed },
      settings,
    ),
    ...buildArchive(listed, settings),
    ...buildBlogTagPages(posts, settings),
    ...buildAuthorPages(listed, authorFile, settings),
  ]
}

function buildArchive(posts: BlogPost[], { frame }: ListSettings): ArchivePage[] {
  if (posts.length === 0) return []
  const facts = { permalink: archivePath, title: strings.archive, description: strings.archiveText, unlisted: false }
  return [{ kind: 'archive', ...facts, years: buildArchiveYears(posts), ...frame }]
}

/** The ways to look at the blog that have something to show. */
function buildSections(listed: BlogPost[], title: string): PageLink[] {
  const hasTags = listed.some(({ tags }) => tags.length > 0)
  const hasAuthors = listed.some(({ authors }) => authors.some(({ key }) => key !== undefined))
  return [
    { title, permalink: blogPath },
    ...(listed.length > 0 ? [{ title: strings.archive, permalink: archivePath }] : []),
    ...(hasTags ? [{ title: strings.tags, permalink: tagsPath }] : []),
    ...(hasAuthors ? [{ title: strings.authors, permalink: authorsPath }] : []),
  ]
}
