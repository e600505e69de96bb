import type { Answer, Question } from '@/lib/search/results-store'
import { t } from '@/lib/site/text'
import styles from './search-page.module.css'

interface NoResultsProps {
  answer: Answer
  missingResultsUrl: string | undefined
  onAsk: (question: Question) => void
}

/** What to do about a query that finds nothing. */
export function NoResults({ answer, missingResultsUrl, onAsk }: NoResultsProps) {
  const { question, suggestions, countElsewhere } = answer
  return (
    <div className={styles.notice}>
      {suggestions.length > 0 && (
        <>
          <h2 className={styles.noticeTitle}>{t('trySearchingFor')}</h2>
          <ul className={styles.suggestions}>
            {suggestions.map((query) => (
              <li key={query}>
                <button type="button" className={styles.suggestion} onClick={() => onAsk({ ...question, query })}>
                  {query}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {countElsewhere > 0 && (
        <p>
          <button
            type="button"
            className={styles.button}
            onClick={() => onAsk({ query: question.query, version: undefined })}
          >
            {t('searchElsewhere', { count: countElsewhere })}
          </button>
        </p>
      )}
      <p>{t('noResultsHint')}</p>
      {missingResultsUrl && (
        <p>
          {t('missingResults')}{' '}
          <a href={missingResultsUrl.replaceAll('{query}', encodeURIComponent(question.query))}>
            {t('reportMissingResults')}
          </a>
        </p>
      )}
    </div>
  )
}
