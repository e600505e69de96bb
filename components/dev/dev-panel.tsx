import { ContentRefresh } from './content-refresh.client'
import styles from './dev-panel.module.css'

interface DevPanelProps {
  /** The number of problems, in words. */
  count: string
  /** Whether the build would fail. */
  isBroken: boolean
  /** The printed problems, the worst first. */
  problems: string[]
  /** The number of those that are left out. */
  hidden: number
}

/** In development: the problems of the content, and the script that refreshes the page after changes. */
export function DevPanel({ count, isBroken, problems, hidden }: DevPanelProps) {
  return (
    <>
      <p className="visually-hidden" role="status">
        {count}
      </p>
      {problems.length > 0 && (
        // Open at first only if the build would fail.
        <details className={styles.panel} data-broken={isBroken || undefined} open={isBroken}>
          <summary className={styles.count}>{count}</summary>
          <ul className={styles.problems}>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
            {hidden > 0 && <li>{`${hidden} more: "npm run build" prints all.`}</li>}
          </ul>
        </details>
      )}
      <ContentRefresh />
    </>
  )
}

/** Replaces the text of a page that cannot be rendered; the sidebar stays. */
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
