import type { DocSearchModalProps } from '@docsearch/react'
import { Link } from '@/components/navigation/link'
import { loadSearchClient } from '@/lib/search/create-search-client'
import type { StartWorker } from '@/lib/search/local/local-client'
import { createModalClient, type SearchOutcome } from '@/lib/search/modal-client'
import { prepareSavedSearches, type SavedSearch, saveRecentPage } from '@/lib/search/saved-searches'
import { buildContextFilters, indexName } from '@/lib/search/search-request'
import { t } from '@/lib/site/text'
import { formatSearchPath, readSearchContext, type SearchSettings } from '../search-settings'

interface ModalSetting {
  settings: SearchSettings
  startWorker: StartWorker
  onClose: () => void
  onOutcome: (outcome: SearchOutcome) => void
}

/** DocSearch's options. */
export function createModalOptions({ settings, startWorker, onClose, onOutcome }: ModalSetting) {
  const site = { ...settings, origin: location.origin }
  const context = readSearchContext(settings)
  const canSave = prepareSavedSearches(indexName, site)
  const client = createModalClient({ loadClient: () => loadSearchClient(startWorker), site, onOutcome })
  // After the click that caused it: a removed link leads nowhere.
  const closeSoon = () => void setTimeout(onClose)

  return {
    // DocSearch creates a client with these before it takes ours.
    appId: 'site',
    apiKey: 'site',
    indexName,
    placeholder: t('searchDocs'),
    translations,
    disableUserPersonalization: !canSave,
    searchParameters: { facetFilters: buildContextFilters(context) },
    transformSearchClient: (own) => ({ ...own, search: client.search as typeof own.search }),
    onClose: closeSoon,
    // Enter does what a click does.
    navigator: {
      navigate: () => document.querySelector<HTMLElement>('.DocSearch-Hit[aria-selected="true"] a')?.click(),
    },
    hitComponent: ({ hit, children }) => (
      <a
        ref={asTreeItem}
        href={hit.url}
        onClick={() => canSave && saveRecentPage(hit as unknown as SavedSearch, indexName, site)}
      >
        {children}
      </a>
    ),
    resultsFooterComponent: ({ state }) => (
      <Link href={formatSearchPath(state.query, context.version, settings)} onClick={closeSoon}>
        {t('seeAllResults', { count: Number(state.context.nbHits ?? 0) })}
      </Link>
    ),
  } satisfies Partial<DocSearchModalProps>
}

/** DocSearch makes hits options of a list box, which may contain no links or buttons. Items of a tree may. */
function asTreeItem(link: HTMLElement | null): void {
  link?.closest('li')?.setAttribute('role', 'treeitem')
  link?.closest('ul')?.setAttribute('role', 'tree')
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
