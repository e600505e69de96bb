import { DocSearchModal, type DocSearchModalProps } from '@docsearch/react'
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Link } from '@/components/navigation/link'
import { buildContextFilters, indexName } from '@/lib/search/search-request'
import { t } from '@/lib/site/text'
import { loadSearchClient } from '../search-client'
import { failureTexts, NoResults, SearchFailure } from '../search-notice'
import { formatQuestion, readSearchContext, type SearchSettings } from '../search-settings'
import { createModalClient, type SearchOutcome } from './modal-client'
import { prepareSavedSearches, savePageOf } from './saved-searches'
import styles from './search-modal.module.css'
import '@docsearch/css/dist/_variables.css'
import '@docsearch/css/dist/modal.css'
import './docsearch.css'

/** Mounts DocSearch in the dialog, instead of the dialog's own field; returns how to remove it. */
export function mountSearch(dialog: HTMLDialogElement, close: () => void): () => void {
  const [panel, container] = dialog.children as unknown as [HTMLElement, HTMLElement]
  const field = panel.querySelector('input') as HTMLInputElement
  const root = createRoot(container)
  const settings: SearchSettings = JSON.parse(dialog.dataset.search ?? '')
  flushSync(() => root.render(<SearchModal settings={settings} initialQuery={field.value} close={close} />))
  const input = container.querySelector('input') as HTMLInputElement
  input.focus()
  input.setSelectionRange(field.selectionStart, field.selectionEnd)
  panel.hidden = true
  return () => {
    root.unmount()
    panel.hidden = false
  }
}

/** DocSearch scrolls to this when it closes. A hit may have scrolled the page, so it must stay where it is by then. */
const currentScrollY = { valueOf: () => scrollY } as unknown as number

interface SearchModalProps {
  settings: SearchSettings
  initialQuery: string
  close: () => void
}

/** DocSearch's modal, with the site's own screens for a search that finds nothing or fails. */
function SearchModal({ settings, initialQuery, close }: SearchModalProps) {
  const root = useRef<HTMLElement>(null)
  const input = () => root.current?.querySelector('input')
  const [outcome, setOutcome] = useState<SearchOutcome>()
  const [dropdown, setDropdown] = useState<Element | null>()
  const [start, setStart] = useState({ query: initialQuery, attempt: 0 })
  // DocSearch starts anew when an option changes. A late outcome is of no use.
  const [options] = useState(() =>
    createOptions(settings, close, (ended) => input()?.value === ended.query && setOutcome(ended)),
  )
  // DocSearch takes a query only when it starts.
  const search = (query: string) => {
    setOutcome(undefined)
    setStart(({ attempt }) => ({ query, attempt: attempt + 1 }))
  }
  const dropOutcome = (event: FormEvent) => {
    if (event.type === 'reset' || input()?.value === '') setOutcome(undefined)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs each time that DocSearch starts.
  useLayoutEffect(() => {
    if (start.attempt > 0) input()?.focus()
    setDropdown(root.current?.querySelector('.DocSearch-Dropdown'))
    if (root.current) correctRoles(root.current)
  }, [start.attempt])

  return (
    // Not a div: the header and footer of a section are not landmarks.
    <section
      ref={root}
      className={styles.modal}
      data-engine={process.env.NEXT_PUBLIC_SEARCH_ENGINE}
      onInput={dropOutcome}
      onReset={dropOutcome}
      // The dialog keeps the focus inside; DocSearch would send it to buttons that are not shown.
      onKeyDownCapture={(event) => event.key === 'Tab' && event.stopPropagation()}
    >
      <DocSearchModal key={start.attempt} {...options} initialQuery={start.query} initialScrollY={currentScrollY} />
      {dropdown &&
        outcome &&
        (outcome.error || outcome.count === 0) &&
        createPortal(
          // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: closes after its links, which have keys.
          <div className={styles.notice} onClick={({ target }) => (target as Element).closest('a') && closeSoon(close)}>
            {outcome.error ? (
              // The reader may have typed on since this search.
              <SearchFailure error={outcome.error} onRetry={() => search(input()?.value ?? outcome.query)} />
            ) : (
              <NoResults {...outcome} {...settings} onSearch={search} hasTitle />
            )}
          </div>,
          dropdown,
        )}
      <p role="status" className="visually-hidden">
        {outcome && formatOutcome(outcome)}
      </p>
    </section>
  )
}

/** Closes after the click that caused it: a removed link leads nowhere. */
function closeSoon(close: () => void): void {
  setTimeout(close)
}

/** DocSearch's options. */
function createOptions(settings: SearchSettings, close: () => void, onOutcome: (outcome: SearchOutcome) => void) {
  const site = { ...settings, origin: location.origin }
  const context = readSearchContext(settings)
  const canSave = prepareSavedSearches(indexName, site)
  const client = createModalClient(loadSearchClient, site, onOutcome)
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
    onClose: () => closeSoon(close),
    // Enter does what a click does.
    navigator: {
      navigate: () => document.querySelector<HTMLElement>('.DocSearch-Hit[aria-selected="true"] a')?.click(),
    },
    hitComponent: ({ hit, children }) => (
      <a ref={asTreeItem} href={hit.url} onClick={() => savePageOf(hit as unknown as Parameters<typeof savePageOf>[0])}>
        {children}
      </a>
    ),
    resultsFooterComponent: ({ state: { query, context: found } }) => (
      <Link
        href={`/search${formatQuestion({ query, version: context.version }, settings.versions[0]?.name)}`}
        onClick={() => closeSoon(close)}
      >
        {t('seeAllResults', { count: Number(found.nbHits ?? 0) })}
      </Link>
    ),
  } satisfies Partial<DocSearchModalProps>
}

/** DocSearch makes hits options of a list box, which may contain no links or buttons. Items of a tree may. */
function asTreeItem(link: HTMLElement | null): void {
  link?.closest('li')?.setAttribute('role', 'treeitem')
  link?.closest('ul')?.setAttribute('role', 'tree')
}

/** The dialog has the role and the name, so the container is not a button; the field opens the tree that `asTreeItem` makes. */
function correctRoles(root: HTMLElement): void {
  const container = root.querySelector('.DocSearch-Container')
  const field = root.querySelector('input')
  root.querySelector('.DocSearch-Dropdown')?.setAttribute('id', 'search-hits')
  for (const name of ['role', 'tabindex', 'aria-expanded', 'aria-haspopup', 'aria-labelledby'])
    container?.removeAttribute(name)
  const attributes = { role: 'combobox', 'aria-haspopup': 'tree', 'aria-expanded': 'true' }
  for (const [name, value] of Object.entries(attributes)) field?.setAttribute(name, value)
  // On the container, DocSearch refers to lists that do not exist; on the field, to no list while there are no hits.
  const correctControls = () => {
    container?.removeAttribute('aria-controls')
    if (field?.hasAttribute('aria-controls') === false) field.setAttribute('aria-controls', 'search-hits')
  }
  correctControls()
  new MutationObserver(correctControls).observe(root, { subtree: true, attributeFilter: ['aria-controls'] })
}

function formatOutcome({ query, count, error }: SearchOutcome): string {
  if (error) return failureTexts(error).join('. ')
  return count === 0 ? t('noResultsFor', { query }) : t('resultCount', { count })
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
