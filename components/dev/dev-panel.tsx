import { ContentRefresh } from './content-refresh.client'
import styles from './dev-panel.module.css'

interface DevPanelProps {
  /** How many there are, in words. */
  count: string
  /** Whether the build would stop. */
  isBroken: boolean
  /** Each problem as it is printed, the worst first. */
  problems: string[]
}

/** Under the development server: what the build would say of the content, and the part that shows each change by itself. */
export function DevPanel({ count, isBroken, problems }: DevPanelProps) {
  return (
    <>
      <p className="visually-hidden" role="status">
        {count}
      </p>
      {problems.length > 0 && (
        // Open when the build would stop, else closed to a count: until the writer opens or closes it.
        <details className={styles.panel} data-broken={isBroken || undefined} open={isBroken}>
          <summary className={styles.count}>{count}</summary>
          <ul className={styles.problems}>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </details>
      )}
      <ContentRefresh />
    </>
  )
}

/** In the place of a page's text that cannot be shown: the sidebar stays, and so does the way out. */
export function ContentMistake({ problems }: { problems: string[] }) {
  return (
    <div className={styles.mistake} role="alert">
      <p className={styles.heading}>This page cannot be shown yet</p>
      <ul className={styles.problems}>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </div>
  )
}
