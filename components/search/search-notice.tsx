import { type ReactNode, useId } from 'react'
import { Link } from '@/components/navigation/link'
import { Icon } from '@/components/ui/icon'
import type { SearchError } from '@/lib/search/search-client'
import { encodeUriPart } from '@/lib/site/characters'
import { t } from '@/lib/site/text'
import type { SearchSettings } from './search-settings'
import './search-notice.css'

/** The texts about a failed search. A refusal by the server is not a connection problem. */
export function failureTexts({ status }: SearchError): [title: string, help: string] {
  if (!navigator.onLine) return [t('searchOffline'), t('searchOfflineHelp')]
  return [t('searchFailed'), status ? t('searchRefused', { status }) : t('searchFailedHelp')]
}

/** The screen of a failed search, with a button to try again. */
export function SearchFailure({ error, onRetry }: { error: SearchError; onRetry: () => void }) {
  const [title, help] = failureTexts(error)
  return (
    <div className="search-notice">
      <Icon name="danger" size={28} />
      <p className="search-notice-title">{title}</p>
      <p>{help}</p>
      <button type="button" className="ui-button" onClick={onRetry}>
        {t('tryAgain')}
      </button>
      <details>
        <summary>{t('details')}</summary>
        <p>{error.message}</p>
      </details>
    </div>
  )
}

interface NoResultsProps extends Pick<SearchSettings, 'missingResultsUrl' | 'searchLinks'> {
  query: string
  /** Other queries that find something. */
  suggestions: string[]
  onSearch: (query: string) => void
  /** Whether to show a title. */
  hasTitle?: boolean
  /** Further advice. */
  children?: ReactNode
}

/** Advice for a query without results. */
export function NoResults(props: NoResultsProps) {
  const { query, suggestions, missingResultsUrl, searchLinks, onSearch, hasTitle = false, children } = props
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
                <button type="button" className="ui-button" onClick={() => onSearch(suggestion)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {children}
      {searchLinks.length > 0 && <SearchLinks links={searchLinks} />}
      {missingResultsUrl && (
        <p>
          {t('missingResults')}{' '}
          <a href={missingResultsUrl.replaceAll('{query}', encodeUriPart(query))} rel="noopener noreferrer">
            {t('reportMissingResults')}
          </a>
        </p>
      )}
    </div>
  )
}

/** Where to look for what the search does not find. */
function SearchLinks({ links }: { links: SearchSettings['searchLinks'] }) {
  const id = useId()
  return (
    <div className="search-notice-links">
      <p id={id}>{t('lookElsewhere')}:</p>
      <ul aria-labelledby={id}>
        {links.map(({ title, to, note }) => (
          <li key={to}>
            <Link href={to}>
              {title}
              {note && <span>{note}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
