import type { ReactNode } from 'react'
import styles from './sidebar-layout.module.css'

/** A sidebar with the page beside it; on phones one below the other. */
export function SidebarLayout({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>
}
