'use client'

import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import { Icon, type IconName } from '@/components/ui/icon'
import { Link } from '@/components/ui/link.client'
import styles from './dropdown.module.css'
import { LocaleLink } from './locale-link.client'

/** One choice of a dropdown. */
export interface DropdownEntry {
  label: string
  href: string
  external?: boolean
  /** Marks the choice in force, such as the docs version shown. */
  current?: boolean
  /** What the reader should know before following the link. */
  note?: string
  /** Called when the reader follows the link. */
  onPick?: () => void
  /** Set on the choice of a language: it leads to the page that is open, in that language. */
  locale?: { lang: string; baseUrl: string; trailingSlash: boolean }
}

interface DropdownProps {
  /** What the button shows. */
  label: string
  /** What the choices are, for those who do not see them; the label alone when missing. */
  description?: string
  icon?: IconName
  entries: DropdownEntry[]
}

/** A disclosure button with a list of links: opens by click, hover, Enter or arrow down; Escape returns to the button. */
export function Dropdown({ label, description, icon, entries }: DropdownProps) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  // A click while the mouse is over must not close what hovering has just opened.
  const hovered = useRef(false)
  const listId = useId()

  useEffect(() => {
    if (!open) return
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [open])

  const focusLink = (step: number) => {
    const links = [...(root.current?.querySelectorAll('a') ?? [])]
    const from = links.findIndex((link) => link.matches(':focus'))
    links[(from + step + links.length) % links.length]?.focus()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      setOpen(false)
      button.current?.focus()
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      // The list is shown by the state set above, so the focus waits for it.
      requestAnimationFrame(() => focusLink(event.key === 'ArrowDown' ? 1 : -1))
    }
  }

  const onHover = (isOver: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    hovered.current = isOver
    setOpen(isOver)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover and arrow keys are conveniences; the button does all alone.
    <div
      ref={root}
      className={styles.dropdown}
      onKeyDown={onKeyDown}
      onPointerEnter={onHover(true)}
      onPointerLeave={onHover(false)}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(hovered.current || !open)}
      >
        {icon && <Icon name={icon} />}
        {description && <span className="visually-hidden">{description}: </span>}
        {label}
        <Icon name="chevronDown" size={12} />
      </button>
      <ul id={listId} className={styles.list} hidden={!open}>
        {entries.map((entry) => (
          <li key={entry.href + entry.label}>
            <DropdownLink entry={entry} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function DropdownLink({ entry }: { entry: DropdownEntry }) {
  const shared = {
    className: styles.entry,
    'aria-current': entry.current ? ('true' as const) : undefined,
    ...(entry.onPick && { onClick: entry.onPick }),
  }
  if (entry.locale) {
    const { lang, ...address } = entry.locale
    return (
      <LocaleLink {...shared} {...address} lang={lang} hrefLang={lang}>
        {entry.label}
      </LocaleLink>
    )
  }
  if (entry.external) {
    return (
      <a {...shared} href={entry.href} rel="noopener noreferrer">
        {entry.label}
      </a>
    )
  }
  return (
    <Link {...shared} href={entry.href}>
      {entry.label}
      {entry.note && <span className={styles.note}>{entry.note}</span>}
    </Link>
  )
}
