import { Link } from '@/components/navigation/link'
import type { TagPage } from '@/lib/content/page'
import { t } from '@/lib/site/text'
import styles from './listing.module.css'
import { VersionNotice } from './version-notice'

/** The docs that carry one tag. */
export function TagDocs({ page }: { page: TagPage }) {
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <VersionNotice edition={page.edition} />
      <h1 className={styles.heading}>{page.title}</h1>
      {page.description && <p className={styles.lead}>{page.description}</p>}
      <p>
        <Link href={page.allTagsPermalink}>{t('viewAllTags')}</Link>
      </p>
      <ul className={styles.docs}>
        {page.docs.map((doc) => (
          <li key={doc.permalink} lang={doc.lang}>
            <h2>
              <Link href={doc.permalink}>{doc.title}</Link>
            </h2>
            <p>{doc.description}</p>
          </li>
        ))}
      </ul>
    </main>
  )
}
