import { Link } from '@/components/navigation/link'
import type { TagListPage } from '@/lib/content/page'
import styles from './listing.module.css'
import { VersionNotice } from './version-notice'

/** All tags of the docs with the number of their pages. */
export function TagList({ page }: { page: TagListPage }) {
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <VersionNotice edition={page.edition} />
      <h1 className={styles.heading}>{page.title}</h1>
      <ul className={styles.tags}>
        {page.tags.map((tag) => (
          <li key={tag.permalink}>
            <Link className={styles.tag} href={tag.permalink} rel="tag">
              {tag.label}
              <span className={styles.count}>{tag.count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </main>
  )
}
