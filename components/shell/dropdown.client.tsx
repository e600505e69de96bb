'use client'

import { usePathname } from 'next/navigation'
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Icon, type IconName } from '@/components/ui/icon'
import { normalizePathname } from '@/lib/site/href'
import { findCurrent } from './active-path'
import styles from './dropdown.module.css'
import { type DropdownEntry, DropdownLink } from './navbar-link.client'

interface DropdownProps {
  /** Text of the button. */
  label: string
  /** Names the choices to those who cannot see them; the label alone when missing. */
  description?: string
  icon?: IconName
  entries: DropdownEntry[]
}

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count : at) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** A disclosure button with a list of links, which opens by click, hover, Enter or arrow keys; Escape returns to the button. */
export function Dropdown({ label, description, icon, entries }: DropdownProps) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  // The click that follows a hover must not close what the hover has just opened; the next one may.
  const openedByHover = useRef(false)
  const listId = useId()
  const pathname = normalizePathname(usePathname())
  const holdsPage = !description && entries.some((entry) => findCurrent(entry, pathname))

  useEffect(() => {
    if (open && root.current) return watchDismissal(root.current, () => setOpen(false))
  }, [open])

  const moveFocus = (event: KeyboardEvent) => {
    const step = steps[event.key]
    const isOpening = event.key.startsWith('Arrow')
    if (!step || event.nativeEvent.isComposing || !(open || isOpening)) return
    event.preventDefault()
    // Hidden links take no focus, so the list is shown first.
    flushSync(() => setOpen(true))
    const links: Element[] = [...(root.current?.querySelectorAll('a') ?? [])]
    const next = links[step(links.indexOf(document.activeElement ?? event.currentTarget), links.length)]
    if (next instanceof HTMLElement) next.focus()
  }

  const hover = (isOver: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    openedByHover.current = isOver && !open
    setOpen(isOver)
  }

  const toggle = () => {
    setOpen(openedByHover.current || !open)
    openedByHover.current = false
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover and arrow keys are conveniences; the button does all alone.
    <div
      ref={root}
      className={styles.dropdown}
      onKeyDown={moveFocus}
      onPointerEnter={hover(true)}
      onPointerLeave={hover(false)}
    >
      <button
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={listId}
        data-active={holdsPage || undefined}
        onClick={toggle}
      >
        {icon && <Icon name={icon} />}
        {description && <span className="visually-hidden">{description}: </span>}
        {label}
        <Icon name="chevronDown" size={12} />
      </button>
      <ul id={listId} className={styles.list} hidden={!open}>
        {entries.map((entry) => (
          <li key={entry.href + entry.label}>
            <DropdownLink
              entry={entry}
              className={styles.entry}
              noteClassName={styles.note}
              onClick={() => setOpen(false)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Calls back when the reader presses or focuses something else, or Escape, which gives the focus back to the button. */
function watchDismissal(root: HTMLElement, dismiss: () => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const dismissOutside = ({ target }: Event) => {
    if (target instanceof Node && !root.contains(target)) dismiss()
  }
  const dismissOnEscape = ({ key }: globalThis.KeyboardEvent) => {
    if (key !== 'Escape') return
    dismiss()
    if (root.contains(document.activeElement)) root.querySelector('button')?.focus()
  }
  document.addEventListener('pointerdown', dismissOutside, { signal })
  document.addEventListener('focusin', dismissOutside, { signal })
  document.addEventListener('keydown', dismissOnEscape, { signal })
  return () => listening.abort()
}
