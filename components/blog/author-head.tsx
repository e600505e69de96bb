import type { Author } from '@/lib/content/blog/blog-page'
import styles from './author-head.module.css'
import { Avatar } from './avatar'

interface AuthorHeadProps {
  author: Author
  /** The page's h1. */
  heading: string
}

/** Who an author is, at the top of the page of their posts. */
export function AuthorHead({ author, heading }: AuthorHeadProps) {
  return (
    <div className={styles.head}>
      <Avatar author={author} size="large" />
      <div>
        <h1 className={styles.name}>{heading}</h1>
        {author.title && <p className={styles.title}>{author.title}</p>}
        {author.description && <p>{author.description}</p>}
        <ul className={styles.links}>
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
