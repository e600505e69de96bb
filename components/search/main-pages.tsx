import { Link } from '@/components/navigation/link'
import type { MainPageGroup } from '@/lib/content/docs/main-pages'
import { t } from '@/lib/site/text'
import styles from './main-pages.module.css'

/** Links to the main pages, for readers without a query or without JavaScript. */
export function MainPages({ groups }: { groups: MainPageGroup[] }) {
  return (
    <nav aria-labelledby="main-pages">
      <h2 id="main-pages" className={styles.heading}>
        {t('mainPages')}
      </h2>
      <ul className={styles.groups}>
        {groups.map(({ label, permalink, pages }) => (
          <li key={`${label} ${permalink}`} className={styles.group}>
            <h3 className={styles.label}>{permalink ? <Link href={permalink}>{label}</Link> : label}</h3>
            {pages.length > 0 && (
              <ul className={styles.pages}>
                {pages.map((page) => (
                  <li key={page.permalink}>
                    <Link href={page.permalink}>{page.title}</Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
