import type { ReactNode } from 'react'
import { Pictures } from '@/components/docs/listings'
import { Link } from '@/components/navigation/link'
import { TagLinks } from '@/components/ui/tag-links'
import type { Author, PostPage } from '@/lib/content/blog/blog-page'
import { picturesOf } from '@/lib/content/docs/category-page'
import { formatDay } from '@/lib/site/day'
import { basePath } from '@/lib/site/href'
import { locale, t } from '@/lib/site/text'
import { AuthorName } from './author'
import styles from './post-card.module.css'

interface PostCardProps {
  post: PostPage
  /** The rendered excerpt. */
  children: ReactNode
}

/** A post in a list: title, facts, excerpt, tags, and a link to the rest. */
export function PostCard({ post, children }: PostCardProps) {
  const pictures = picturesOf(post.text, { baseUrl: `${basePath}/` })
  return (
    <article className={styles.card}>
      <h2 className={styles.title} lang={post.language?.code} dir={post.language?.dir}>
        <Link href={post.permalink}>{post.title}</Link>
      </h2>
      <PostFacts post={post} authors={post.authors} />
      <div className={`prose ${styles.excerpt}`} lang={post.language?.code} dir={post.language?.dir}>
        {children}
      </div>
      {pictures && (
        <div className={styles.picture}>
          <Pictures sources={pictures} />
        </div>
      )}
      <div className={styles.footer}>
        <TagLinks tags={post.tags} />
        {post.text.isTruncated && (
          <Link className={styles.more} href={post.permalink}>
            {t('readMore')}
            <span className="visually-hidden">
              {' '}
              {t('readMoreAbout')} <span lang={post.language?.code}>{post.title}</span>
            </span>
          </Link>
        )}
      </div>
    </article>
  )
}

interface PostFactsProps {
  post: { day: string; readingMinutes: number }
  /** Named in the same line; a post's own page shows their profiles. */
  authors?: Author[]
}

/** Date, reading time and, in lists, the authors of a post in one line. */
export function PostFacts({ post, authors = [] }: PostFactsProps) {
  return (
    <ul className={styles.facts}>
      <li>
        <time dateTime={post.day}>{formatDay(post.day, locale)}</time>
      </li>
      {post.readingMinutes > 0 && <li>{`${post.readingMinutes} ${t('minuteRead')}`}</li>}
      {authors.map((author) => (
        <li key={author.name}>
          <AuthorName author={author} />
        </li>
      ))}
    </ul>
  )
}
