import { useEffect, useMemo, useRef } from 'react'
import { buildResultPages } from '@/lib/search/result-pages'
import {
  type Answer,
  isAnswered,
  type Question,
  type ResultsState,
  type ResultsStore,
} from '@/lib/search/results-store'
import { t } from '@/lib/site/text'
import { ResultBlock } from './result-block'
import { NoResults, SearchFailure } from './search-notice'
import styles from './search-results.module.css'
import type { SearchPageSettings } from './search-settings'

interface SearchResultsProps {
  state: ResultsState
  store: ResultsStore
  settings: SearchPageSettings
  onAsk: (question: Question) => void
}

/** What was found, what is still being looked for, and what went wrong. */
export function SearchResults({ state, store, settings, onAsk }: SearchResultsProps) {
  const { status, answer } = state
  const { url, baseUrl, versions } = settings
  const hits = answer?.hits
  const pages = useMemo(
    () => (hits ? buildResultPages(hits, { url, baseUrl, origin: location.origin }) : []),
    [hits, url, baseUrl],
  )
  const isFailed = status === 'error'
  // An answer to a former question must not be taken for one to a question that failed.
  const shown = isFailed && !isAnswered(state) ? undefined : answer
  return (
    <div aria-busy={status === 'loading' || status === 'stalled'} className={styles.results} data-status={status}>
      <p role="status" className={styles.status}>
        {describeStatus(state)}
      </p>
      {shown && shown.count > 0 && (
        <>
          <div className={styles.blocks}>
            {pages.map((page) => (
              <ResultBlock key={page.path} page={page} versions={versions} />
            ))}
          </div>
          {shown.nextPage !== undefined && !isFailed && (
            <LoadMore isLoading={status !== 'ready'} onLoad={store.loadMore} />
          )}
        </>
      )}
      {shown?.count === 0 && isAnswered(state) && (
        <div className={styles.notice}>
          <NothingFound answer={shown} missingResultsUrl={settings.missingResultsUrl} onAsk={onAsk} />
        </div>
      )}
      {isFailed && state.error && (
        <div role="alert" className={styles.notice}>
          <SearchFailure error={state.error} onRetry={store.retry} />
        </div>
      )}
    </div>
  )
}

function describeStatus(state: ResultsState): string {
  const { status, answer } = state
  if (status === 'stalled') return t('searching')
  if (!answer || !isAnswered(state) || status === 'error') return ''
  const { count, pageCount } = answer
  if (count === 0) return t('noResultsFound')
  const results = t('resultCount', { count })
  return pageCount === undefined ? results : t('resultsOnPages', { results, count: pageCount })
}

interface NothingFoundProps {
  answer: Answer
  missingResultsUrl: string | undefined
  onAsk: (question: Question) => void
}

function NothingFound({
  answer: { question, suggestions, countElsewhere },
  missingResultsUrl,
  onAsk,
}: NothingFoundProps) {
  const { query } = question
  return (
    <NoResults
      query={query}
      suggestions={suggestions}
      missingResultsUrl={missingResultsUrl}
      onSearch={(suggestion) => onAsk({ ...question, query: suggestion })}
    >
      {countElsewhere > 0 && (
        <p>
          <button type="button" className={styles.button} onClick={() => onAsk({ query, version: undefined })}>
            {t('searchElsewhere', { count: countElsewhere })}
          </button>
        </p>
      )}
      <p>{t('noResultsHint')}</p>
    </NoResults>
  )
}

interface LoadMoreProps {
  isLoading: boolean
  onLoad: () => void
}

/** Loads more when it comes into view, or when pressed by readers who do not scroll. */
function LoadMore({ isLoading, onLoad }: LoadMoreProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const element = button.current
    if (!element || isLoading) return
    // Asked anew after each page: a button that is still in view reports itself again.
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && onLoad())
    observer.observe(element)
    return () => observer.disconnect()
  }, [isLoading, onLoad])
  return (
    <p className={styles.loadMore}>
      <button ref={button} type="button" className={styles.button} aria-disabled={isLoading} onClick={onLoad}>
        {isLoading ? t('searching') : t('loadMore')}
      </button>
    </p>
  )
}
