import { Link } from '@/components/navigation/link'
import type { CategoryPage } from '@/lib/content/page'
import styles from './listing.module.css'
import { PageTop } from './page-top'
import { Pager } from './pager'
import { VersionNotice } from './version-notice'

/** A category's generated page: one card for each page below it. */
export function CategoryIndex({ page }: { page: CategoryPage }) {
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <PageTop page={page} />
      <VersionNotice edition={page.edition} />
      <h1 className={styles.heading}>{page.title}</h1>
      {page.description && <p className={styles.lead}>{page.description}</p>}
      <ul className={styles.cards}>
        {page.cards.map((card) => (
          <li key={card.permalink} lang={card.lang}>
            <Link className={styles.card} href={card.permalink}>
              <span className={styles.cardTitle}>{card.title}</span>
              {card.description && <span className={styles.cardText}>{card.description}</span>}
            </Link>
          </li>
        ))}
      </ul>
      <Pager page={page} />
    </main>
  )
}
