'use client'

import { usePathname } from 'next/navigation'
import { Icon } from '@/components/ui/icon'
import { normalizePathname } from '@/lib/site/href'
import { findCurrent } from './active-path'
import styles from './drawer.module.css'
import { type DropdownEntry, DropdownLink } from './navbar-link.client'

interface DrawerGroupProps {
  label: string
  /** Names the choices to those who cannot see them; the label alone when missing. */
  description?: string
  entries: DropdownEntry[]
}

/** A dropdown as the drawer shows it: opens in place, and is open from the start when it holds the page. */
export function DrawerGroup({ label, description, entries }: DrawerGroupProps) {
  const pathname = normalizePathname(usePathname())
  // A version or language of the current page is a choice, not a place.
  const holdsPage = entries.some((entry) => entry.current === undefined && findCurrent(entry, pathname))
  return (
    <details open={holdsPage}>
      <summary>
        {description && <span className="visually-hidden">{description}: </span>}
        {label}
        <Icon name="chevronDown" size={12} />
      </summary>
      <ul>
        {entries.map((entry) => (
          <li key={entry.href + entry.label}>
            <DropdownLink entry={entry} noteClassName={styles.note} />
          </li>
        ))}
      </ul>
    </details>
  )
}
