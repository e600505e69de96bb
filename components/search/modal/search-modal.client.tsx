import { DocSearchModal } from '@docsearch/react'
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { StartWorker } from '@/lib/search/local/local-client'
import type { SearchOutcome } from '@/lib/search/modal-client'
import { t } from '@/lib/site/text'
import { failureTexts, NoResults, SearchFailure } from '../search-notice'
import type { SearchSettings } from '../search-settings'
import { createModalOptions } from './modal-options'
import styles from './search-modal.module.css'
import './docsearch.css'

interface Link {
  close: () => void
  startWorker: StartWorker
}

/** Mounts DocSearch in the dialog, in place of the dialog's own field; returns how to remove it. */
export function mountSearch(dialog: HTMLDialogElement, link: Link): () => void {
  const [panel, container] = dialog.children as unknown as [HTMLElement, HTMLElement]
  const field = panel.querySelector('input') as HTMLInputElement
  const root = createRoot(container)
  root.render(<SearchModal {...link} settings={JSON.parse(dialog.dataset.search ?? '')} initialQuery={field.value} />)
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

interface SearchModalProps extends Link {
  settings: SearchSettings
  initialQuery: string
}

/** DocSearch's modal, with the site's own screens where a search finds nothing or fails. */
function SearchModal({ settings, initialQuery, close, startWorker }: SearchModalProps) {
  const root = useRef<HTMLElement>(null)
  const input = () => root.current?.querySelector('input')
  const [outcome, setOutcome] = useState<SearchOutcome>()
  const [dropdown, setDropdown] = useState<Element | null>()
  const [start, setStart] = useState({ query: initialQuery, attempt: 0 })
  // DocSearch starts anew when an option changes. An outcome that comes late is of no use.
  const [options] = useState(() =>
    createModalOptions({
      settings,
      startWorker,
      onClose: close,
      onOutcome: (ended) => input()?.value === ended.query && setOutcome(ended),
    }),
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
    // Not a div: the header and footer of a section are no landmarks.
    <section
      ref={root}
      className={styles.modal}
      data-engine={process.env.NEXT_PUBLIC_SEARCH_ENGINE}
      onInput={dropOutcome}
      onReset={dropOutcome}
      // DocSearch reads the saved searches when its field gains focus. Safari doesn't focus buttons, so the field still has it.
      onClickCapture={({ target }) => (target as Element).closest('[type=reset]') && input()?.blur()}
      // The dialog keeps the focus inside; DocSearch would send it to buttons that are not shown.
      onKeyDownCapture={(event) => event.key === 'Tab' && event.stopPropagation()}
    >
      <DocSearchModal key={start.attempt} {...options} initialQuery={start.query} initialScrollY={currentScrollY} />
      {dropdown &&
        outcome &&
        (outcome.error || outcome.count === 0) &&
        createPortal(
          <div className={styles.notice}>
            {outcome.error ? (
              <SearchFailure error={outcome.error} onRetry={() => search(outcome.query)} />
            ) : (
              <NoResults {...outcome} missingResultsUrl={settings.missingResultsUrl} onSearch={search} hasTitle />
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

/** The dialog has the role and the name, so the container is not a button; the field opens the tree that `asTreeItem` makes. */
function correctRoles(root: HTMLElement): void {
  const container = root.querySelector('.DocSearch-Container')
  const field = root.querySelector('input')
  root.querySelector('.DocSearch-Dropdown')?.setAttribute('id', 'search-hits')
  for (const name of ['role', 'tabindex', 'aria-expanded', 'aria-haspopup', 'aria-labelledby'])
    container?.removeAttribute(name)
  const attributes = { role: 'combobox', 'aria-haspopup': 'tree', 'aria-expanded': 'true' }
  for (const [name, value] of Object.entries(attributes)) field?.setAttribute(name, value)
  // DocSearch names lists that do not exist on the container, and none on the field while there are no hits.
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
