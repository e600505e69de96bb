import { type ReactNode, useId } from 'react'
import { Icon } from '@/components/ui/icon'
import { t } from '@/lib/site/text'
import './search-notice.css'

/** What is said of a search that failed: that it did, and what the reader can do. */
export function failureTexts(): [title: string, help: string] {
  if (navigator.onLine) return [t('searchFailed'), t('searchFailedHelp')]
  return [t('searchOffline'), t('searchOfflineHelp')]
}

interface SearchFailureProps {
  onRetry: () => void
  /** What went wrong, for those who look after the site. */
  details: string | undefined
}

/** A search that failed, and how to try again. */
export function SearchFailure({ onRetry, details }: SearchFailureProps) {
  const [title, help] = failureTexts()
  return (
    <div className="search-notice">
      <Icon name="danger" size={28} />
      <p className="search-notice-title">{title}</p>
      <p>{help}</p>
      <button type="button" onClick={onRetry}>
        {t('tryAgain')}
      </button>
      {details && (
        <details>
          <summary>{t('details')}</summary>
          <p>{details}</p>
        </details>
      )}
    </div>
  )
}

interface NoResultsProps {
  query: string
  /** Other queries, which do find something. */
  suggestions: string[]
  /** Where readers can tell that the query should find something; `{query}` stands for it. */
  missingResultsUrl: string | undefined
  onSearch: (query: string) => void
  /** Whether it says itself that there are no results. */
  hasTitle?: boolean
  /** What else may help. */
  children?: ReactNode
}

/** What to do about a query that finds nothing. */
export function NoResults(props: NoResultsProps) {
  const { query, suggestions, missingResultsUrl, onSearch, hasTitle = false, children } = props
  const id = useId()
  return (
    <div className="search-notice">
      {hasTitle && (
        <>
          <Icon name="search" size={28} />
          <p className="search-notice-title">{t('noResultsFor', { query })}</p>
        </>
      )}
      {suggestions.length > 0 && (
        <>
          <p id={id}>{t('trySearchingFor')}:</p>
          <ul aria-labelledby={id}>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button type="button" onClick={() => onSearch(suggestion)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {children}
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
