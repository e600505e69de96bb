import { useMemo } from 'react'
import { buildResultPages } from '@/lib/search/result-pages'
import { isAnswered, type Question, type ResultsState, type ResultsStore } from '@/lib/search/results-store'
import { t } from '@/lib/site/text'
import { LoadMore } from './load-more'
import { NoResults } from './no-results'
import { ResultBlock } from './result-block'
import type { SearchPageSettings } from './search-page.client'
import styles from './search-page.module.css'

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
        <NoResults answer={shown} missingResultsUrl={settings.missingResultsUrl} onAsk={onAsk} />
      )}
      {isFailed && <Failure onRetry={store.retry} />}
    </div>
  )
}

function describeStatus(state: ResultsState): string {
  const { status, answer } = state
  if (status === 'stalled') return t('searching')
  if (!answer || !isAnswered(state) || status === 'error') return ''
  return answer.count > 0 ? t('documentsFound', { count: answer.count }) : t('noResultsFound')
}

function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className={styles.notice}>
      <h2 className={styles.noticeTitle}>{t('searchFailed')}</h2>
      <p>{t('searchFailedHelp')}</p>
      <button type="button" className={styles.button} onClick={onRetry}>
        {t('tryAgain')}
      </button>
    </div>
  )
}
