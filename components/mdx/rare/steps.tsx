import { Children, isValidElement, type ReactNode } from 'react'
import styles from './rare.module.css'

/** Numbered steps, joined by a line: a numbered list of Markdown, or `<Step>` for steps that hold headings. */
export function Steps({ children }: { children: ReactNode }) {
  const hasSteps = Children.toArray(children).some((child) => isValidElement(child) && child.type === Step)
  return hasSteps ? (
    <ol className={`${styles.steps} ${styles.list}`}>{children}</ol>
  ) : (
    <div className={styles.steps}>{children}</div>
  )
}

/** One step of `<Steps>`. */
export function Step({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <li>
      {title && (
        <p>
          <strong>{title}</strong>
        </p>
      )}
      {children}
    </li>
  )
}
