import type { ReactNode } from 'react'
import tickCards from '@/components/ui/tick-cards.module.css'
import styles from './start.module.css'

/** Quick links at the top of a page: links of its paragraph look like buttons, items of its list like cards. */
export function Start({ children }: { children: ReactNode }) {
  return (
    <div className={`${tickCards.cards} ${styles.start}`} data-width="wide" data-cards="">
      {children}
    </div>
  )
}
