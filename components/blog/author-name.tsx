import { Link } from '@/components/navigation/link'
import type { Author } from '@/lib/content/blog/blog-page'

/** An author's name, as a link to the page of their posts, or else to their own site. */
export function AuthorName({ author: { name, permalink, url } }: { author: Author }) {
  if (permalink !== undefined) {
    return (
      <Link href={permalink} rel="author">
        {name}
      </Link>
    )
  }
  if (url === undefined) return name
  return (
    <a href={url} rel="author noopener noreferrer">
      {name}
    </a>
  )
}
