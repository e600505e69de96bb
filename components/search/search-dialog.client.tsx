'use client'

import { useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { OnDemand } from '@/components/ui/on-demand.client'
import { t } from '@/lib/site/text'
import styles from './search-dialog.module.css'
import type { SearchSettings, SearchStart } from './search-settings'

/** Fetches the modal's code and style, and with it begins to fetch the index. */
export const loadModal = () => import('./modal/search-modal.client')

interface SearchDialogProps {
  start: SearchStart
  settings: SearchSettings
  onClose: (toNewPage?: boolean) => void
}

/**
 * The dialog of the search: a native one, so that the browser keeps the focus inside and the page inert. Until the modal
 * is there it holds a field that takes what the reader types.
 */
export function SearchDialog({ start, settings, onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [isReady, setReady] = useState(false)
  // A field that goes away breaks off the word that an input method is composing.
  const [isComposing, setComposing] = useState(false)

  useLayoutEffect(() => {
    dialog.current?.showModal()
    field.current?.focus()
    if (start.isSelection) field.current?.select()
    return dialog.current ? fitViewport(dialog.current) : undefined
  }, [start])

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t('search')}
      aria-modal="true"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onMouseDown={(event) => event.target === dialog.current && onClose()}
    >
      <div className={isReady ? styles.modal : styles.panel}>
        {!isReady && (
          <div className={styles.bar}>
            <div className={styles.box}>
              <Icon name="search" size={24} />
              <input
                ref={field}
                type="search"
                className={styles.field}
                aria-label={t('search')}
                placeholder={t('searchDocs')}
                maxLength={64}
                autoComplete="off"
                defaultValue={start.query}
                onCompositionStart={() => setComposing(true)}
                onCompositionEnd={() => setComposing(false)}
              />
            </div>
            <button type="button" className={styles.cancel} onClick={() => onClose()}>
              {t('cancel')}
            </button>
          </div>
        )}
        <OnDemand load={loadModal}>
          {({ SearchModal }) =>
            isComposing ? null : (
              <SearchModal
                dialog={dialog}
                field={field}
                scrollY={start.scrollY}
                settings={settings}
                onReady={() => setReady(true)}
                onClose={onClose}
              />
            )
          }
        </OnDemand>
      </div>
    </dialog>
  )
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
  fit()
  viewport.addEventListener('resize', fit)
  viewport.addEventListener('scroll', fit)
  return () => {
    viewport.removeEventListener('resize', fit)
    viewport.removeEventListener('scroll', fit)
  }
}
