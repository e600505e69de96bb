'use client'

import { DocSearchModal } from '@docsearch/react'
import { type FormEvent, type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import type { SearchOutcome } from '@/lib/search/modal-client'
import { typeInto } from '@/lib/site/next-internals'
import { t } from '@/lib/site/text'
import { fitViewport } from './fit-viewport'
import { loadSearchClient } from './load-search-client'
import { mendModal } from './mend-modal'
import { createModalOptions } from './modal-options'
import { modalTexts } from './modal-texts'
import { SearchMessage } from './search-message'
import styles from './search-modal.module.css'
import type { SearchSettings } from './search-settings'

interface SearchModalProps {
  dialog: RefObject<HTMLDialogElement | null>
  /** The field that took what the reader typed until now. */
  field: RefObject<HTMLInputElement | null>
  /** How far the page was scrolled when the search was opened. */
  scrollY: number
  settings: SearchSettings
  /** Called when the modal has taken over from the field. */
  onReady: () => void
  onClose: (toNewPage?: boolean) => void
}

const engine = process.env.NEXT_PUBLIC_ALGOLIA_APP_ID ? 'algolia' : 'local'

// The index is wanted as soon as this module is.
loadSearchClient().catch(() => {})

/** DocSearch's modal inside our dialog, with screens of ours where a search finds nothing or fails. */
export function SearchModal({ dialog, field, scrollY, settings, onReady, onClose }: SearchModalProps) {
  const [outcome, setOutcome] = useState<SearchOutcome>()
  const input = () => dialog.current?.querySelector<HTMLInputElement>('.DocSearch-Input')
  // All that DocSearch gets must stay the same, or it starts anew.
  const [options] = useState(() =>
    createModalOptions({
      settings,
      query: field.current?.value ?? '',
      dialog: () => dialog.current,
      onFollow: () => onClose(true),
      // An outcome that comes late is of no use any more.
      onOutcome: (late) => input()?.value === late.query && setOutcome(late),
    }),
  )
  const [close] = useState(() => () => onClose())

  useLayoutEffect(() => (dialog.current ? mendModal(dialog.current) : undefined), [dialog])
  useLayoutEffect(dropMargin, [])
  useEffect(() => dropMargin, [])
  useLayoutEffect(() => (dialog.current ? fitViewport(dialog.current) : undefined), [dialog])

  const search = (query: string) => {
    const element = input()
    if (!element) return
    setOutcome(undefined)
    // DocSearch asks when the text changes or the field gets the focus.
    element.blur()
    typeInto(element, query)
    element.focus()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and before the reader's next key.
  useLayoutEffect(() => {
    const { value = '', selectionStart = null, selectionEnd = null } = field.current ?? {}
    // What was typed since the query was read.
    if (value !== options.initialQuery) search(value)
    input()?.focus()
    input()?.setSelectionRange(selectionStart, selectionEnd)
    onReady()
  }, [])

  const forget = (event: FormEvent) => {
    if (event.type === 'reset' || input()?.value === '') setOutcome(undefined)
  }
  return (
    <div className={styles.modal} data-engine={engine} onInput={forget} onReset={forget}>
      <DocSearchModal
        {...options}
        initialScrollY={scrollY}
        placeholder={t('searchDocs')}
        translations={modalTexts}
        onClose={close}
      />
      {outcome && (outcome.hasFailed || outcome.count === 0) && (
        <SearchMessage outcome={outcome} settings={settings} search={search} />
      )}
      <p role="status" className="visually-hidden">
        {outcome && formatOutcome(outcome)}
      </p>
    </div>
  )
}

// DocSearch makes room for a scrollbar, whose place the page keeps anyway, and leaves the margin behind.
function dropMargin() {
  document.body.style.removeProperty('margin-right')
}

function formatOutcome({ query, count, hasFailed }: SearchOutcome): string {
  if (hasFailed) return `${t('searchFailed')}. ${t('searchFailedHelp')}`
  return count === 0 ? t('noResultsFor', { query }) : t('resultCount', { count })
}
