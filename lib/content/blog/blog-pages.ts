import { isListed } from '@/lib/content/source/visibility'
import type { Texts } from '@/lib/site/texts'
import type { PageLink } from '../page'
import type { Reading } from '../reading'
import type { AuthorFile } from './author-file'
import { buildAuthorPages } from './author-lists'
import type { ArchivePage, BlogPage } from './blog-page'
import type { BlogPost } from './blog-post'
import { type BlogPaths, blogPaths } from './paths'
import { buildPostLists, type ListSettings } from './post-list'
import { buildBlogTagPages } from './tag-lists'
import { buildArchiveYears } from './years'

type GeneratedPage = Exclude<BlogPage, { kind: 'post' }>

interface BlogReading extends Pick<Reading, 'config' | 'texts'> {
  authorFile: AuthorFile
  folder: string
}

/** Every page of the blog that is not a post; `posts` are in order, newest first. */
export function buildGeneratedPages(
  posts: BlogPost[],
  { config, texts, authorFile, folder }: BlogReading,
): GeneratedPage[] {
  const { title, description, postsPerPage } = config.blog
  const paths = blogPaths(config)
  const listed = posts.filter(({ post }) => isListed(post))
  const frame = {
    sections: buildSections(listed, title, { paths, texts }),
    feedHref: config.baseUrl + paths.rss.slice(1),
    spot: { file: folder },
  }
  const settings = { postsPerPage, frame, texts, paths }
  return [
    ...buildPostLists(
      { permalink: paths.root, title, description: description || config.tagline, posts: listed },
      settings,
    ),
    ...buildArchive(listed, settings),
    ...buildBlogTagPages(posts, settings),
    ...buildAuthorPages(listed, authorFile, settings),
  ]
}

function buildArchive(posts: BlogPost[], { frame, texts, paths }: ListSettings): ArchivePage[] {
  if (posts.length === 0) return []
  const facts = {
    permalink: paths.archive,
    title: texts.t('archive'),
    description: texts.t('archiveText'),
    unlisted: false,
  }
  return [{ kind: 'archive', ...facts, years: buildArchiveYears(posts), ...frame }]
}

/** The ways to look at the blog that have something to show. */
function buildSections(
  listed: BlogPost[],
  title: string,
  { paths, texts }: { paths: BlogPaths; texts: Texts },
): PageLink[] {
  const hasTags = listed.some(({ tags }) => tags.length > 0)
  const hasAuthors = listed.some(({ authors }) => authors.some(({ key }) => key !== undefined))
  return [
    { title, permalink: paths.root },
    ...(listed.length > 0 ? [{ title: texts.t('archive'), permalink: paths.archive }] : []),
    ...(hasTags ? [{ title: texts.t('tags'), permalink: paths.tags }] : []),
    ...(hasAuthors ? [{ title: texts.t('authors'), permalink: paths.authors }] : []),
  ]
}
