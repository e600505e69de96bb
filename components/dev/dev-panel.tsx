import { ContentRefresh } from './content-refresh.client'
import styles from './dev-panel.module.css'

/** While the site is being written: what is wrong with its content, and the part that shows each change by itself. */
export function DevPanel({ problems }: { problems: string }) {
  return (
    <>
      {problems && (
        <pre className={styles.problems} role="alert">
          {problems}
        </pre>
      )}
      <ContentRefresh />
    </>
  )
}
