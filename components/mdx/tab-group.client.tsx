'use client'

import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { flushSync } from 'react-dom'
import styles from './tabs.module.css'
import { useTabChoice } from './use-tab-choice'

interface TabGroupProps {
  tabs: Array<{ value: string; label: string; content: ReactNode; className?: string }>
  /** Value of the tab that is open at first. */
  initial: string
  className?: string
  groupId?: string
  /** Name under which the choice stands in the address. */
  queryKey?: string
}

/**
 * Tabs by the ARIA pattern. Without scripts, and in print, every panel shows under its label. Before hydration the open tab may
 * differ from the built one: `tab-restore.ts` has set it.
 */
export function TabGroup({ tabs, initial, className = '', groupId, queryKey }: TabGroupProps) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const values = tabs.map(({ value }) => value)
  const { selected, select } = useTabChoice({ values, initial, groupId, queryKey })
  useRevealedPanel(root, (index) => select(values[index] ?? initial, false))

  const choose = (index: number, button: HTMLElement) => {
    const top = button.getBoundingClientRect().top
    flushSync(() => select(values[index] ?? initial, true))
    // Other groups of the name above this one may have changed their height: the tab stays under the pointer.
    window.scrollBy({ top: button.getBoundingClientRect().top - top, behavior: 'instant' })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = nextIndex(event, values.indexOf(selected), tabs.length)
    const button = event.currentTarget.children[next ?? -1]
    if (next === undefined || !(button instanceof HTMLElement)) return
    event.preventDefault()
    button.focus()
    choose(next, button)
  }

  return (
    <div ref={root} className={`${styles.tabs} ${className}`.trim()} data-tab-group={groupId} data-tab-query={queryKey}>
      <div role="tablist" className={styles.list} onKeyDown={onKeyDown}>
        {tabs.map(({ value, label, className: tabClass }, index) => (
          <button
            key={value}
            suppressHydrationWarning
            className={tabClass}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={value === selected}
            tabIndex={value === selected ? 0 : -1}
            data-value={value}
            onClick={(event) => choose(index, event.currentTarget)}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ value, label, content }, index) => (
        <div
          key={value}
          suppressHydrationWarning
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          className={styles.panel}
          data-panel={index}
          data-closed={value === selected ? undefined : ''}
        >
          <p className={styles.label}>{label}</p>
          {content}
        </div>
      ))}
    </div>
  )
}

function nextIndex(
  { key, currentTarget }: KeyboardEvent<HTMLElement>,
  index: number,
  count: number,
): number | undefined {
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === 'ArrowRight' || key === 'ArrowLeft') return (index + (key === forward ? 1 : count - 1)) % count
  return undefined
}

/** Keeps closed panels searchable (`hidden="until-found"`), and opens the one in which the browser's search or a hash finds its target. */
function useRevealedPanel(root: RefObject<HTMLElement | null>, reveal: (index: number) => void): void {
  useLayoutEffect(() => {
    // The page, not React, knows the open panel at first: the script behind it has restored the reader's choice.
    for (const panel of panelsOf(root.current)) {
      if (panel.dataset.closed === undefined) panel.removeAttribute('hidden')
      else panel.setAttribute('hidden', 'until-found')
    }
  })

  const revealNow = useEffectEvent(reveal)
  useEffect(() => {
    const panels = panelsOf(root.current)
    const onFound = ({ currentTarget }: Event) => {
      if (currentTarget instanceof HTMLElement) revealNow(indexOf(currentTarget))
    }
    for (const panel of panels) panel.addEventListener('beforematch', onFound)
    return () => {
      for (const panel of panels) panel.removeEventListener('beforematch', onFound)
    }
  }, [root])
}

function panelsOf(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.children ?? [])].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child.dataset.panel !== undefined,
  )
}

function indexOf(panel: HTMLElement): number {
  return Number(panel.dataset.panel)
}
