import type { ReactNode } from 'react'
import { t } from '@/lib/site/text'
import styles from './after.module.css'

/** Marks features of a later release than the pages describe: `<After>2.5.0</After>` reads "after 2.5.0". */
export function After({ children }: { children: ReactNode }) {
  return (
    <span className={styles.badge}>
      {t('afterVersion')} {children}
    </span>
  )
}
