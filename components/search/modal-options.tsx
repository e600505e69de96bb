import type { DocSearchModalProps } from '@docsearch/react'
import { Link } from '@/components/navigation/link.client'
import type { SiteAddress } from '@/lib/search/hit-path'
import { createModalClient, type SearchOutcome } from '@/lib/search/modal-client'
import { prepareSavedSearches, type SavedSearch, saveRecentPage } from '@/lib/search/saved-searches'
import { buildContextFilters, indexName } from '@/lib/search/search-request'
import { t } from '@/lib/site/text'
import { loadSearchClient } from './load-search-client'
import { readSearchContext } from './search-context'
import { SearchHit } from './search-hit'
import { SearchRow } from './search-row'
import type { SearchSettings } from './search-settings'

interface ModalSetting {
  settings: SearchSettings
  /** What the reader has typed so far. */
  query: string
  /** The dialog in which the hits are drawn. */
  dialog: () => HTMLElement | null
  /** Called when the reader leaves for another page. */
  onFollow: () => void
  onOutcome: (outcome: SearchOutcome) => void
}

type TransformClient = NonNullable<DocSearchModalProps['transformSearchClient']>

/** What DocSearch's modal is told: whom to ask, what to draw, where to go. */
export function createModalOptions({ settings, query, dialog, onFollow, onOutcome }: ModalSetting) {
  const site: SiteAddress = { ...settings, origin: location.origin }
  const context = readSearchContext(settings)
  const canSave = prepareSavedSearches(indexName, site)
  const toPath = (url: string) => `/${url.slice(site.baseUrl.length)}`
  const save = (hit: SavedSearch & { __docsearch_parent?: unknown }) => {
    if (canSave && hit.type === 'content' && !hit.__docsearch_parent) saveRecentPage(hit, indexName, site)
  }
  const client = createModalClient({ loadClient: loadSearchClient, site, onOutcome })

  return {
    // DocSearch makes a client of its own before it takes ours, and wants credentials for it.
    appId: 'site',
    apiKey: 'site',
    indexName,
    initialQuery: query,
    insights: false,
    disableUserPersonalization: !canSave,
    searchParameters: { facetFilters: buildContextFilters(context) },
    transformSearchClient: ({ addAlgoliaAgent, transporter }) => ({
      addAlgoliaAgent,
      transporter,
      search: client.search as ReturnType<TransformClient>['search'],
    }),
    navigator: {
      // Enter does what a click does.
      navigate() {
        dialog()?.querySelector<HTMLElement>('[aria-selected="true"] a')?.click()
      },
      navigateNewTab({ item, itemUrl }) {
        save(item as SavedSearch)
        open(itemUrl, '_blank', 'noopener')
      },
      navigateNewWindow({ item, itemUrl }) {
        save(item as SavedSearch)
        open(itemUrl, '_blank', 'noopener,popup')
      },
    },
    hitComponent: ({ hit, children }) => (
      <SearchHit
        hit={hit as SavedSearch}
        href={toPath(hit.url)}
        onSelect={(opensElsewhere) => {
          save(hit as SavedSearch)
          if (!opensElsewhere) onFollow()
        }}
      >
        {children}
      </SearchHit>
    ),
    resultsFooterComponent: ({ state }) => (
      <SearchRow>
        <Link href={formatSearchPath(state.query, context.version, settings)} onClick={onFollow}>
          {t('seeAllResults', { count: Number(state.context.nbHits ?? 0) })}
        </Link>
      </SearchRow>
    ),
  } satisfies Partial<DocSearchModalProps>
}

function formatSearchPath(query: string, version: string, { versions }: SearchSettings): string {
  const params = new URLSearchParams({ q: query })
  if (version !== versions[0]) params.set('version', version)
  return `/search?${params}`
}
