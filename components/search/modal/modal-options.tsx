import type { DocSearchModalProps } from '@docsearch/react'
import { Link } from '@/components/navigation/link'
import { loadSearchClient } from '@/lib/search/create-search-client'
import type { StartWorker } from '@/lib/search/local/local-client'
import { createModalClient, type SearchOutcome } from '@/lib/search/modal-client'
import { prepareSavedSearches, type SavedSearch, saveRecentPage } from '@/lib/search/saved-searches'
import { buildContextFilters, buildSearchRequest, indexName, narrowScreen } from '@/lib/search/search-request'
import { t } from '@/lib/site/text'
import { formatSearchPath, readSearchContext, type SearchSettings } from '../search-settings'
import { SearchHit } from './search-hit'

interface ModalSetting {
  settings: SearchSettings
  /** The dialog in which the hits are drawn. */
  dialog: HTMLElement
  startWorker: StartWorker
  early: ReturnType<typeof askEarly> | undefined
  /** Called when the reader closes the search, or leaves for another page. */
  onClose: (toNewPage?: boolean) => void
  onOutcome: (outcome: SearchOutcome) => void
  /** Called with each answer that is on its way. */
  onAsk: (answer: Promise<unknown>) => void
}

type TransformClient = NonNullable<DocSearchModalProps['transformSearchClient']>

/** Asks what the modal will ask when it is there. */
export function askEarly(query: string, settings: SearchSettings, startWorker: StartWorker) {
  const facetFilters = buildContextFilters(readSearchContext(settings))
  const request = buildSearchRequest({ query, facetFilters, isNarrow: matchMedia(narrowScreen).matches })
  const answer = loadSearchClient(startWorker).then((client) =>
    client.search({ requests: [request], takesEarly: true }),
  )
  // Whoever takes it is told.
  answer.catch(() => undefined)
  return { query, answer }
}

/** What DocSearch's modal is told: whom to ask, what to draw, where to go. */
export function createModalOptions({ settings, dialog, startWorker, early, onClose, onOutcome, onAsk }: ModalSetting) {
  const site = { ...settings, origin: location.origin }
  const context = readSearchContext(settings)
  const canSave = prepareSavedSearches(indexName, site)
  let isLeaving = false
  // After the event that asks for it: a link that is gone leads nowhere.
  const closeSoon = (toNewPage = false) => {
    isLeaving ||= toNewPage
    setTimeout(() => onClose(isLeaving))
  }
  const onComplete = (query: string) => {
    const field = dialog.querySelector<HTMLInputElement>('.DocSearch-Input')
    const isFirst = dialog.querySelector('[role="row"]')?.ariaSelected === 'true'
    // DocSearch asks again when the query is written, and marks the first hit anew.
    if (field?.value === query && isFirst) field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const loadClient = () => loadSearchClient(startWorker)
  const client = createModalClient({ loadClient, early, site, onOutcome, onComplete })
  const save = (hit: SavedSearch) => canSave && saveRecentPage(hit, indexName, site)
  const openElsewhere = (features: string, hit: SavedSearch) => {
    save(hit)
    open(hit.url, '_blank', features)
  }

  return {
    // DocSearch makes a client of its own before it takes ours, and wants credentials for it.
    appId: 'site',
    apiKey: 'site',
    indexName,
    placeholder: t('searchDocs'),
    translations,
    disableUserPersonalization: !canSave,
    searchParameters: { facetFilters: buildContextFilters(context) },
    transformSearchClient: ({ addAlgoliaAgent, transporter }) => ({
      addAlgoliaAgent,
      transporter,
      search: ((query) => {
        const answer = client.search(query as Parameters<typeof client.search>[0])
        onAsk(answer)
        return answer
      }) as ReturnType<TransformClient>['search'],
    }),
    onClose: () => closeSoon(),
    navigator: {
      // Enter does what a click does.
      navigate: () => dialog.querySelector<HTMLElement>('[aria-selected="true"] a')?.click(),
      navigateNewTab: ({ item }) => openElsewhere('noopener', item as SavedSearch),
      navigateNewWindow: ({ item }) => openElsewhere('noopener,popup', item as SavedSearch),
    },
    hitComponent: ({ hit, children }) => (
      <SearchHit
        hit={hit as SavedSearch}
        href={`/${hit.url.slice(site.baseUrl.length)}`}
        onSelect={(opensElsewhere) => {
          save(hit as SavedSearch)
          if (!opensElsewhere) closeSoon(true)
        }}
      >
        {children}
      </SearchHit>
    ),
    resultsFooterComponent: ({ state }) => (
      <div>
        <div>
          <Link href={formatSearchPath(state.query, context.version, settings)} onClick={() => closeSoon(true)}>
            {t('seeAllResults', { count: Number(state.context.nbHits ?? 0) })}
          </Link>
        </div>
      </div>
    ),
  } satisfies Partial<DocSearchModalProps>
}

const translations = {
  searchBox: {
    resetButtonTitle: t('clearQuery'),
    resetButtonAriaLabel: t('clearQuery'),
    cancelButtonText: t('cancel'),
    cancelButtonAriaLabel: t('cancel'),
    searchInputLabel: t('search'),
  },
  startScreen: {
    recentSearchesTitle: t('recentSearches'),
    noRecentSearchesText: t('noRecentSearches'),
    saveRecentSearchButtonTitle: t('saveSearch'),
    removeRecentSearchButtonTitle: t('removeRecentSearch'),
    favoriteSearchesTitle: t('favoriteSearches'),
    removeFavoriteSearchButtonTitle: t('removeFavoriteSearch'),
  },
  footer: {
    selectText: t('toSelect'),
    selectKeyAriaLabel: t('enterKey'),
    navigateText: t('toNavigate'),
    navigateUpKeyAriaLabel: t('arrowUpKey'),
    navigateDownKeyAriaLabel: t('arrowDownKey'),
    closeText: t('toClose'),
    closeKeyAriaLabel: t('escapeKey'),
    searchByText: t('searchBy'),
  },
} satisfies DocSearchModalProps['translations']
