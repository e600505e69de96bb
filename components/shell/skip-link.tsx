import { strings } from '@/lib/site/strings'
import styles from './skip-link.module.css'

/** The first thing the keyboard meets on each page. */
export function SkipLink() {
  return (
    <a data-chrome="" className={styles.skip} href="#main">
      {strings.skipToContent}
    </a>
  )
}
