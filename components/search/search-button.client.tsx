'use client'
import { usePathname } from 'next/navigation'
import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from '@/components/ui/icon'
import { t } from '@/lib/site/text'
import styles from './search-button.module.css'
import { loadModal, SearchDialog } from './search-dialog.client'
import type { SearchSettings, SearchStart } from './search-settings'

/** The button that opens the search, and the keys that do; what it opens is fetched when the reader shows intent. */
export function SearchButton({ settings }: { settings: SearchSettings }) {
  const [start, setStart] = useState<SearchStart>()
  const button = useRef<HTMLButtonElement>(null)
  const opener = useRef<Element>(null)
  const pathname = usePathname()
  const isOpen = start !== undefined

  const open = (query?: string) => {
    opener.current = document.activeElement
    const selected = query === undefined ? String(getSelection()).trim().slice(0, queryLength) : ''
    setStart({ query: query ?? selected, isSelection: selected !== '', scrollY })
  }
  const close = useCallback((toNewPage?: boolean) => {
    if (toNewPage) opener.current = null
    setStart(undefined)
  }, [])
  useSearchShortcuts({ button, isOpen, open, close })

  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the search, whatever led to it.
  useEffect(() => close(true), [pathname, close])

  useEffect(() => {
    if (!isOpen) return
    return () => restoreFocus(opener.current, button.current)
  }, [isOpen])

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={t('search')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        data-needs-js=""
        onClick={() => open()}
        onPointerEnter={preload}
        onFocus={preload}
        onTouchStart={preload}
      >
        <Icon name="search" />
        <span className={styles.label}>{t('searchDocs')}</span>
        <kbd className={styles.keys} data-platform="apple">
          ⌘ K
        </kbd>
        <kbd className={styles.keys} data-platform="other">
          Ctrl K
        </kbd>
      </button>
      {start && createPortal(<SearchDialog start={start} settings={settings} onClose={close} />, document.body)}
    </>
  )
}

/** Characters that a query may have. */
const queryLength = 64

function preload() {
  loadModal().catch(() => {})
}

/** Back to where the focus was; to the button when nothing had it or that is gone. */
function restoreFocus(opener: Element | null, button: HTMLElement | null) {
  if (!opener) return
  if (opener !== document.body && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
  if (document.activeElement !== opener || opener === document.body) button?.focus({ preventScroll: true })
}

interface Shortcuts {
  button: RefObject<HTMLButtonElement | null>
  isOpen: boolean
  /** Without a query the selected text is searched. */
  open: (query?: string) => void
  close: () => void
}

/** The keys of the search: Ctrl or ⌘ with K, `/` outside of fields, a letter on the button, and Escape. */
function useSearchShortcuts({ button, isOpen, open, close }: Shortcuts) {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event
    // DocSearch prevents the default of Escape, which is to empty the field.
    if (event.isComposing || (event.defaultPrevented && !isOpen)) return
    const isPlain = !ctrlKey && !metaKey && !altKey
    const isChord = ctrlKey !== metaKey && !altKey && !shiftKey && key.toLowerCase() === 'k'
    const isLetter = isPlain && document.activeElement === button.current && /^[\p{L}\p{N}]$/u.test(key)
    const isSlash = isPlain && key === '/' && !isField(event.target)
    if (isOpen ? !isChord && key !== 'Escape' : !isChord && !isSlash && !isLetter) return
    event.preventDefault()
    if (event.repeat) return
    if (isOpen) close()
    else open(isLetter ? key : undefined)
  })

  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
}
