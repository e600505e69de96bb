import { Icon } from '@/components/ui/icon'
import { t } from '@/lib/site/text'
import styles from './search-button.module.css'
import dialogStyles from './search-dialog.module.css'
import type { SearchSettings } from './search-settings'

/** The button that opens the search, and the dialog that it opens; search-dialog.browser.ts makes both work. */
export function SearchButton({ settings }: { settings: SearchSettings }) {
  return (
    <>
      <button
        type="button"
        className={styles.button}
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

/**
 * The dialog of the search: a native one, so that the browser keeps the focus inside and the page inert. Until the modal
 * is there it holds a field that takes what the reader types.
 */
function SearchDialog({ settings }: { settings: SearchSettings }) {
  return (
    <dialog
      className={dialogStyles.dialog}
      aria-label={t('search')}
      aria-modal="true"
      data-keep=""
      data-search={JSON.stringify(settings)}
    >
      <div className={dialogStyles.panel}>
        <div className={dialogStyles.bar}>
          <div className={dialogStyles.box}>
            <Icon name="search" size={24} />
            <input
              type="search"
              className={dialogStyles.field}
              aria-label={t('search')}
              placeholder={t('searchDocs')}
              maxLength={64}
              autoComplete="off"
            />
          </div>
          <button type="button" className={dialogStyles.cancel}>
            {t('cancel')}
          </button>
        </div>
        <div className={dialogStyles.spinner} role="status" aria-label={t('loading')} />
        <div className={dialogStyles.failure} role="alert" hidden>
          <p>{t('partFailed')}</p>
          <p className={dialogStyles.detail} />
          <button type="button" className={dialogStyles.retry}>
            {t('retry')}
          </button>
        </div>
      </div>
      <div className={dialogStyles.modal} />
    </dialog>
  )
}
