import { DocSearchModal } from '@docsearch/react'
import { options as preact } from 'preact'
import { type FormEvent, useEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { StartWorker } from '@/lib/search/local/local-client'
import type { SearchOutcome } from '@/lib/search/modal-client'
import { prepareSavedSearches } from '@/lib/search/saved-searches'
import { indexName } from '@/lib/search/search-request'
import { t } from '@/lib/site/text'
import { failureTexts, NoResults, SearchFailure } from '../search-notice'
import type { SearchSettings } from '../search-settings'
import { askEarly, createModalOptions } from './modal-options'
import { patchRoles } from './patch-roles'
import styles from './search-modal.module.css'
import { WaysIn } from './ways-in'
import './docsearch.css'

/** The answer that the last key asked for. */
let answer: Promise<unknown> | undefined
/** Milliseconds after which it is shown that the answer takes its time. */
const patience = 100

// For each key DocSearch changes its state step by step: what it has come to is drawn once, with the answer if that is quick.
preact.debounceRendering = (draw) =>
  setTimeout(async () => {
    await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, patience))])
    setTimeout(draw)
  })

/** What the dialog hands to the modal. */
interface DialogLink {
  startWorker: StartWorker
  close: (toNewPage?: boolean) => void
  /** Whether an input method is composing a word in the dialog's field. */
  isComposing: () => boolean
}

interface SearchModalProps extends Omit<DialogLink, 'isComposing'> {
  dialog: HTMLDialogElement
  /** The field that took what the reader typed until now. */
  field: HTMLInputElement
  /** How far the page was scrolled when the search was opened. */
  scrollY: number
  settings: SearchSettings
  early: ReturnType<typeof askEarly> | undefined
  /** Called when the modal has taken over from the field. */
  onReady: () => void
}

/** Puts the modal in the place of the dialog's field, unless that is closed or has one; returns how to take it away. */
export async function mountSearchModal(
  dialog: HTMLDialogElement,
  { isComposing, ...link }: DialogLink,
): Promise<(() => void) | undefined> {
  const [panel, container] = dialog.children as unknown as [HTMLElement, HTMLElement]
  const field = panel.querySelector('input') as HTMLInputElement
  const settings = JSON.parse(dialog.dataset.search ?? '')
  const early = field.value ? askEarly(field.value, settings, link.startWorker) : undefined
  // The field is painted before the modal takes its time.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  // A field that goes away breaks off the word that an input method is composing.
  if (isComposing()) await new Promise((resolve) => field.addEventListener('compositionend', resolve, { once: true }))
  if (!dialog.open || container.hasChildNodes()) return undefined
  const props: SearchModalProps = {
    ...{ ...link, dialog, scrollY, field, settings, early },
    onReady: () => panel.remove(),
  }
  const stopFitting = fitViewport(dialog)
  const root = createRoot(container)
  // It asks for its first hits in an effect: not only when it has been painted without them.
  preact.requestAnimationFrame = queueMicrotask
  root.render(<SearchModal {...props} />)
  delete preact.requestAnimationFrame
  return () => {
    stopFitting()
    root.unmount()
    // With a hit DocSearch saves what it showed of the hit's page.
    prepareSavedSearches(indexName, { ...settings, origin: location.origin })
    dialog.prepend(panel)
  }
}

/** DocSearch's modal inside our dialog, with screens of ours where a search finds nothing or fails. */
function SearchModal({ dialog, field, scrollY, settings, startWorker, early, onReady, close }: SearchModalProps) {
  const find = (part: string) => dialog.querySelector<HTMLInputElement>(`.DocSearch-${part}`)
  const [outcome, setOutcome] = useState<SearchOutcome>()
  const [dropdown, setDropdown] = useState<HTMLElement | null>(null)
  const [hasQuery, setHasQuery] = useState(field.value !== '')
  const [{ query, attempt }, setStart] = useState(() => ({ query: field.value, attempt: 0 }))
  // All that DocSearch gets must stay the same, or it starts anew.
  const [options] = useState(() =>
    createModalOptions({
      settings,
      dialog,
      startWorker,
      early,
      onClose: close,
      onAsk: (asked) => {
        answer = asked
      },
      // An outcome that comes late is of no use any more.
      onOutcome: (late) => find('Input')?.value === late.query && setOutcome(late),
    }),
  )
  // DocSearch takes another query, or the same once more, only when it starts.
  const search = (next: string) => {
    setOutcome(undefined)
    setHasQuery(true)
    setStart({ query: next, attempt: attempt + 1 })
  }
  const forget = (event: FormEvent) => {
    const isEmpty = event.type === 'reset' || find('Input')?.value === ''
    setHasQuery(!isEmpty)
    if (isEmpty) setOutcome(undefined)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time that DocSearch starts, before the reader's next key.
  useLayoutEffect(() => {
    // DocSearch makes room for a scrollbar, whose place the page keeps anyway, and leaves the margin behind.
    dropMargin()
    const { selectionStart, selectionEnd } = attempt === 0 ? field : (find('Input') ?? field)
    find('Input')?.focus()
    find('Input')?.setSelectionRange(selectionStart, selectionEnd)
    setDropdown(find('Dropdown'))
    onReady()
    return patchRoles(dialog)
  }, [attempt])
  useEffect(() => dropMargin, [])

  return (
    <div
      className={styles.modal}
      data-engine={process.env.NEXT_PUBLIC_SEARCH_ENGINE}
      onInput={forget}
      // DocSearch asks for the saved searches when the field gains focus. Safari doesn't focus buttons, so the field still has it.
      onClickCapture={({ target }) => (target as Element).closest('[type=reset]') && find('Input')?.blur()}
      onReset={forget}
      // The dialog keeps the focus inside; DocSearch would send it to what is not shown.
      onKeyDownCapture={(event) => event.key === 'Tab' && event.stopPropagation()}
    >
      <DocSearchModal key={attempt} {...options} initialQuery={query} initialScrollY={scrollY} />
      {dropdown && !hasQuery && createPortal(<WaysIn onLeave={() => close(true)} />, dropdown)}
      {dropdown &&
        outcome &&
        (outcome.hasFailed || outcome.count === 0) &&
        createPortal(
          <div className={styles.notice}>
            {outcome.hasFailed ? (
              <SearchFailure onRetry={() => search(outcome.query)} details={outcome.failure} />
            ) : (
              <>
                <NoResults {...outcome} missingResultsUrl={settings.missingResultsUrl} onSearch={search} hasTitle />
                <WaysIn onLeave={() => close(true)} />
              </>
            )}
          </div>,
          dropdown,
        )}
      <p role="status" className="visually-hidden">
        {outcome && formatOutcome(outcome)}
      </p>
    </div>
  )
}

function dropMargin() {
  document.body.style.removeProperty('margin-right')
}

function formatOutcome({ query, count, hasFailed }: SearchOutcome): string {
  if (hasFailed) return failureTexts().join('. ')
  return count === 0 ? t('noResultsFor', { query }) : t('resultCount', { count })
}

/** Keeps an element as high as what the on-screen keyboard leaves of the window, through two custom properties. */
function fitViewport(element: HTMLElement): () => void {
  const viewport = window.visualViewport
  if (!viewport) return () => {}
  const fit = () => {
    // A zoomed page shows less of everything, as it must.
    if (viewport.scale > 1.01) return
    element.style.setProperty('--visible-height', `${viewport.height}px`)
    element.style.setProperty('--visible-top', `${viewport.offsetTop}px`)
  }
  const controller = new AbortController()
  for (const type of ['resize', 'scroll']) viewport.addEventListener(type, fit, controller)
  fit()
  return () => controller.abort()
}
