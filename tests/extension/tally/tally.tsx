import styles from './tally.module.css'

/** Counts the clicks on it. */
export function Tally({ label, start = '0' }: { label: string; start?: string }) {
  return (
    <p>
      <button type="button" className={styles.tally} data-part="" data-tally={start}>
        {label}: {start}
      </button>
    </p>
  )
}
