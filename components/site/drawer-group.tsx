import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link.client'
import styles from './drawer.module.css'
import type { DropdownEntry } from './dropdown.client'

/** A dropdown of the navbar as the drawer shows it: a group that opens in place. */
export function DrawerGroup({ label, entries }: { label: string; entries: DropdownEntry[] }) {
  return (
    <li className={styles.group}>
      <details>
        <summary>
          {label}
          <Icon name="chevronDown" size={12} />
        </summary>
        <ul>
          {entries.map((entry) => (
            <li key={entry.label}>
              <Link
                href={entry.href}
                lang={entry.lang}
                aria-current={entry.current ? 'true' : undefined}
                {...(entry.onPick && { onClick: entry.onPick })}
              >
                {entry.label}
                {entry.note && <span className={styles.note}>{entry.note}</span>}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </li>
  )
}
