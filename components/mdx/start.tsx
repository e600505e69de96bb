import type { ReactNode } from 'react'
import tickCards from '@/components/ui/tick-cards.module.css'
import { t } from '@/lib/site/text'
import styles from './start.module.css'

/** Quick links at the top of a page: links of its paragraph look like buttons, items of its list like cards. */
export function Start({ children }: { children: ReactNode }) {
  return (
    <div className={`${tickCards.cards} ${styles.start}`} data-width="wide" data-cards="">
      {children}
    </div>
  )
}

/** Marks features of a later release than the pages describe: `<After>2.5.0</After>` reads "after 2.5.0". */
export function After({ children }: { children: ReactNode }) {
  return (
    <span className={styles.badge}>
      {t('afterVersion')} {children}
    </span>
  )
}
