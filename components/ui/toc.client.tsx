'use client'

import { useId, useRef, useState } from 'react'
import { t } from '@/lib/site/text'
import { useActiveHeading } from './active-heading.client'
import { Icon } from './icon'
import styles from './toc.module.css'

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
