import { ContentRefresh } from './content-refresh.client'
import styles from './dev-panel.module.css'

/** Under the development server: the problems of the content, and the part that shows each change by itself. */
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
