import { Icon } from '@/components/ui/icon'
import { t } from '@/lib/site/text'
import { LoadFailure } from './load-failure'
import styles from './search-button.module.css'
import dialogStyles from './search-dialog.module.css'
import type { SearchSettings } from './search-settings'

/** The button that opens the search, and its dialog; search-dialog.browser.ts handles both. */
export function SearchButton({ settings }: { settings: SearchSettings }) {
  return (
    <>
      <button
        type="button"
        className={`ui-bar-item ${styles.button}`}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        data-needs-js=""
      >
        <Icon name="search" />
        <span className={styles.label}>{t('searchDocs')}</span>
        <span className={styles.keys} data-platform="apple" aria-hidden="true">
          ⌘ K
        </span>
        <span className={styles.keys} data-platform="other" aria-hidden="true">
          Ctrl K
        </span>
      </button>
      <SearchDialog settings={settings} />
    </>
  )
}

/** DocSearch's modal is mounted in the last child. Until its code has loaded, a plain field takes the query. */
function SearchDialog({ settings }: { settings: SearchSettings }) {
  return (
    <dialog
      className={dialogStyles.dialog}
      aria-label={t('search')}
      aria-modal="true"
      data-keep=""
      data-search={JSON.stringify(settings)}
    >
      <div className={`ui-popup ${dialogStyles.panel}`}>
        <input
          type="search"
          className={dialogStyles.field}
          aria-label={t('search')}
          placeholder={t('searchDocs')}
          maxLength={64}
          autoComplete="off"
        />
        <LoadFailure />
        <p className={dialogStyles.loading} role="status">
          {t('loading')}
        </p>
      </div>
      <div />
    </dialog>
  )
}
