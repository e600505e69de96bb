import type { ReactNode } from 'react'
import styles from './layout.module.css'
import { Toc, type TocLine } from './toc'

interface ArticleLayoutProps {
  /** The line above the title. */
  top?: ReactNode
  /** Lines of the table of contents; none when empty. */
  toc: TocLine[]
  /** Whether a table uses the free width, as of a closed sidebar. */
  isWide?: boolean
  children: ReactNode
}

/** The page's main part: text of a readable width with its table of contents beside or above it. */
export function ArticleLayout({ top, toc, isWide, children }: ArticleLayoutProps) {
  return (
    <main id="main" tabIndex={-1} className={styles.page} data-wide={isWide ? '' : undefined}>
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
