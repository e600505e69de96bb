import { useEffect, useMemo, useRef } from 'react'
import type { Hit } from '@/lib/search/search-client'
import { t } from '@/lib/site/text'
import { cleanHit } from './hits'
import { type Answer, isAnswered, type Question, type ResultsState, type ResultsStore } from './results-store'
import { NoResults, SearchFailure } from './search-notice'
import styles from './search-results.module.css'
import type { SearchPageSettings } from './search-settings'

interface SearchResultsProps {
  store: ResultsStore
  settings: SearchPageSettings
  onAsk: (question: Question) => void
}

/** The results, the state of the search, and its failure. */
export function SearchResults({ store, settings, onAsk }: SearchResultsProps) {
  const { state } = store
  const { status, answer } = state
  const hits = answer?.hits
  const pages = useMemo(() => groupByPage(hits ?? [], settings), [hits, settings])
  const isFailed = status === 'error'
  // Results of the previous query must not look like those of a failed one.
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
              <ResultBlock key={page.path} page={page} versions={settings.versions} />
            ))}
          </div>
          {shown.nextPage !== undefined && !isFailed && (
            <LoadMore isLoading={status !== 'ready'} onLoad={store.loadMore} />
          )}
        </>
      )}
      {shown?.count === 0 && isAnswered(state) && (
        <div className={styles.notice}>
          <NothingFound answer={shown} settings={settings} onAsk={onAsk} />
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

function NothingFound({
  answer: { question, suggestions, countElsewhere },
  settings: { missingResultsUrl, searchLinks },
  onAsk,
}: {
  answer: Answer
  settings: SearchPageSettings
  onAsk: (question: Question) => void
}) {
  const { query } = question
  return (
    <NoResults
      query={query}
      suggestions={suggestions}
      missingResultsUrl={missingResultsUrl}
      searchLinks={searchLinks}
      onSearch={(suggestion) => onAsk({ ...question, query: suggestion })}
    >
      {countElsewhere > 0 && (
        <p>
          <button type="button" className="ui-button" onClick={() => onAsk({ query, version: undefined })}>
            {t('searchElsewhere', { count: countElsewhere })}
          </button>
        </p>
      )}
      <p>{t('noResultsHint')}</p>
    </NoResults>
  )
}

/** Loads more when it comes into view or is pressed. */
function LoadMore({ isLoading, onLoad }: { isLoading: boolean; onLoad: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const element = button.current
    if (!element || isLoading) return
    // A new observer after each page, since a button that stays in view fires only once.
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && onLoad())
    observer.observe(element)
    return () => observer.disconnect()
  }, [isLoading, onLoad])
  return (
    <p className={styles.loadMore}>
      <button ref={button} type="button" className="ui-button" aria-disabled={isLoading} onClick={onLoad}>
        {isLoading ? t('searching') : t('loadMore')}
      </button>
    </p>
  )
}

/** A page with all its matches. */
interface ResultPage {
  path: string
  /** Its best hit. */
  hit: Hit
  /** Text above the first heading, as HTML. */
  snippet?: string
  /** The matching sections with the best text of each, by path. */
  sections: Map<string, { hit: Hit; snippet?: string }>
}

/** Hits grouped by page, in the order of the best hit of each; hits that leave the site are dropped. */
function groupByPage(hits: Hit[], settings: SearchPageSettings): ResultPage[] {
  const pages = new Map<string, ResultPage>()
  for (const hit of hits.flatMap((each) => cleanHit(each, { ...settings, origin: location.origin }) ?? [])) {
    const path = hit.url.replace(/#.*/s, '')
    const page = pages.get(path) ?? { path, hit, sections: new Map() }
    const place = path === hit.url ? page : (page.sections.get(hit.url) ?? { hit })
    place.snippet ??= hit._snippetResult?.content?.value ?? hit.content ?? undefined
    pages.set(path, page)
    if (place !== page) page.sections.set(hit.url, place)
  }
  return [...pages.values()]
}

/** Sections of a page that are shown at once; the others are a click away. */
const maxSections = 3

/** A page that matches, with its best sections. */
function ResultBlock({ page, versions }: { page: ResultPage } & Pick<SearchPageSettings, 'versions'>) {
  const { path, hit, snippet } = page
  const sections = [...page.sections]
  const others = sections.slice(maxSections)
  const isDoc = versions.length > 1 && hit.docusaurus_tag.startsWith('docs-')
  const version = isDoc ? versions.find(({ name }) => name === hit.version) : undefined
  return (
    <article className={styles.block}>
      <p className={styles.part}>
        {hit.hierarchy.lvl0}
        {version && <span className="ui-pill">{version.label}</span>}
      </p>
      <h2 className={styles.title}>
        <a href={path}>
          <Marked html={textOf(hit, 'lvl1')} />
        </a>
      </h2>
      {snippet && <Marked className={styles.snippet} html={snippet} />}
      <SectionList sections={sections.slice(0, maxSections)} />
      {others.length > 0 && (
        <details className={styles.more}>
          <summary>{t('moreSections', { count: others.length })}</summary>
          <SectionList sections={others} />
        </details>
      )}
      {hit.tags.length > 0 && (
        <ul className={styles.tags} aria-label={t('tags')}>
          {hit.tags.map((tag) => (
            <li key={tag} className="ui-pill">
              <Marked html={tag} />
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}

function SectionList({ sections }: { sections: Array<[path: string, section: { hit: Hit; snippet?: string }]> }) {
  if (sections.length === 0) return null
  return (
    <ul className={styles.sections}>
      {sections.map(([path, { hit, snippet }]) => (
        <li key={path} className={styles.section}>
          <a href={path} className={styles.sectionLink}>
            {headingLevels
              .filter((level) => hit.hierarchy[level])
              .map((level) => (
                <Marked key={level} className={styles.step} html={textOf(hit, level)} />
              ))}
          </a>
          {snippet && <Marked className={styles.snippet} html={snippet} />}
        </li>
      ))}
    </ul>
  )
}

const headingLevels = ['lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const

function textOf(hit: Hit, level: 'lvl1' | (typeof headingLevels)[number]): string {
  return hit._highlightResult?.hierarchy?.[level]?.value ?? hit.hierarchy[level] ?? ''
}

/** A text of a hit, with its matches marked. */
function Marked({ html, className }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleanHit has escaped everything but the marks.
  return <span className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
