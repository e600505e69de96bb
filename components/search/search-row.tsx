import type { ReactNode } from 'react'
import styles from './search-modal.module.css'

/** A row of the grid of hits. It is no table row, because DocSearch puts it into a list. */
export function SearchRow({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the row is active while the focus stays in the field.
    // biome-ignore lint/a11y/useSemanticElements: a table row may not stand in a list.
    <div role="row" className={styles.row}>
      {/* biome-ignore lint/a11y/useFocusableInteractive: same. */}
      {/* biome-ignore lint/a11y/useSemanticElements: same. */}
      <div role="gridcell">{children}</div>
    </div>
  )
}
