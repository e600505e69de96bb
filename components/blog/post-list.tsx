import type { ReactNode } from 'react'
import { Link } from '@/components/navigation/link'
import { ArticleLayout } from '@/components/ui/article-layout'
import { NeighbourLinks } from '@/components/ui/neighbour-links'
import type { Author, PostListPage } from '@/lib/content/blog/blog-page'
import { t } from '@/lib/site/text'
import { Avatar } from './avatar'
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
          <Link href={page.allTagsPermalink}>{t('viewAllTags')}</Link>
        </p>
      )}
      {page.entries.length === 0 && <p className={styles.empty}>{t('noPosts')}</p>}
      {children}
      {page.count > 1 && <p className={styles.place}>{t('pageOf', { number: page.number, count: page.count })}</p>}
      <NeighbourLinks
        label={t('blogListPages')}
        previous={newerPermalink && { caption: t('newerEntries'), permalink: newerPermalink }}
        next={olderPermalink && { caption: t('olderEntries'), permalink: olderPermalink }}
      />
    </ArticleLayout>
  )
}

interface AuthorHeadProps {
  author: Author
  /** The page's h1. */
  heading: string
}

/** An author's profile, at the top of the page of their posts. */
function AuthorHead({ author, heading }: AuthorHeadProps) {
  return (
    <div className={styles.profile}>
      <Avatar author={author} size="large" />
      <div>
        <h1 className={styles.profileName}>{heading}</h1>
        {author.title && <p className={styles.profileTitle}>{author.title}</p>}
        {author.description && <p>{author.description}</p>}
        <ul className={styles.profileLinks}>
          {author.url && (
            <li>
              <a href={author.url} rel="noopener noreferrer">
                {new URL(author.url).host}
              </a>
            </li>
          )}
          {author.socials.map((social) => (
            <li key={social.url}>
              <a href={social.url} rel="noopener noreferrer">
                {social.label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
