import type { ReactNode } from 'react'
import styles from './layout.module.css'
import { Toc, type TocLine } from './toc'

interface ArticleLayoutProps {
  /** Shown above the text, such as breadcrumbs. */
  top?: ReactNode
  /** Lines of the table of contents; none when empty. */
  toc: TocLine[]
  children: ReactNode
}

/** The page's main part: text of a readable width with its table of contents beside or above it. */
export function ArticleLayout({ top, toc, children }: ArticleLayoutProps) {
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      {top && <div className={styles.top}>{top}</div>}
      {toc.length > 0 && (
        <div className={styles.toc}>
          <Toc lines={toc} />
        </div>
      )}
      <div className={styles.body}>{children}</div>
    </main>
  )
}

/** A sidebar with the page beside it; on phones one below the other. */
export function SidebarLayout({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>
}
