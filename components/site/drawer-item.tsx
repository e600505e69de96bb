import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link.client'
import type { ResolvedNavbarItem } from '@/lib/content/navbar'
import styles from './drawer.module.css'
import type { DropdownEntry } from './dropdown.client'
import { listChoices, NavbarItem } from './navbar-item'

interface DrawerItemProps {
  item: ResolvedNavbarItem
  otherBases: string[]
}

/** One entry of the navbar as the drawer shows it: dropdowns become groups that open in place. */
export function DrawerItem({ item, otherBases }: DrawerItemProps) {
  switch (item.type) {
    case 'search':
    case 'separator':
      return null
    case 'link':
      return (
        <li className={styles.item}>
          <NavbarItem item={item} otherBases={otherBases} />
        </li>
      )
    case 'dropdown':
      return <DrawerGroup label={item.label} entries={item.items} />
    case 'docsVersionDropdown':
    case 'localeDropdown':
      return <DrawerGroup label={item.label} entries={listChoices(item)} />
  }
}

function DrawerGroup({ label, entries }: { label: string; entries: DropdownEntry[] }) {
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
              <Link href={entry.href} lang={entry.lang} aria-current={entry.current ? 'true' : undefined}>
                {entry.label}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </li>
  )
}
