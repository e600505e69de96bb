import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/lib/site/settings/icons'
import styles from './dropdown.module.css'
import { type DropdownEntry, DropdownLink, findCurrent } from './navbar-link'

/** Choices under one name. */
export interface Choices {
  label: string
  /** Names the choices to those who cannot see them; the label alone when missing. */
  description?: string
  icon?: IconName
  entries: DropdownEntry[]
}

interface DropdownProps {
  /** Unique in the page. */
  id: string
  choices: Choices
  permalink: string | undefined
}

/** A disclosure button with a list of links, which dropdown.browser.ts opens by click, hover, Enter or arrow keys. */
export function Dropdown({ id, choices, permalink }: DropdownProps) {
  const { description, icon, entries } = choices
  const holdsPage = !description && entries.some((entry) => findCurrent(entry, permalink))
  return (
    <div className={styles.dropdown} data-dropdown="">
      <button
        type="button"
        className={styles.button}
        aria-expanded={false}
        aria-controls={id}
        data-active={holdsPage || undefined}
      >
        {icon && <Icon name={icon} />}
        <ChoicesLabel {...choices} />
        <Icon name="chevronDown" size={12} />
      </button>
      <ul id={id} className={styles.list} hidden>
        {entries.map((entry) => (
          <li key={entry.href + entry.label}>
            <DropdownLink entry={entry} permalink={permalink} className={styles.entry} noteClassName={styles.note} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The name of choices, as read out and as shown; a single one says to everyone what it is a choice of. */
export function ChoicesLabel({ label, description, entries }: Choices) {
  return (
    <>
      {description && <span className={entries.length > 1 ? 'visually-hidden' : styles.kind}>{description}: </span>}
      {description ? (
        <span data-choices-label="" suppressHydrationWarning>
          {label}
        </span>
      ) : (
        label
      )}
    </>
  )
}
