import { type ComponentProps, isValidElement, type ReactNode } from 'react'
import styles from './details.module.css'

interface DetailsProps extends ComponentProps<'details'> {
  /** The line that stays visible, when it is not given as a `<summary>` inside. */
  summary?: ReactNode
}

/** A part of the text that opens on a click; `<details>` typed by a writer is one, too. */
export function Details({ summary, children, className = '', ...props }: DetailsProps) {
  const isWhole = isValidElement(summary) && summary.type === 'summary'
  return (
    <details className={`${styles.details} ${className}`.trim()} {...props}>
      {summary && !isWhole ? <summary>{summary}</summary> : summary}
      {children}
    </details>
  )
}
