import { t } from '@/lib/site/text'
import styles from './skip-link.module.css'

/** The first stop of the Tab key on each page: a link to its main part. */
export function SkipLink() {
  return (
    <a data-chrome="" className={styles.skip} href="#main">
      {t('skipToContent')}
    </a>
  )
}
