import { Icon } from '@/components/ui/icon'
import type { SearchOutcome } from '@/lib/search/modal-client'
import { t } from '@/lib/site/text'
import styles from './search-modal.module.css'
import type { SearchSettings } from './search-settings'

interface SearchMessageProps {
  outcome: SearchOutcome
  settings: SearchSettings
  /** Searches for something else, or for the same once more. */
  search: (query: string) => void
}

/** What the modal shows when a search finds nothing or fails: why, and what to do. */
export function SearchMessage({ outcome, settings: { missingResultsUrl }, search }: SearchMessageProps) {
  const { query, hasFailed, suggestions } = outcome
  if (hasFailed) {
    return (
      <div className={styles.message}>
        <Icon name="danger" size={28} />
        <p className={styles.title}>{t('searchFailed')}</p>
        <p>{t('searchFailedHelp')}</p>
        <button type="button" className={styles.retry} onClick={() => search(query)}>
          {t('tryAgain')}
        </button>
      </div>
    )
  }
  return (
    <div className={styles.message}>
      <Icon name="search" size={28} />
      <p className={styles.title}>{t('noResultsFor', { query })}</p>
      {suggestions.length > 0 && (
        <>
          <p id="search-suggestions">{t('trySearchingFor')}:</p>
          <ul className={styles.suggestions} aria-labelledby="search-suggestions">
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button type="button" onClick={() => search(suggestion)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {missingResultsUrl && (
        <p>
          {t('missingResults')}{' '}
          <a href={missingResultsUrl.replaceAll('{query}', encodeURIComponent(query))} target="_blank" rel="noopener">
            {t('reportMissingResults')}
          </a>
        </p>
      )}
    </div>
  )
}
