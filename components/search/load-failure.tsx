import { t } from '@/lib/site/text'
import styles from './search-dialog.module.css'

/** The hidden message that the code of the search could not be loaded, with a button to try again. */
export function LoadFailure() {
  return (
    <p role="alert" hidden>
      {t('searchNotLoaded')}{' '}
      <button type="button" className={styles.retry}>
        {t('retry')}
      </button>
    </p>
  )
}
