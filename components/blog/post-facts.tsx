import type { Author } from '@/lib/content/blog/blog-page'
import { formatDay } from '@/lib/site/day'
import { locale, t } from '@/lib/site/text'
import { AuthorName } from './author-name'
import styles from './post-facts.module.css'

interface PostFactsProps {
  post: { day: string; readingMinutes: number }
  /** Named in the same line; a post's own page shows more of them. */
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
