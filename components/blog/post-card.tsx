import type { ReactNode } from 'react'
import { Link } from '@/components/navigation/link'
import { TagLinks } from '@/components/ui/tag-links'
import type { PostEntry } from '@/lib/content/blog/blog-page'
import { t } from '@/lib/site/text'
import styles from './post-card.module.css'
import { PostFacts } from './post-facts'

interface PostCardProps {
  entry: PostEntry
  /** The rendered excerpt. */
  children: ReactNode
}

/** A post in a list: title, facts, excerpt, tags, and a link to the rest. */
export function PostCard({ entry, children }: PostCardProps) {
  return (
    <article className={styles.card}>
      <h2 className={styles.title} lang={entry.language?.code} dir={entry.language?.dir}>
        <Link href={entry.permalink}>{entry.title}</Link>
      </h2>
      <PostFacts post={entry} authors={entry.authors} />
      <div className={`prose ${styles.excerpt}`} lang={entry.language?.code} dir={entry.language?.dir}>
        {children}
      </div>
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
