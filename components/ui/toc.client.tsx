'use client'

import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { keepInView } from '@/components/inline/keep-in-view'
import { decodeHash } from '@/components/navigation/hash-target.browser'
import { t } from '@/lib/site/text'
import { Icon } from './icon'
import styles from './toc.module.css'

const readerScrollEvents = ['wheel', 'touchmove', 'keydown'] as const
const scrollKeys = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' '])

/** One line of the table of contents. */
export interface TocLine {
  level: number
  id: string
  text: string
}

/** "On this page": a list beside the text from 997 px, else a bar that stays below the navbar and opens the list. */
export function Toc({ lines }: { lines: TocLine[] }) {
  const [open, setOpen] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const listId = useId()
  const activeId = useActiveHeading(lines, list)
  const activeText = lines.find((line) => line.id === activeId)?.text
  const topLevel = Math.min(...lines.map((line) => line.level))

  return (
    <nav className={styles.toc} aria-label={t('onThisPage')} data-chrome="">
      <p className={styles.title}>{t('onThisPage')}</p>
      <button
        type="button"
        className={styles.bar}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        <Icon name="list" />
        <span>{t('onThisPage')}</span>
        <span className={styles.here} aria-hidden="true">
          {activeText}
        </span>
        <Icon name="chevronDown" size={12} />
      </button>
      <ul id={listId} ref={list} className={styles.list} data-open={open || undefined}>
        {lines.map(({ id, level, text }) => (
          <li key={id} data-depth={level - topLevel}>
            <a href={`#${id}`} aria-current={id === activeId ? 'location' : undefined} onClick={() => setOpen(false)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/**
 * The id of the heading above the text being read, or undefined above the first one.
 * A heading that was chosen (by click or hash) counts until the reader scrolls, since a short last section can never reach
 * the top; at the end of the page the last heading counts.
 */
function useActiveHeading(lines: TocLine[], list: RefObject<HTMLElement | null>): string | undefined {
  const [activeId, setActiveId] = useState<string>()

  useEffect(() => {
    const ids = lines.map((line) => line.id)
    let pinned = pinnedByHash(ids)
    let frame = 0

    const update = () => {
      frame = 0
      setActiveId(pinned ?? findActive(ids))
    }
    const schedule = () => {
      frame ||= requestAnimationFrame(update)
    }
    const pin = () => {
      pinned = pinnedByHash(ids)
      schedule()
    }
    // A click on the hash that is already in the address fires no hashchange.
    const pinClicked = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href*="#"]') : null
      const id = link ? decodeHash(new URL(link.getAttribute('href') ?? '', location.href).hash) : ''
      if (!ids.includes(id)) return
      pinned = id
      schedule()
    }
    const unpin = (event: Event) => {
      if (event instanceof KeyboardEvent && !scrollKeys.has(event.key)) return
      pinned = undefined
      schedule()
    }

    update()
    addEventListener('scroll', schedule, { passive: true })
    addEventListener('resize', schedule)
    addEventListener('hashchange', pin)
    document.addEventListener('click', pinClicked)
    for (const type of readerScrollEvents) addEventListener(type, unpin, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', schedule)
      removeEventListener('resize', schedule)
      removeEventListener('hashchange', pin)
      document.removeEventListener('click', pinClicked)
      for (const type of readerScrollEvents) removeEventListener(type, unpin)
    }
  }, [lines])

  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (activeId && link && list.current) keepInView(list.current, link)
  }, [activeId, list])

  return activeId
}

function pinnedByHash(ids: string[]): string | undefined {
  const id = decodeHash(location.hash)
  return ids.includes(id) ? id : undefined
}

function findActive(ids: string[]): string | undefined {
  const root = document.documentElement
  const isAtEnd = root.scrollHeight - innerHeight - scrollY < 2 && scrollY > 0
  if (isAtEnd) return ids.at(-1)
  // One pixel of slack: a heading scrolled to by its anchor may land on a fraction.
  const limit = Number.parseFloat(getComputedStyle(root).scrollPaddingBlockStart) + 1
  return ids.findLast((id) => {
    const heading = document.getElementById(id)
    return heading !== null && heading.getBoundingClientRect().top <= limit
  })
}
