'use client'

import { useSearchParams } from 'next/navigation'
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { loadSearchClient } from '@/lib/search/create-search-client'
import { createResultsStore, idleState, type Question, type ResultsStore } from '@/lib/search/results-store'
import { buildContextFilters, buildSearchRequest, narrowScreen } from '@/lib/search/search-request'
import { keepDocumentTitle } from '@/lib/site/next-internals'
import { t } from '@/lib/site/text'
import { readPreferredVersion, watchPreferredVersion } from '@/lib/site/version-choice'
import type { VersionChoice } from './question-url'
import { SearchForm } from './search-form'
import styles from './search-page.module.css'
import { SearchResults } from './search-results'
import type { SearchPageSettings } from './search-settings'
import { useQuestion } from './use-question'

interface SearchPageProps {
  settings: SearchPageSettings
  /** Shown until something is asked, and without JavaScript. */
  children: ReactNode
}

/** The full results of a query, which stands in the address. */
export function SearchPage({ settings, children }: SearchPageProps) {
  const { language, versions, lastVersion, titleEnd } = settings
  const store = storeFor(language)
  const state = useSyncExternalStore(store.subscribe, store.getState, () => idleState)
  const preferred = useSyncExternalStore(watchPreferredVersion, readPreferredVersion, () => null)
  const defaultVersion = chooseVersion(versions, preferred, lastVersion)
  const choice = useMemo(() => ({ versions, defaultVersion }), [versions, defaultVersion])
  const input = useRef<HTMLInputElement>(null)
  const { ask, adopt } = useQuestion(store, choice, input)
  const { query } = state.question
  const heading = query ? t('searchResultsFor', { query }) : t('searchTitle')

  useLayoutEffect(() => keepDocumentTitle(heading + titleEnd), [heading, titleEnd])

  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <h1 className={styles.heading}>{heading}</h1>
      <noscript>
        <p className={styles.lead}>{t('searchNeedsJavaScript')}</p>
      </noscript>
      <SearchForm input={input} choice={choice} question={state.question} onAsk={ask} />
      <SearchResults state={state} store={store} settings={settings} onAsk={(asked) => ask(asked, true)} />
      <div hidden={query !== ''}>
        <p className={styles.lead} data-needs-js="">
          {t('searchHint')}
        </p>
        {children}
      </div>
      <Suspense>
        <AddressWatch onChange={adopt} />
      </Suspense>
    </main>
  )
}

/** Tells when the address changes. By itself, because what reads the address in render is missing from the written HTML. */
function AddressWatch({ onChange }: { onChange: () => void }) {
  const params = useSearchParams()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change is what counts; the address itself is read afresh, because it may have gone on.
  useEffect(onChange, [params])
  return null
}

/** Outlives the page, so that going back shows at once what was there. */
const storeByLanguage = new Map<string, ResultsStore>()

function storeFor(language: string): ResultsStore {
  const known = storeByLanguage.get(language)
  if (known) return known
  const store = createResultsStore({
    loadClient: loadSearchClient,
    buildRequest: (question, page) => buildPageRequest(question, page, language),
  })
  storeByLanguage.set(language, store)
  return store
}

const snippetWords = 24

function buildPageRequest({ query, version }: Question, page: number, language: string) {
  const facetFilters = version === undefined ? [`language:${language}`] : buildContextFilters({ language, version })
  const request = buildSearchRequest({ query, facetFilters, isNarrow: matchMedia(narrowScreen).matches, page })
  return {
    ...request,
    attributesToRetrieve: [...(request.attributesToRetrieve ?? []), 'tags', 'version', 'docusaurus_tag'],
    attributesToSnippet: [`content:${snippetWords}`],
  }
}

/** With a single version there is nothing to choose, and hits of every tag count. */
function chooseVersion(
  versions: VersionChoice['versions'],
  preferred: string | null,
  lastVersion: string,
): string | undefined {
  if (versions.length < 2) return undefined
  return versions.find(({ name }) => name === preferred)?.name ?? lastVersion
}
