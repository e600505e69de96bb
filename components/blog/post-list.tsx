import type { ReactNode } from 'react'
import { Link } from '@/components/navigation/link.client'
import { ArticleLayout } from '@/components/ui/article-layout'
import { NeighbourLinks } from '@/components/ui/neighbour-links'
import type { PostListPage } from '@/lib/content/blog/blog-page'
import { strings } from '@/lib/site/strings'
import { AuthorHead } from './author-head'
import { BlogHead } from './blog-head'
import styles from './blog-page.module.css'

interface PostListProps {
  page: PostListPage
  /** The entries, rendered as cards. */
  children: ReactNode
}

/** A page of posts: the whole blog, a tag, or an author. */
export function PostList({ page, children }: PostListProps) {
  const { newerPermalink, olderPermalink } = page
  return (
    <ArticleLayout toc={[]}>
      <BlogHead page={page}>{page.author && <AuthorHead author={page.author} heading={page.title} />}</BlogHead>
      {page.allTagsPermalink && (
        <p className={styles.back}>
          <Link href={page.allTagsPermalink}>{strings.viewAllTags}</Link>
        </p>
      )}
      {page.entries.length === 0 && <p className={styles.empty}>{strings.noPosts}</p>}
      {children}
      {page.count > 1 && <p className={styles.place}>{strings.pageOf(page.number, page.count)}</p>}
      <NeighbourLinks
        label={strings.blogListPages}
        previous={newerPermalink && { caption: strings.newerEntries, permalink: newerPermalink }}
        next={olderPermalink && { caption: strings.olderEntries, permalink: olderPermalink }}
      />
    </ArticleLayout>
  )
}
