import type { ReactNode } from 'react'
import { Pictures } from '@/components/docs/listings'
import { Link } from '@/components/navigation/link'
import { TagLinks } from '@/components/ui/tag-links'
import type { Author, PostEntry } from '@/lib/content/blog/blog-page'
import { picturesOf } from '@/lib/content/docs/category-page'
import { formatDay } from '@/lib/site/day'
import { basePath } from '@/lib/site/href'
import { locale, t } from '@/lib/site/text'
import { AuthorName } from './author'
import styles from './post-card.module.css'

interface PostCardProps {
  entry: PostEntry
  /** The rendered excerpt. */
  children: ReactNode
}

/** A post in a list: title, facts, excerpt, tags, and a link to the rest. */
export function PostCard({ entry, children }: PostCardProps) {
  const pictures = picturesOf(entry.text, { baseUrl: `${basePath}/` })
  return (
    <article className={styles.card}>
      <h2 className={styles.title} lang={entry.language?.code} dir={entry.language?.dir}>
        <Link href={entry.permalink}>{entry.title}</Link>
      </h2>
      <PostFacts post={entry} authors={entry.authors} />
      <div className={`prose ${styles.excerpt}`} lang={entry.language?.code} dir={entry.language?.dir}>
        {children}
      </div>
      {pictures && (
        <div className={styles.picture}>
          <Pictures sources={pictures} />
        </div>
      )}
      <div className={styles.footer}>
        <TagLinks tags={entry.tags} />
        {entry.hasMore && (
          <Link className={styles.more} href={entry.permalink}>
            {t('readMore')}
            <span className="visually-hidden">
              {' '}
              {t('readMoreAbout')} <span lang={entry.language?.code}>{entry.title}</span>
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
