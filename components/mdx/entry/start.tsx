import type { ReactNode } from 'react'
import styles from './start.module.css'

/** The ways in, at the top of a page: links of its paragraph look like buttons, the points of its list like cards. */
export function Start({ children }: { children: ReactNode }) {
  return (
    <div className={styles.start} data-width="wide">
      {children}
    </div>
  )
}
