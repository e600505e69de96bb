import { Link } from '@/components/navigation/link'
import type { Author } from '@/lib/content/blog/blog-page'
import styles from './author.module.css'

/** An author's name, as a link to the page of their posts, or else to their own site. */
export function AuthorName({ author: { name, permalink, url } }: { author: Author }) {
  const href = permalink ?? url
  if (href === undefined) return name
  return (
    <Link href={href} rel={permalink === undefined ? 'author noopener noreferrer' : 'author'}>
      {name}
    </Link>
  )
}

/** An author's picture, or the initials of the name; decoration, since the name is beside it. */
export function Avatar({ author, size = 'small' }: { author: Author; size?: 'small' | 'large' }) {
  if (author.image) {
    const pixels = size === 'small' ? 36 : 64
    return (
      // biome-ignore lint/performance/noImgElement: an export has no server that could resize it.
      <img
        className={styles.avatar}
        data-size={size}
        src={author.image}
        alt=""
        width={pixels}
        height={pixels}
        loading="lazy"
      />
    )
  }
  return (
    <span className={styles.avatar} data-size={size} aria-hidden="true">
      {formatInitials(author.name)}
    </span>
  )
}

function formatInitials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  return [words.at(0), words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.at(0)?.toUpperCase() ?? '')
    .join('')
}
