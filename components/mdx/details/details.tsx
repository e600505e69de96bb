import { type ComponentProps, isValidElement, type ReactNode } from 'react'
import styles from './details.module.css'

interface DetailsProps extends ComponentProps<'details'> {
  /** The visible line, unless it is a `<summary>` among the children. */
  summary?: ReactNode
}

/** A part of the text that opens on a click; also used for `<details>` typed by a writer. */
export function Details({ summary, children, className = '', ...props }: DetailsProps) {
  const isWhole = isValidElement(summary) && summary.type === 'summary'
  return (
    <details className={`ui-flow ${styles.details} ${className}`.trim()} {...props}>
      {summary && !isWhole ? <summary>{summary}</summary> : summary}
      {children}
    </details>
  )
}
