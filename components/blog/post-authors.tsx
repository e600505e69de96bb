import type { Author } from '@/lib/content/blog/blog-page'
import { AuthorName } from './author-name'
import { Avatar } from './avatar'
import styles from './post-authors.module.css'

/** Who wrote a post, each with picture and role. */
export function PostAuthors({ authors }: { authors: Author[] }) {
  if (authors.length === 0) return null
  return (
    <ul className={styles.authors}>
      {authors.map((author) => (
        <li key={author.name}>
          <Avatar author={author} />
          <p>
            <span className={styles.name}>
              <AuthorName author={author} />
            </span>
            {author.title && <span className={styles.title}>{author.title}</span>}
          </p>
        </li>
      ))}
    </ul>
  )
}
