import type { ReactNode } from 'react'
import styles from './rare.module.css'

/** Folders and files, written as a nested list; text in *stars* is a remark, in **two stars** what matters. */
export function FileTree({ children }: { children: ReactNode }) {
  return <div className={styles.tree}>{children}</div>
}
